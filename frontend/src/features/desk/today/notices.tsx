import { formatCount } from '#base/format'
import { Button } from '#ui/chakra/button'
import { useQuery } from '@tanstack/react-query'
import { isOpenReview } from '#shared/feedback/feedback'
import { getPolicy } from '#shared/locations/policy'
import { disputeRoutes } from '#shared/payments/disputes-contract'
import { formatFailedRefund } from '#shared/payments/payment-text'
import { listPriceRises } from '#shared/inventory/price-rise'
import { freshLocationQuery } from '#base/api/location-query'
import { useNow } from '#base/browser/use-now'
import {
  formatDispute,
  formatDisputeDetails,
  SubmitEvidenceButton,
  takesEvidence,
  useFailedRefunds,
} from '#features/kitchen'
import { useChecklist } from '../checklist/use-checklist'
import { useDeskLocation } from '../desk-location'
import { useFeedback } from '../feedback/feedback-section'
import { deskPaths, getDishesWithPath } from '../paths'
import { itemChangesQuery } from '../desk-api'
import { TodayNotice } from './today-panel'
import { PausedOrdersPanel } from './unavailable-panels'

/** What an owner of a live site has not signed yet. */
function ChecklistPanel() {
  const location = useDeskLocation()
  const { data } = useChecklist()
  const open = data?.items.filter(({ isSigned }) => !isSigned) ?? []
  if (open.length === 0 || getPolicy(location).showsSampleFacts) return null
  return (
    <TodayNotice
      label="Before opening"
      title={`${open.length === 1 ? 'One thing is' : `${open.length} things are`} still to check before you open`}
      link={{ href: deskPaths.checklist, text: 'Open the checklist', isMain: true }}
    >
      <p>
        {open.some(({ id }) => id === 'allergens')
          ? 'Guests read “not declared” instead of the sample menu’s allergens.'
          : 'What came with the sample menu may not be yours.'}
      </p>
    </TodayNotice>
  )
}

const seeOrder = (orderId: string) => ({ href: `/orders/${orderId}/tracking`, text: 'See the order' })

/** Refunds that did not reach the card, until the money was returned another way. */
export function FailedRefundsPanel() {
  const { code } = useDeskLocation()
  const { failedRefunds = [], markReturned, isSaving } = useFailedRefunds(code)
  return failedRefunds.map((refund) => (
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

const disputesQuery = freshLocationQuery(disputeRoutes.listDisputes)

/** Disputes of card payments that the banks have not decided, with the button that answers them. */
export function DisputesPanel() {
  const { code, timeZone } = useDeskLocation()
  const { data: disputes = [] } = useQuery(disputesQuery(code))
  return disputes.map(({ orderId, ticketNumber, dispute }) => (
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

const SHOWN_DAYS = 7
const DAY_MS = 86_400_000

/** Returns when the time began of which the notices below speak. */
const useShownSince = (): string => new Date(useNow().getTime() - SHOWN_DAYS * DAY_MS).toISOString()

/** Bad reviews of the last days that wait for an answer or a refund. */
export function BadReviewsPanel() {
  const since = useShownSince()
  const pages = useFeedback('newest').data?.pages ?? []
  const waiting = pages.flatMap(({ entries }) => entries).filter((review) => review.at >= since && isOpenReview(review))
  if (waiting.length === 0) return null
  return (
    <TodayNotice
      label="Bad reviews"
      title={waiting.length === 1 ? 'A guest was unhappy' : `${waiting.length} guests were unhappy`}
      link={{ href: deskPaths.feedback, text: 'Answer or refund' }}
    >
      {waiting.map(({ id, rating, comment, order }) => (
        <p key={id}>
          {[formatCount(rating, 'star'), `ticket ${order.ticketNumber}`, order.customerName].filter(Boolean).join(', ')}
          : {comment || 'no comment'}
        </p>
      ))}
    </TodayNotice>
  )
}

/** The costs of ingredients that rose in the last days. Nothing where none did. */
function PriceRisesPanel() {
  const { data: changes = [] } = useQuery(itemChangesQuery(useDeskLocation().code))
  const rises = listPriceRises(changes, useShownSince())
  if (rises.length === 0) return null
  return (
    <TodayNotice
      label="Dearer deliveries"
      title={`Prices rose in the last ${SHOWN_DAYS} days`}
      link={{
        href: getDishesWithPath(rises.map(({ itemId }) => itemId)),
        text: 'Check your prices',
      }}
    >
      {rises.map(({ itemId, text }) => (
        <p key={itemId}>{text}</p>
      ))}
    </TodayNotice>
  )
}

/** What needs the owner now, above the figures of the day. */
export const TodayNotices = () => (
  <>
    <ChecklistPanel />
    <PausedOrdersPanel />
    <FailedRefundsPanel />
    <DisputesPanel />
    <BadReviewsPanel />
    <PriceRisesPanel />
  </>
)
