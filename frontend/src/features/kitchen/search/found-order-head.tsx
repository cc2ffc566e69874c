import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import type { FoundOrder } from '#shared/kitchen/search-contract'
import { formatTicketPayment, getPaymentDue } from '#shared/payments/payment-text'
import { formatDecimal } from '#shared/platform/money'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { PhoneLink, orderTypeLabels } from '../tickets/order-info'
import { stageNames } from '../tickets/stage-bar'
import { formatMoment } from '../tickets/tickets'

const paymentColors = { paid: 'success.fg', failed: 'danger.fg', 'to-pay': undefined, returned: 'fg.muted' } as const

/** Whether the order is paid, or what to take. A test site takes no payments. */
function PaymentLine({ order }: { readonly order: FoundOrder }) {
  if (usePolicy().payment === 'rehearsed') return null
  return (
    <Box fontWeight="medium" color={paymentColors[getPaymentDue(order)]}>
      {formatTicketPayment(order)}
    </Box>
  )
}

/** Who ordered what, its state, and how it is paid. */
export function FoundOrderHead({ order }: { readonly order: FoundOrder }) {
  const location = useLocationConfig()
  const { ticketNumber, customerInfo, orderType, kitchenStatus, createdAt, items, total, source } = order
  return (
    <>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Heading as="h2" size="md">
          #{ticketNumber} · {customerInfo.name || 'Guest'}
        </Heading>
        <Box fontWeight="bold">{formatDecimal(total)}</Box>
      </Flex>
      <Box color="fg.muted">
        {stageNames[kitchenStatus]} · {orderTypeLabels[orderType].label} · {formatMoment(location, createdAt)}
        {source === 'phone' && ' · by phone'}
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
