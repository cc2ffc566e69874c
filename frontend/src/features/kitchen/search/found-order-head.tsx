import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import type { FoundOrder } from '#shared/kitchen/search-contract'
import { formatTicketPayment, getPaymentDue } from '#shared/payments/payment-text'
import { formatDecimal } from '#shared/platform/money'
import { usePolicy } from '#base/location/location'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { PhoneLink } from '../tickets/order-info'
import { getStageName } from '../tickets/tickets'
import { useTimes } from '../tickets/times'

const paymentColors = { paid: 'success.fg', failed: 'danger.fg', 'to-pay': undefined, returned: 'fg.muted' } as const

/** Whether the order is paid, or what to take. A test site takes no payments. */
function PaymentLine({ order }: { readonly order: FoundOrder }) {
  const { payment } = useWords().tickets
  if (usePolicy().payment === 'rehearsed') return null
  return (
    <Box fontWeight="medium" color={paymentColors[getPaymentDue(order)]}>
      {formatTicketPayment(order, payment)}
    </Box>
  )
}

/** Who ordered what, its state, and how it is paid. */
export function FoundOrderHead({ order }: { readonly order: FoundOrder }) {
  const { tickets: words } = useWords()
  const { byPhone } = useDialogWords().search
  const { moment } = useTimes()
  const { ticketNumber, customerInfo, orderType, createdAt, items, total, source } = order
  return (
    <>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Heading as="h2" size="md">
          #{ticketNumber} · {customerInfo.name || words.guest}
        </Heading>
        <Box fontWeight="bold">{formatDecimal(total)}</Box>
      </Flex>
      <Box color="fg.muted">
        {getStageName(order, words)} · {words.orderTypes[orderType]} · {moment(createdAt)}
        {source === 'phone' && ` · ${byPhone}`}
      </Box>
      <PaymentLine order={order} />
      <Flex
        gap="4"
        wrap="wrap"
        overflowWrap="anywhere"
        css={{ '& a': { display: 'inline-flex', alignItems: 'center', gap: '1.5' } }}
      >
        {customerInfo.phone && <PhoneLink phone={customerInfo.phone} />}
        {customerInfo.email}
      </Flex>
      <Box mt="2">{items.map(({ quantity, menuItem }) => `${quantity}× ${menuItem.name}`).join(', ')}</Box>
    </>
  )
}
