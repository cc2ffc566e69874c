import { Box } from '@chakra-ui/react/box'
import type { Cart } from '#shared/orders/cart/cart-lines'
import type { Order } from '#shared/orders/contract'
import { formatDecimal } from '#shared/platform/money'
import { usePolicy } from '#base/location/location'
import { useDialogWords } from '#base/language/use-dialog-words'
import { DraftTotals } from './draft-totals'
import { calculateEditedTotals, formatPaymentConsequence } from './edit-preview'

type EditOutcomeProps = { readonly order: Order; readonly cart: Cart }

/** What the order will cost, and what that means for its payment, before anything is saved. */
export function EditOutcome({ order, cart }: EditOutcomeProps) {
  const { editing: words } = useDialogWords()
  const { delivery } = usePolicy()
  const totals = calculateEditedTotals(order, cart, delivery)
  const consequence = formatPaymentConsequence(order, totals.totalCents, words)
  return (
    <Box>
      <DraftTotals totals={totals} />
      <Box mt="1" fontSize="sm" color="fg.muted">
        {words.totalWas(formatDecimal(order.total))}
      </Box>
      <Box role="status" fontWeight="semibold">
        {consequence && (
          <Box mt="3" p="3" bg="warning.subtle" color="warning.fg" borderRadius="lg">
            {consequence}
          </Box>
        )}
      </Box>
    </Box>
  )
}
