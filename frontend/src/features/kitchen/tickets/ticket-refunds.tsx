import { Box } from '@chakra-ui/react/box'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import type { Refund } from '#shared/payments/contract'
import { refundReasons } from '#shared/payments/refunds'
import { formatDecimal } from '#shared/platform/money'

const listNames = (items: readonly TicketLine[], lineIds: readonly string[]): string =>
  items
    .filter(({ id }) => lineIds.includes(id))
    .map(({ menuItem }) => menuItem.name)
    .join(', ')

const refundTexts = {
  card: 'Refunded to the card',
  cash: 'Refunded in cash',
  code: 'Refunded with a code',
} as const satisfies Record<Refund['to'], string>

/** The refunds of a ticket, each with its dishes, amount and reason. */
export const TicketRefunds = ({ ticket: { orderItems, refunds = [] } }: { readonly ticket: Ticket }) =>
  refunds.map(({ lines, amount, reason, to, at, isFailed }) => (
    <Box key={at} color={isFailed ? 'danger.fg' : undefined}>
      {isFailed ? 'Refund failed' : refundTexts[to]}: {listNames(orderItems, lines) || 'the order'},{' '}
      {formatDecimal(amount)} ({refundReasons[reason]})
    </Box>
  ))
