import { Box } from '@chakra-ui/react/box'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import type { Refund } from '#shared/payments/contract'
import { wasteReasons } from '#shared/kitchen/waste'
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

/** The dishes of a ticket that were made again, each with the reason. */
export const TicketWastes = ({ ticket: { orderItems, wastes = [] } }: { readonly ticket: Ticket }) =>
  wastes.map(({ lines, reason, at }) => (
    <Box key={at}>
      Made again ({wasteReasons[reason]}):{' '}
      {lines
        .map(({ lineId, quantity }) => `${quantity}× ${listNames(orderItems, [lineId]) || 'a dish that was removed'}`)
        .join(', ')}
    </Box>
  ))
