import { BadReviewsPanel } from './bad-reviews-panel'
import { ChecklistPanel } from './checklist-panel'
import { DisputesPanel } from './disputes-panel'
import { FailedRefundsPanel } from './failed-refunds-panel'
import { PriceRisesPanel } from './price-rises-panel'
import { PausedOrdersPanel } from './unavailable-panels'

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
