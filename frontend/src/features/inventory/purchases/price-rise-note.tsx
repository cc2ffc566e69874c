import { Box } from '@chakra-ui/react/box'
import { useWatch } from 'react-hook-form'
import { describePriceRise } from '#shared/inventory/price-rise'
import { centsToDecimal } from '#shared/platform/money'
import { parseTypedCents } from '#shared/platform/typed-amount'

type PriceRiseNoteProps = {
  /** The field of the received price. */
  readonly field: string
  readonly item: { readonly name: string; readonly unit: string }
  /** The price before. */
  readonly before: string
}

/** Names a price that rose a lot, before it is saved. */
export function PriceRiseNote({ field, item, before }: PriceRiseNoteProps) {
  const typed: unknown = useWatch({ name: field })
  const cents = typeof typed === 'string' ? parseTypedCents(typed) : null
  const text = cents === null ? undefined : describePriceRise({ ...item, before, after: centsToDecimal(cents) })
  return (
    <Box role="status" fontSize="sm" color="warning.fg" gridColumn="1 / -1">
      {text}
    </Box>
  )
}
