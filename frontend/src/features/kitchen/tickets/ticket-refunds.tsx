import { Box } from '@chakra-ui/react/box'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import type { Refund } from '#shared/payments/contract'
import { wasteReasons } from '#shared/inventory/waste'
import { formatRefundedDishes, refundReasons } from '#shared/payments/refunds'
import { formatDecimal } from '#shared/platform/money'

const findName = (items: readonly TicketLine[], lineId: string): string | undefined =>
  items.find(({ id }) => id === lineId)?.menuItem.name

const refundTexts = {
  card: 'Refunded to the card',
  cash: 'Refunded in cash',
  code: 'Refunded with a code',
} as const satisfies Record<Refund['to'], string>

/** The refunds of a ticket, each with its dishes, amount and reason. */
export const TicketRefunds = ({ ticket: { orderItems, refunds = [] } }: { readonly ticket: Ticket }) =>
  refunds.map((refund) => (
    <Box key={refund.at} color={refund.isFailed ? 'danger.fg' : undefined}>
      {refund.isFailed ? 'Refund failed' : refundTexts[refund.to]}:{' '}
      {formatRefundedDishes(orderItems, refund) || 'the order'}, {formatDecimal(refund.amount)} (
      {refundReasons[refund.reason]})
    </Box>
  ))

/** The dishes of a ticket that were made again, each with the reason. */
export const TicketWastes = ({ ticket: { orderItems, wastes = [] } }: { readonly ticket: Ticket }) =>
  wastes.map(({ lines, reason, at }) => (
    <Box key={at}>
      Made again ({wasteReasons[reason]}):{' '}
      {lines
        .map(({ lineId, quantity }) => `${quantity}× ${findName(orderItems, lineId) ?? 'a dish that was removed'}`)
        .join(', ')}
    </Box>
  ))
