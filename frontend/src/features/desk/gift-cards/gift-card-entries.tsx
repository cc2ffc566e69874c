import { chakra } from '@chakra-ui/react/styled-system'
import type { GiftCardEntry } from '#shared/gift-cards/desk-contract'
import { formatDecimal } from '#shared/platform/money'
import { formatDateTime } from '#shared/platform/time'
import { useDeskLocation } from '../desk-location'

const movementNames = { bought: 'Bought', spent: 'Spent', returned: 'Returned', adjusted: 'Refunded' } as const

const Entries = chakra('ul', { base: { listStyle: 'none', mt: '3', fontVariantNumeric: 'tabular-nums' } })

function EntryRow({ entry }: { readonly entry: GiftCardEntry }) {
  const { timeZone } = useDeskLocation()
  const { at, kind, amount, ticketNumber, location } = entry
  return (
    <chakra.li display="flex" justifyContent="space-between" gap="3" py="1.5" borderTopWidth="1px">
      <span>
        {movementNames[kind]}
        {ticketNumber !== null && ` · ticket ${ticketNumber}, ${location}`}
        <chakra.span display="block" fontSize="sm" color="fg.muted">
          {formatDateTime(at, timeZone)}
        </chakra.span>
      </span>
      <span>{formatDecimal(amount)}</span>
    </chakra.li>
  )
}

/** The movements of a gift card, oldest first. */
export const GiftCardEntries = ({ entries }: { readonly entries: readonly GiftCardEntry[] }) => (
  <Entries aria-label="Movements">
    {entries.map((entry, index) => (
      <EntryRow key={index} entry={entry} />
    ))}
  </Entries>
)
