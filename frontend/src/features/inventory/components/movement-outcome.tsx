import { chakra } from '@chakra-ui/react/styled-system'
import type { Stock } from '#shared/contract/inventory'
import { formatAmountWithUnit } from '#base/amount-text'
import type { MovementOutcomePreview } from '../movement-form'
import { formatDishesMadeUnavailable } from '../taken-off'

type MovementOutcomeProps = {
  readonly stock: Stock | undefined
  readonly outcome: MovementOutcomePreview
  readonly takenOff: readonly string[]
}

/** What is there now, and what will be, before anything is sent. */
export function MovementOutcome({ stock, outcome, takenOff }: MovementOutcomeProps) {
  if (!stock) return null
  const isRefused = outcome !== undefined && 'refused' in outcome
  const isWarning = isRefused || takenOff.length > 0
  return (
    <chakra.p
      role="status"
      px="4"
      py="3"
      borderRadius="lg"
      fontVariantNumeric="tabular-nums"
      bg={isWarning ? 'warning.subtle' : 'bg.raised'}
      color={isWarning ? 'warning.fg' : 'fg.muted'}
    >
      In stock: {formatAmountWithUnit(stock.currentStock, stock.item.unit)}.{' '}
      {outcome &&
        (isRefused ? outcome.refused : `Afterwards: ${formatAmountWithUnit(outcome.after, stock.item.unit)}.`)}
      {takenOff.length > 0 && <strong> {formatDishesMadeUnavailable(takenOff)}</strong>}
    </chakra.p>
  )
}
