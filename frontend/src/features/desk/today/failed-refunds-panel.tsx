import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { formatFailedRefund } from '#shared/payments/payment-text'
import { useFailedRefunds } from '#features/kitchen'
import { useDeskLocation } from '../desk-location'
import { TodayNotice } from './unavailable-panels'

/** Refunds that did not reach the card, until the money was returned another way. */
export function FailedRefundsPanel() {
  const { code } = useDeskLocation()
  const { failedRefunds = [], markReturned, isSaving } = useFailedRefunds(code)
  return failedRefunds.map((refund) => (
    <TodayNotice key={refund.orderId} role="alert" aria-label={`Failed refund of ticket ${refund.ticketNumber}`}>
      <strong>{formatFailedRefund(refund)}</strong>
      <menu>
        <li>
          <Button disabled={isSaving} onClick={() => markReturned(refund)}>
            Returned
          </Button>
        </li>
        <li>
          <Button asChild variant="outline">
            <Link href={`/orders/${refund.orderId}/tracking`}>See the order</Link>
          </Button>
        </li>
      </menu>
    </TodayNotice>
  ))
}
