import { useQuery } from '@tanstack/react-query'
import { orderRoutes } from '#shared/orders/contract'
import { callApi } from '#base/api/client'
import { useInWindow } from '#base/browser/use-in-window'
import { usePendingPayment, type PendingPayment } from '#base/session/pending-payment'
import { ButtonLink } from '#ui/button'
import styles from './pending-payment-notice.module.css'

/** The unpaid order, and the way back to its payment page. */
function UnpaidOrder({ orderId }: PendingPayment) {
  const { data: order } = useQuery({
    queryKey: [orderRoutes.getOrder.path, orderId],
    queryFn: ({ signal }) => callApi(orderRoutes.getOrder, { params: { orderId }, signal }),
  })
  const isUnpaid = order?.payment !== undefined && order.paymentStatus === 'pending'
  const notice = useInWindow<HTMLDivElement>(isUnpaid)
  if (!isUnpaid) return null
  return (
    <div ref={notice} className={styles.notice}>
      Ticket {order.ticketNumber} is not paid yet, so the kitchen does not have it. Pay below. If you change the order
      before, it gets a new ticket, and nothing is charged for this one.
      <div className={styles.ways}>
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
