import { formatAmountWithUnit } from '#base/amount-text'
import { Box } from '@chakra-ui/react/box'
import { getCountDifference } from './count'
import type { CountLine } from './count'

/** How a count stands to the books, in words. */
export function CountDifference({ line, unit }: { readonly line: CountLine; readonly unit: string }) {
  const difference = getCountDifference(line)
  if (difference === undefined) return null
  if (difference === 0) return <Box color="success.fg">As expected</Box>
  const amount = formatAmountWithUnit(Math.abs(difference) / 100, unit)
  return <Box color="warning.fg">{difference < 0 ? `${amount} missing` : `${amount} more`}</Box>
}
