import * as z from 'zod/mini'
import { userKey } from '#functions/accounts/user-repository'
import { CodeRecord, codeKeys } from '#functions/payments/records'
import { FeedbackRecord, feedbackKeys } from '#functions/feedback/records'
import { mailKeys } from '#functions/notifications/records'
import type { MailRequest } from '#functions/notifications/records'
import { OrderRecord, orderKeys } from '#functions/orders/records'
import { getItem } from '#functions/platform/table/table'
import type { Key } from '#functions/platform/table/table'
import { getLocation } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { createFeedbackReplyMail, createRefundMail } from '#shared/notifications/mail-templates'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { createOrderMail, createRewardMail } from '#shared/notifications/order-mail'
import type { MailContext, MailMessage } from '#shared/notifications/order-mail'
import { isQuickCancellation } from '#shared/notifications/mail-delivery'

/** A mail, written from the records as they are now. */
export type MailContent = {
  /** The order or code that it is about. */
  readonly id: string
  readonly key: Key
  readonly to: string
  readonly location: Location
  readonly letter: (where: MailContext) => MailMessage
  /** Whether another mail says it all. */
  readonly isSuperseded: boolean
}

type Of<About extends MailRequest['about']> = Extract<MailRequest, { readonly about: About }>

async function orderWith(id: string): Promise<OrderRecord | undefined> {
  const item = await getItem(orderKeys.order(id))
  return item && OrderRecord.parse(item)
}

const toCustomer = (order: OrderRecord, name: string, letter: MailContent['letter']): MailContent => ({
  id: order.id,
  key: mailKeys.ofOrder(order.id, name),
  to: order.customer.email.trim(),
  location: getLocation(order.location),
  letter,
  isSuperseded: false,
})

/**
 * An order that was placed and cancelled at once has one mail: both share one record, and the
 * receipt gives way.
 */
function ofOrder({ kind, name }: Of<'order'>, order: OrderRecord): MailContent {
  const isQuick = isQuickCancellation(order)
  const recordedAs = kind === 'cancelled' && isQuick ? 'receipt' : name
  const content = toCustomer(order, recordedAs, (where) => createOrderMail(kind, order, where))
  return { ...content, isSuperseded: kind === 'receipt' && isQuick }
}

function ofRefund({ place, name }: Of<'refund'>, order: OrderRecord): MailContent | undefined {
  const refund = order.refunds?.[place]
  return refund && toCustomer(order, name, (where) => createRefundMail(order, refund, where))
}

async function ofAnswer({ trigger, name }: Of<'answer'>, order: OrderRecord): Promise<MailContent | undefined> {
  const item = await getItem(feedbackKeys.given(order.id, trigger))
  const { answered, ...said } = item ? FeedbackRecord.parse(item) : {}
  if (!answered || !('rating' in said)) return undefined
  return toCustomer(order, name, (where) => createFeedbackReplyMail(order, { ...said, answer: answered.text }, where))
}

const Profile = z.object({ email: z._default(z.string(), '') })

async function ofReward({ code: id, name }: Of<'reward'>): Promise<MailContent | undefined> {
  const item = await getItem(codeKeys.code(id))
  const code = item && CodeRecord.parse(item)
  if (code?.ownerId === undefined || code.location === undefined) return undefined
  const profile = await getItem(userKey(code.ownerId))
  return {
    id: normalizeDiscountCode(code.code),
    key: mailKeys.ofCode(code.code, name),
    to: profile ? Profile.parse(profile).email.trim() : '',
    location: getLocation(code.location),
    letter: (where) => createRewardMail(code, where),
    isSuperseded: false,
  }
}

/**
 * The mail that a request asks for; undefined where there is nothing to send any more, as after an
 * erasure.
 */
export async function composeMail(request: MailRequest): Promise<MailContent | undefined> {
  if (request.about === 'reward') return ofReward(request)
  const order = await orderWith(request.orderId)
  if (!order) return undefined
  switch (request.about) {
    case 'order':
      return ofOrder(request, order)
    case 'refund':
      return ofRefund(request, order)
    case 'answer':
      return ofAnswer(request, order)
  }
}
