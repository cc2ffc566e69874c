import { formatCount } from '#base/format'
import { useQuery } from '@tanstack/react-query'
import { isOpenReview } from '#shared/feedback/feedback'
import { getPolicy } from '#shared/locations/policy'
import { listPriceRises } from '#shared/inventory/price-rise'
import { useNow } from '#base/browser/use-now'
import { useChecklist } from '../checklist/use-checklist'
import { useDeskLocation } from '../desk-location'
import { useFeedback } from '../feedback/feedback-section'
import { deskPaths, getDishesWithPath } from '../paths'
import { itemChangesQuery } from '../desk-api'
import { IneffectiveSpecialsPanel } from '../specials/ineffective-specials'
import { TodayNotice } from './today-panel'
import { LeftOutsidePanel } from './left-outside-panel'
import { DisputesPanel, FailedRefundsPanel } from './payment-notices'
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
    <LeftOutsidePanel />
    <FailedRefundsPanel />
    <DisputesPanel />
    <BadReviewsPanel />
    <PriceRisesPanel />
    <IneffectiveSpecialsPanel />
  </>
)
