import { Box } from '@chakra-ui/react/box'
import type { Stock } from '#shared/inventory/contract'
import { formatCents } from '#shared/platform/money'
import { formatAmountWithUnit } from '#base/format'
import { getCountDifference, getDifferenceCents, type CountLine } from './count'

type CountDifferenceProps = { readonly line: CountLine; readonly item: Stock['item'] }

/** Says how a count differs from the expected stock, and what that is worth. */
export function CountDifference({ line, item }: CountDifferenceProps) {
  const difference = getCountDifference(line)
  if (difference === undefined) return null
  if (difference === 0) return <Box color="success.fg">As expected</Box>
  const amount = formatAmountWithUnit(Math.abs(difference) / 100, item.unit)
  const cents = getDifferenceCents(line, item)
  return (
    <Box color="warning.fg">
      {difference < 0 ? `${amount} missing` : `${amount} more`}
      {cents !== undefined && `, ${formatCents(Math.abs(cents))}`}
    </Box>
  )
}
