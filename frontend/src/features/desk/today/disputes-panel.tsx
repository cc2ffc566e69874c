import { Button } from '@chakra-ui/react/button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { disputeRoutes } from '#shared/payments/disputes-contract'
import { callApi } from '#base/api/client'
import { formatDispute, formatDisputeDetails, SubmitEvidenceButton, takesEvidence } from '#features/kitchen'
import { useDeskLocation } from '../desk-location'
import { TodayNotice } from './unavailable-panels'

/** Disputes of card payments that the banks have not decided, with the button that answers them. */
export function DisputesPanel() {
  const { code, timeZone } = useDeskLocation()
  const { data: disputes = [] } = useQuery({
    queryKey: [disputeRoutes.listDisputes.path, code],
    queryFn: () => callApi(disputeRoutes.listDisputes, { params: { location: code } }),
    refetchOnMount: 'always',
  })
  return disputes.map(({ orderId, ticketNumber, dispute }) => (
    <TodayNotice key={orderId} role="alert" aria-label={`Dispute of ticket ${ticketNumber}`}>
      <strong>
        Ticket {ticketNumber}: {formatDispute(dispute)}
      </strong>
      <p>{formatDisputeDetails(dispute, timeZone)}</p>
      <menu>
        {takesEvidence(dispute) && (
          <li>
            <SubmitEvidenceButton orderId={orderId} />
          </li>
        )}
        <li>
          <Button asChild variant="outline">
            <Link href={`/orders/${orderId}/tracking`}>See the order</Link>
          </Button>
        </li>
      </menu>
    </TodayNotice>
  ))
}
