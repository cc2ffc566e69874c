import { useQuery } from '@tanstack/react-query'
import { orderRoutes } from '#shared/orders/contract'
import { getPayableAmount } from '#shared/payments/payment-text'
import { formatDecimal } from '#shared/platform/money'
import { callApi } from '#base/api/client'
import { usePendingPayment, type PendingPayment } from '#base/session/pending-payment'
import { ButtonLink, getButtonClass } from '#ui/button'
import styles from './pending-payment-notice.module.css'

/** The unpaid order, and the way back to its payment page. */
function UnpaidOrder({ orderId }: PendingPayment) {
  const { data: order } = useQuery({
    queryKey: [orderRoutes.getOrder.path, orderId],
    queryFn: ({ signal }) => callApi(orderRoutes.getOrder, { params: { orderId }, signal }),
  })
  if (!order?.payment || order.paymentStatus !== 'pending') return null
  return (
    <div className={styles.notice}>
      Ticket {order.ticketNumber} is not paid yet, so the kitchen does not have it. If you send the dishes again, it is
      cancelled and nothing is charged for it.
      <div className={styles.ways}>
        <a className={getButtonClass({ size: 'sm' })} href={order.payment.url}>
          Pay {formatDecimal(getPayableAmount(order))}
        </a>
        <ButtonLink size="sm" variant="outline" href={`/orders/${orderId}/tracking`}>
          See the order
        </ButtonLink>
      </div>
    </div>
  )
}

/** Says that this browser has sent an order that is not paid. */
export function PendingPaymentNotice() {
  const pending = usePendingPayment()
  return <div role="status">{pending && <UnpaidOrder {...pending} />}</div>
}
