import { FeedbackRecord } from '#functions/feedback/records'
import { getCurrentLocation } from '#functions/locations/state/current-location'
import { alertLocationOwner } from '#functions/notifications/alert-location-owner'
import { getOrder } from '#functions/orders/repository'
import { handleEachChange } from '#functions/platform/event-handlers'
import { FEEDBACK_TEST_ORDER_ID, isBadRating } from '#shared/feedback/feedback'

/**
 * Alerts the owner of a bad review, without the guest's words: the recipients are not verified
 * (docs/product/feedback.md#bad-reviews).
 */
export const handler = handleEachChange('alert-bad-reviews', async ({ before, after }) => {
  if (!after) return
  const { id, orderId, rating, byStaff } = FeedbackRecord.parse(after)
  // An answer changes it; another id is the guest's, in the place of one by staff.
  if (before?.['id'] === id) return
  if (!isBadRating(rating) || orderId === FEEDBACK_TEST_ORDER_ID) return
  const { location: code, ticketNumber } = await getOrder(orderId)
  const location = await getCurrentLocation(code)
  const stars = rating === 1 ? '1 star' : `${rating} stars`
  await alertLocationOwner(location, {
    kind: 'bad-review',
    mark: byStaff ? `review ${orderId} by staff` : `review ${orderId}`,
    subject: `${stars} at ${location.name}: ticket ${ticketNumber}`,
    what: `${byStaff ? 'For a guest, staff' : 'A guest'} gave ticket ${ticketNumber} ${stars} of 5.`,
    impact: 'Guests who hear back the same day often come again.',
    firstStep: 'Read the review on the first page of the desk. There you answer by mail, or refund.',
  })
})
