import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from 'wouter'
import { useQuery } from '@tanstack/react-query'
import { orderRoutes } from '#shared/orders/contract'
import { getPayableAmount } from '#shared/payments/payment-text'
import { formatDecimal } from '#shared/platform/money'
import { callApi } from '#base/api/client'
import { usePendingPayment, type PendingPayment } from '#base/session/pending-payment'

/** The unpaid order, and the way back to its payment page. */
function UnpaidOrder({ orderId }: PendingPayment) {
  const { data: order } = useQuery({
    queryKey: [orderRoutes.getOrder.path, orderId],
    queryFn: ({ signal }) => callApi(orderRoutes.getOrder, { params: { orderId }, signal }),
  })
  if (!order?.payment || order.paymentStatus !== 'pending') return null
  return (
    <Box mb="5" p="4" bg="warning.subtle" color="warning.fg" borderRadius="xl">
      Ticket {order.ticketNumber} is not paid yet, so the kitchen does not have it. If you send the dishes again, it is
      cancelled and nothing is charged for it.
      <Flex mt="3" gap="3" wrap="wrap">
        <Button asChild size="sm">
          <a href={order.payment.url}>Pay {formatDecimal(getPayableAmount(order))}</a>
        </Button>
        <Button asChild size="sm" variant="outline">
          <Link href={`/orders/${orderId}/tracking`}>See the order</Link>
        </Button>
      </Flex>
    </Box>
  )
}

/** Says that this browser has sent an order that is not paid. */
export function PendingPaymentNotice() {
  const pending = usePendingPayment()
  return <Box role="status">{pending && <UnpaidOrder {...pending} />}</Box>
}
