import { Box } from '@chakra-ui/react/box'
import type { Order } from '#shared/orders/contract'
import { formatCents, formatDecimal, type OrderTotals } from '#shared/platform/money'
import { useDialogWords } from '#base/language/use-dialog-words'
import { DraftTotals } from '../draft-totals'
import { formatPaymentConsequence } from './edit-preview'

type EditOutcomeProps = { readonly order: Order; readonly totals: OrderTotals }

/** What the order will cost, before anything is saved. */
export const EditOutcome = ({ order, totals }: EditOutcomeProps) => (
  <Box>
    <DraftTotals totals={totals} />
    <Box mt="1" fontSize="sm" color="fg.muted">
      {useDialogWords().editing.totalWas(formatDecimal(order.total))}
    </Box>
  </Box>
)

/** The new total and what it means for an online payment, which stay in view. */
export function EditConsequence({ order, totals }: EditOutcomeProps) {
  const { editing: words } = useDialogWords()
  const consequence = formatPaymentConsequence(order, totals.totalCents, words)
  return (
    <Box role="status" flexBasis="100%" fontWeight="semibold">
      {words.total} {formatCents(totals.totalCents)}
      {consequence && <Box color="warning.fg">{consequence}</Box>}
    </Box>
  )
}
