import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { findLocation } from '#shared/locations/index'
import type { LostDispute } from '#shared/numbers/order-list-contract'
import { formatTime } from '#shared/platform/time'
import { SheetRow } from '../figure-lists'
import { formatMoney, formatWeekdayDate, parseSignedCents } from '../figures'
import type { ReturnsProps } from './use-returns'

type ReturnEntryProps = Pick<ReturnsProps, 'location' | 'timeZone'> & {
  readonly entry: LostDispute
  /** How the money went, and who did it. */
  readonly how: string
  readonly children?: ReactNode
}

/** An entry of a list: its ticket and amount, then the location of a group, when and how. */
export const ReturnEntry = ({ location, timeZone, entry, how, children }: ReturnEntryProps) => (
  <li>
    <SheetRow>
      <b>
        <chakra.a href={`/orders/${entry.orderId}/tracking`} color="accent.fg" textDecoration="underline">
          Ticket {entry.ticketNumber}
        </chakra.a>
      </b>
      <b>{formatMoney(parseSignedCents(entry.amount))}</b>
    </SheetRow>
    <chakra.small color="fg.muted" fontSize="sm">
      {location === 'all' && `${findLocation(entry.location)?.name ?? entry.location}, `}
      {formatWeekdayDate(entry.date)}, {formatTime(entry.at, timeZone)}, {how}
    </chakra.small>
    {children}
  </li>
)
