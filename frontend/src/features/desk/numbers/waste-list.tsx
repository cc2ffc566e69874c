import { chakra } from '@chakra-ui/react/styled-system'
import type { WasteEntry } from '#shared/contract/numbers'
import { findLocation } from '#shared/locations/index'
import { SheetList, SheetRow } from './sheet-list'
import { parseSignedCents, formatMoney } from './sums'

type WasteListProps = {
  readonly thrownAway: readonly WasteEntry[]
  readonly timeZone: string
  /** Of several locations, so that each says which. */
  readonly isGroup: boolean
}

/** What was thrown away, each at what it counted. */
export function WasteList({ thrownAway, timeZone, isGroup }: WasteListProps) {
  if (thrownAway.length === 0) return <chakra.p color="fg.muted">Nothing was thrown away on this day.</chakra.p>
  const timeText = (at: string) =>
    new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  return (
    <SheetList>
      {thrownAway.map(({ at, location, item, unit, quantity, amount, reason, by }, index) => (
        <li key={`${at} ${index}`}>
          <SheetRow>
            <b>
              {quantity} {unit ?? ''} {item ?? 'units'}
            </b>
            <b>{formatMoney(parseSignedCents(amount))}</b>
          </SheetRow>
          <chakra.small color="fg.muted" fontSize="sm">
            {isGroup && `${findLocation(location)?.name ?? location}, `}
            {timeText(at)}, {reason}
            {by === null ? ', sample' : `, ${by}`}
            {amount.startsWith('-') && ', taken back'}
          </chakra.small>
        </li>
      ))}
    </SheetList>
  )
}
