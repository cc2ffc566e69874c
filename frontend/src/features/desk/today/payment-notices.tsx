import { useQuery } from '@tanstack/react-query'
import { disputeRoutes } from '#shared/payments/disputes-contract'
import { formatFailedRefund } from '#shared/payments/payment-text'
import { freshLocationQuery } from '#base/api/location-query'
import { Button } from '#ui/chakra/button'
import {
  formatDispute,
  formatDisputeDetails,
  SubmitEvidenceButton,
  takesEvidence,
  useFailedRefunds,
} from '#features/kitchen'
import { useDeskLocation } from '../desk-location'
import { Loaded } from '../form/loaded'
import { TodayNotice } from './today-panel'

const seeOrder = (orderId: string) => ({ href: `/orders/${orderId}/tracking`, text: 'See the order' })

/** Refunds that did not reach the card, until the money was returned another way. */
export function FailedRefundsPanel() {
  const { code } = useDeskLocation()
  const { query, markReturned, isSaving } = useFailedRefunds(code)
  return (
    <Loaded query={query} failed="Failed refunds could not be loaded." isInPanel loading={null}>
      {(failedRefunds) =>
        failedRefunds.map((refund) => (
          <TodayNotice
            key={refund.orderId}
            isAlert
            label={`Failed refund of ticket ${refund.ticketNumber}`}
            title={formatFailedRefund(refund)}
            actions={
              <li>
                <Button disabled={isSaving} onClick={() => markReturned(refund)}>
                  Returned
                </Button>
              </li>
            }
            link={seeOrder(refund.orderId)}
          />
        ))
      }
    </Loaded>
  )
}

const disputesQuery = freshLocationQuery(disputeRoutes.listDisputes)

/** Disputes of card payments that the banks have not decided, with the button that answers them. */
export function DisputesPanel() {
  const { code, timeZone } = useDeskLocation()
  return (
    <Loaded query={useQuery(disputesQuery(code))} failed="Disputes could not be loaded." isInPanel loading={null}>
      {(disputes) =>
        disputes.map(({ orderId, ticketNumber, dispute }) => (
          <TodayNotice
            key={orderId}
            isAlert
            label={`Dispute of ticket ${ticketNumber}`}
            title={`Ticket ${ticketNumber}: ${formatDispute(dispute)}`}
            actions={
              takesEvidence(dispute) && (
                <li>
                  <SubmitEvidenceButton orderId={orderId} />
                </li>
              )
            }
            link={seeOrder(orderId)}
          >
            <p>{formatDisputeDetails(dispute, timeZone)}</p>
          </TodayNotice>
        ))
      }
    </Loaded>
  )
}
