import { Box } from '@chakra-ui/react/box'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { formatRefundedDishes } from '#shared/payments/refunds'
import { formatDecimal } from '#shared/platform/money'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'

function findName(items: readonly TicketLine[], lineId: string): string | undefined {
  const line = items.find(({ id }) => id === lineId)
  return line && formatDishName(line)
}

/** The refunds of a ticket, each with its dishes, amount and reason. */
export function TicketRefunds({ ticket: { orderItems, refunds = [] } }: { readonly ticket: Ticket }) {
  const { dialogs, refunds: words } = useDialogWords()
  const { details } = dialogs
  return refunds.map((refund) => (
    <Box key={refund.at} color={refund.isFailed ? 'danger.fg' : undefined}>
      {refund.isFailed ? details.refundFailed : details.refundedTo[refund.to]}:{' '}
      {formatRefundedDishes(orderItems, refund, formatDishName) || details.theOrder}, {formatDecimal(refund.amount)} (
      {words.reasons[refund.reason]})
    </Box>
  ))
}

/** The dishes of a ticket that were made again, each with the reason. */
export function TicketWastes({ ticket: { orderItems, wastes = [] } }: { readonly ticket: Ticket }) {
  const { wasteReasons } = useWords().tickets
  const { details } = useDialogWords().dialogs
  return wastes.map(({ lines, reason, at }) => (
    <Box key={at}>
      {details.madeAgain(wasteReasons[reason])}:{' '}
      {lines
        .map(({ lineId, quantity }) => `${quantity}× ${findName(orderItems, lineId) ?? details.removedDish}`)
        .join(', ')}
    </Box>
  ))
}
