import { FeedbackRecord, feedbackKeys } from '#functions/feedback/records'
import { mailKeys, type MailRequest } from '#functions/notifications/records'
import { OrderRecord, orderKeys } from '#functions/orders/records'
import { getItem, type Key } from '#functions/platform/table/table'
import { getLocation, type Location } from '#shared/locations/index'
import { toMailedOrder } from './mailed-order'
import { composeAlert } from './alert-content'
import { composeEventMail, composeEventNewsMail } from './event-content'
import { composeGiftCard } from './gift-card-content'
import { composeInvitation } from './invitation-content'
import { composePurchase } from './purchase-content'
import { composeRewardMail } from './reward-content'
import { createFeedbackReplyMail } from '#shared/notifications/mail-templates'
import { createRefundMail } from '#shared/notifications/refund-mail'
import { findOpenPage } from '#shared/payments/payment-amounts'
import { createOrderMail, type MailContext, type MailMessage } from '#shared/notifications/order-mail'
import { isQuickCancellation } from '#shared/notifications/mail-delivery'

/** A mail that was composed from the current records. */
export type MailContent = {
  /** Id of the order or code that the mail is about. */
  readonly id: string
  readonly key: Key
  readonly to: string
  /** Whose settings the letter gets when it is sent. */
  readonly location: Location
  readonly letter: (where: MailContext) => MailMessage
  /** Whether another mail replaces this one. */
  readonly isSuperseded?: boolean
  /** Whether anyone may have caused it, with an unverified address. */
  readonly isUnverified?: boolean
  /** Of an unverified one: what its mails are counted for; undefined if staff entered it. */
  readonly origin?: string | undefined
}

type RequestAbout<About extends MailRequest['about']> = Extract<MailRequest, { readonly about: About }>

async function findOrder(id: string) {
  const item = await getItem(orderKeys.order(id))
  return item && toMailedOrder(OrderRecord.parse(item))
}

type Mailed = Awaited<ReturnType<typeof toMailedOrder>>

const composeForCustomer = (
  { order, showsTexts }: Mailed,
  name: string,
  letter: MailContent['letter'],
): MailContent => ({
  id: order.id,
  key: mailKeys.ofOrder(order.id, name),
  to: order.customer.email.trim(),
  location: getLocation(order.location),
  letter,
  // An edit may have given it another address since.
  isUnverified: !showsTexts,
  origin: order.mailOrigin,
})

/**
 * Composes the mail of an order event. If an order is cancelled right after it was placed, receipt
 * and cancellation share one record and only the cancellation is sent.
 */
function composeOrderMail({ kind, name }: RequestAbout<'order'>, mailed: Mailed): MailContent {
  const { order } = mailed
  const isQuick = isQuickCancellation(order)
  const recordedAs = kind === 'cancelled' && isQuick ? 'receipt' : name
  const content = composeForCustomer(mailed, recordedAs, (where) => createOrderMail(kind, order, where))
  // Without a page there is nothing to pay, or a later mail has the link.
  const isPageGone = kind === 'pay-link' && findOpenPage(order) === undefined
  return { ...content, isSuperseded: isPageGone || (kind === 'receipt' && isQuick) }
}

function composeRefundMail({ place, name }: RequestAbout<'refund'>, mailed: Mailed): MailContent | undefined {
  const { order } = mailed
  const refund = order.refunds?.[place]
  return refund && composeForCustomer(mailed, name, (where) => createRefundMail(order, refund, where))
}

async function composeReplyMail(
  { trigger, name }: RequestAbout<'answer'>,
  mailed: Mailed,
): Promise<MailContent | undefined> {
  const { order, showsTexts } = mailed
  const item = await getItem(feedbackKeys.given(order.id, trigger))
  const { answered, ...feedback } = item ? FeedbackRecord.parse(item) : {}
  if (!answered || !('rating' in feedback)) return undefined
  const reply = { ...feedback, comment: showsTexts ? feedback.comment : '', answer: answered.text }
  return composeForCustomer(mailed, name, (where) => createFeedbackReplyMail(order, reply, where))
}

/**
 * Composes the requested mail. Returns undefined if its records no longer exist, as after an
 * erasure.
 */
export async function composeMail(request: MailRequest): Promise<MailContent | undefined> {
  if (request.about === 'alert') return composeAlert(request)
  if (request.about === 'reward') return composeRewardMail(request)
  if (request.about === 'gift-card') return composeGiftCard(request)
  if (request.about === 'event') return composeEventMail(request)
  if (request.about === 'event-news') return composeEventNewsMail(request)
  if (request.about === 'invitation') return composeInvitation(request)
  if (request.about === 'purchase') return composePurchase(request)
  const mailed = await findOrder(request.orderId)
  if (!mailed) return undefined
  switch (request.about) {
    case 'order':
      return composeOrderMail(request, mailed)
    case 'refund':
      return composeRefundMail(request, mailed)
    case 'answer':
      return composeReplyMail(request, mailed)
  }
}
