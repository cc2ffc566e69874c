import type { FeedbackWithOrder } from '#shared/contract/desk/feedback'
import { getLocation } from '#shared/locations/index'
import { isMailableAddress } from '#shared/rules/mail-letter'
import { centsToDecimal } from '#shared/rules/money'
import { findMailSender } from '../mail/sender'
import type { OrderRecord } from '../orders/records'
import type { FeedbackRow } from './store-feedback'

/** Whether a mail would reach the guest of an order. */
export const canReceiveMail = ({ customer, location }: OrderRecord): boolean =>
  isMailableAddress(customer.email.trim()) && findMailSender(getLocation(location)) !== undefined

/** What a customer said as the desk shows it. */
export const presentFeedback = ({ feedback, order }: FeedbackRow): FeedbackWithOrder => ({
  id: feedback.id,
  at: feedback.at,
  rating: feedback.rating,
  comment: feedback.comment,
  trigger: feedback.trigger,
  answered: feedback.answered ?? null,
  canAnswer: feedback.answered === undefined && canReceiveMail(order),
  order: {
    id: order.id,
    ticketNumber: order.ticketNumber,
    createdAt: order.createdAt,
    completedAt: order.completedAt ?? null,
    status: order.status,
    orderType: order.orderType,
    total: centsToDecimal(order.totalCents),
    customerName: order.customer.name,
    items: order.lines.map(({ name, quantity }) => ({ name, quantity })),
  },
})
