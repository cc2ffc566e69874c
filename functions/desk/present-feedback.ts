import type { GivenFeedback } from '#shared/contract/desk/feedback'
import { locationOf } from '#shared/locations/index'
import { isMailable } from '#shared/rules/mail-letter'
import { fromCents } from '#shared/rules/money'
import { senderOf } from '../mail/sender'
import type { OrderRecord } from '../orders/records'
import type { Given } from './store-feedback'

/** Whether a mail would reach the guest of an order. */
export const isReachable = ({ customer, location }: OrderRecord): boolean =>
  isMailable(customer.email.trim()) && senderOf(locationOf(location)) !== undefined

/** What a customer said as the desk shows it. */
export const presentFeedback = ({ feedback, order }: Given): GivenFeedback => ({
  id: feedback.id,
  at: feedback.at,
  rating: feedback.rating,
  comment: feedback.comment,
  trigger: feedback.trigger,
  answered: feedback.answered ?? null,
  canAnswer: feedback.answered === undefined && isReachable(order),
  order: {
    id: order.id,
    ticketNumber: order.ticketNumber,
    createdAt: order.createdAt,
    completedAt: order.completedAt ?? null,
    status: order.status,
    orderType: order.orderType,
    total: fromCents(order.totalCents),
    customerName: order.customer.name,
    items: order.lines.map(({ name, quantity }) => ({ name, quantity })),
  },
})
