import { chakra } from '@chakra-ui/react/styled-system'
import type { Stock } from '#shared/contract/inventory'
import type { Outcome } from '../movement-form'
import { amountText } from '../words'

type MovementOutcomeProps = { readonly stock: Stock | undefined; readonly outcome: Outcome }

/** What is there now, and what will be, before anything is sent. */
export function MovementOutcome({ stock, outcome }: MovementOutcomeProps) {
  if (!stock) return null
  const isRefused = outcome !== undefined && 'refused' in outcome
  return (
    <chakra.p
      role="status"
      px="4"
      py="3"
      borderRadius="lg"
      fontVariantNumeric="tabular-nums"
      bg={isRefused ? 'warning.subtle' : 'bg.raised'}
      color={isRefused ? 'warning.fg' : 'fg.muted'}
    >
      In stock: {amountText(stock.currentStock, stock.item.unit)}.{' '}
      {outcome && (isRefused ? outcome.refused : `Afterwards: ${amountText(outcome.after, stock.item.unit)}.`)}
    </chakra.p>
  )
}
