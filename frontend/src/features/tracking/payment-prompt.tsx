import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Text } from '@chakra-ui/react/text'
import type { Order } from '#shared/orders/contract'
import type { OrderPayment } from '#shared/payments/contract'
import { formatDecimal } from '#shared/platform/money'
import { formatTime } from '#shared/platform/time'

type PaymentPromptProps = {
  readonly order: Pick<Order, 'total'>
  readonly payment: OrderPayment
  readonly timeZone: string
}

/** Leads the guest back to the payment page, which may have been left or lost. */
export const PaymentPrompt = ({ order, payment, timeZone }: PaymentPromptProps) => (
  <Box mt="6" p="4" bg="warning.subtle" borderRadius="xl">
    <Text color="warning.fg">
      We hold your order until {formatTime(payment.expiresAt, timeZone)}. Then it is cancelled, and nothing is charged.
    </Text>
    <Button asChild mt="4" size="lg" width={{ base: '100%', sm: 'auto' }}>
      <a href={payment.url}>Pay {formatDecimal(order.total)}</a>
    </Button>
  </Box>
)
