import { randomUUID } from 'node:crypto'
import { feedbackRoutes } from '#shared/feedback/contract'
import { formatFullName } from '#shared/accounts/contact'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { assertRatable, getFeedbackBonus, earnsFeedbackBonus, FEEDBACK_TEST_ORDER_ID } from '#shared/feedback/feedback'
import { getGiveAways } from '../loyalty/program/repository'
import type { OrderRecord } from '../orders/records'
import { getReader, isPlacer } from '../orders/access/order-readers'
import { canAccessOrder } from '../orders/present'
import { getOrder } from '../orders/repository'
import { logChange } from '../platform/change-log/change-log'
import { serve } from '../platform/serve'
import { getCallerAtLocation, type Caller } from '../platform/session/session'
import { saveFeedback } from './repository'

type Rater = { readonly user: Caller['user']; readonly now: Date }

/** Logs that staff rated an order, because the guest reads nothing of it. */
const logStaffRating = ({ location, id, ticketNumber }: OrderRecord, rating: number, { user, now }: Rater) =>
  logChange({
    locations: [location],
    kind: 'feedback',
    subjectId: id,
    title: `Ticket ${ticketNumber}: feedback of ${rating} of 5 stars by staff`,
    before: null,
    after: { orderId: id, ticketNumber, rating },
    by: user ? formatFullName(user) : 'Staff',
    now,
  }).steps

export const handler = serve(feedbackRoutes.giveFeedback, async ({ body, caller, site, now, storeResponse }) => {
  const isTrial = body.orderId.toUpperCase() === FEEDBACK_TEST_ORDER_ID && getPolicy(site).takesTestFeedback
  const order = isTrial ? undefined : await getOrder(body.orderId)
  if (order) assertRatable(order, canAccessOrder(order, caller))
  // Staff place the orders by phone.
  const byStaff =
    order !== undefined &&
    (!isPlacer(order, caller) || (order.source === 'phone' && getReader(order, caller) === 'staff'))
  const userId = getCallerAtLocation(caller, order?.location ?? site.code).user?.id
  const { visitorId } = caller
  const { ratingPercent: percent } = await getGiveAways()
  return saveFeedback({
    feedback: {
      type: 'Feedback',
      id: randomUUID(),
      orderId: order?.id ?? FEEDBACK_TEST_ORDER_ID,
      trigger: body.trigger,
      rating: body.rating,
      comment: body.comment ?? '',
      orderItems: body.orderItems ?? [],
      orderType: body.orderType,
      userId,
      ...(byStaff && { byStaff }),
      at: now.toISOString(),
    },
    isTrial,
    visitorId,
    bonus:
      !order || earnsFeedbackBonus(order, { userId, visitorId }) ? getFeedbackBonus(body.rating, percent) : undefined,
    location: order?.location,
    site: getPolicy(order ? getLocation(order.location) : site).codes,
    storeResponse: (answer) => [
      ...storeResponse(answer),
      ...(order && byStaff ? logStaffRating(order, body.rating, { user: caller.user, now }) : []),
    ],
  })
})
