import { amountText } from '#base/amount-text'
import { Box } from '@chakra-ui/react/box'
import { differenceOf } from './count'
import type { CountLine } from './count'

/** How a count stands to the books, in words. */
export function Difference({ line, unit }: { readonly line: CountLine; readonly unit: string }) {
  const difference = differenceOf(line)
  if (difference === undefined) return null
  if (difference === 0) return <Box color="success.fg">As expected</Box>
  const amount = amountText(Math.abs(difference) / 100, unit)
  return <Box color="warning.fg">{difference < 0 ? `${amount} missing` : `${amount} more`}</Box>
}
