import { randomUUID } from 'node:crypto'
import { CodeRecord } from '#functions/payments/codes/records'
import { EventRecord } from '#functions/catering/records'
import { FeedbackRecord } from '#functions/feedback/records'
import type { MailDelivery, MailRequest } from '#functions/notifications/records'
import { MemberRecord } from '#functions/team/records'
import { PurchaseRecord } from '#functions/purchases/records'
import { findMailSender } from '#functions/notifications/mail-sender'
import { invokeWorker } from '#functions/platform/aws/lambda'
import { handleChangeBatch, type TableChange } from '#functions/platform/event-handlers'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { listPayments } from '#shared/payments/payment-amounts'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { isMailableAddress } from '#shared/accounts/mailbox'
import { getOrderMailKind } from '#shared/notifications/order-mail-kind'
import { isRecentEnoughToMail } from '#shared/notifications/mail-delivery'
import { listGiftCardMails } from './gift-card-mails'
import { orderEventsOf, type OrderEvent } from './order-events'

/** How many mails one invocation of the worker sends. */
const PER_INVOCATION = 10

const sendsMail = (location: LocationCode): boolean => findMailSender(getLocation(location)) !== undefined

/** Returns the mail with a new pay link. That of a new order is in its receipt. */
function listLinkMails({ before, order }: OrderEvent<'PaymentChanged'>): readonly MailRequest[] {
  const { id: orderId, createdAt } = order
  return listPayments(order).flatMap(({ isLink, openedAt: at = createdAt }, part) =>
    isLink && part >= listPayments(before).length
      ? [{ about: 'order' as const, orderId, kind: 'pay-link' as const, name: `pay-link-${part}`, at }]
      : [],
  )
}

function listOrderMails(event: OrderEvent): readonly MailRequest[] {
  const {
    id: orderId,
    location,
    customer,
    history,
    createdAt,
    refunds = [],
    edits = [],
    slotMoves,
    slotMovedAt,
  } = event.order
  if (!sendsMail(location) || !isMailableAddress(customer.email.trim())) return []
  if (event.type === 'OrderRefunded')
    return refunds
      .map(({ at }, place) => ({ about: 'refund' as const, orderId, place, name: `refund-${place + 1}`, at }))
      .slice(event.before.refunds?.length ?? 0)
  if (event.type === 'PaymentChanged') return listLinkMails(event)
  const kind = getOrderMailKind(event)
  // The mails about a catered event say when its order is placed, cancelled or completed.
  if (event.order.event && kind !== 'moved') return []
  switch (kind) {
    case undefined:
      return []
    case 'moved':
      return [{ about: 'order', orderId, kind, name: `moved-${slotMoves}`, at: slotMovedAt ?? createdAt }]
    case 'changed':
      return [{ about: 'order', orderId, kind, name: `changed-${edits.length}`, at: edits.at(-1)?.at ?? createdAt }]
    default:
      return [{ about: 'order', orderId, kind, name: kind, at: history.at(-1)?.at ?? createdAt }]
  }
}

function listFeedbackMails({ orderId, trigger, answered }: FeedbackRecord): readonly MailRequest[] {
  return answered ? [{ about: 'answer', orderId, trigger, name: `answer-${trigger}`, at: answered.at }] : []
}

function listCodeMails({ code, ownerId, location, issuedAt: at }: CodeRecord): readonly MailRequest[] {
  if (ownerId === undefined || location === undefined || !sendsMail(location)) return []
  return [{ about: 'reward', code: normalizeDiscountCode(code), name: 'reward', at }]
}

/** Whether an event has changed its state, or has a new quote. */
const hasNewState = (before: EventRecord | undefined, { history }: EventRecord): boolean =>
  history.length > (before?.history.length ?? 0)

/** Returns one mail for each change of state or new quote: that of the state that was reached. */
function listEventMails(before: EventRecord | undefined, event: EventRecord): readonly MailRequest[] {
  const { id: eventId, location, contact, state, version, history } = event
  if (!hasNewState(before, event) || !sendsMail(location) || !isMailableAddress(contact.email.trim())) return []
  return [{ about: 'event', eventId, state, name: `${state}-${version}`, at: history.at(-1)?.at ?? event.createdAt }]
}

/** Whether the guest has just opened the link in the mail. */
const isVerifiedByGuest = (before: EventRecord, { verifiedAt, verifiedBy }: EventRecord): boolean =>
  verifiedBy === 'guest' && verifiedAt !== before.verifiedAt

/**
 * Returns the restaurant's mail about what the guest did. Several requests for changes before the
 * next quote are one mail.
 */
function listEventNewsMails(before: EventRecord | undefined, event: EventRecord): readonly MailRequest[] {
  const { id: eventId, location, state, version, history, changesRequested, createdAt } = event
  if (!sendsMail(location)) return []
  const { at, by } = history.at(-1) ?? { at: createdAt, by: 'guest' }
  const mail = { about: 'event-news' as const, eventId, at }
  // Staff know the requests that they enter or verify themselves.
  if (!before) return []
  if (isVerifiedByGuest(before, event))
    return [{ ...mail, news: 'requested', name: 'staff', at: event.verifiedAt ?? at }]
  if (changesRequested && changesRequested.at !== before.changesRequested?.at)
    return [{ ...mail, news: 'changes', name: `staff-changes-${history.length}`, at: changesRequested.at }]
  if (!hasNewState(before, event)) return []
  // An order that is completed and recalled is no news.
  if (state === 'ordered' && before.state !== 'completed')
    return [{ ...mail, news: 'ordered', name: `staff-ordered-${version}` }]
  return state === 'cancelled' && by === 'guest' ? [{ ...mail, news: 'cancelled', name: 'staff-cancelled' }] : []
}

function listCateringMails({ before, after }: TableChange): readonly MailRequest[] {
  const [was, is] = [before && EventRecord.parse(before), EventRecord.parse(after)]
  return [...listEventMails(was, is), ...listEventNewsMails(was, is)]
}

/** Returns the mail of each invitation to the team, also when it is repeated. */
function listInvitationMails(before: MemberRecord | undefined, member: MemberRecord): readonly MailRequest[] {
  const { userId, state, invitations, invitedAt: at } = member
  if (state !== 'invited' || invitations === before?.invitations) return []
  return [{ about: 'invitation', userId, name: `invitation-${invitations}`, at }]
}

/** Returns the mail of a new purchase order to its supplier. */
function listPurchaseMails({ location, number, email, createdAt: at }: PurchaseRecord): readonly MailRequest[] {
  return email === '' ? [] : [{ about: 'purchase', location, number, name: 'purchase', at }]
}

function listMails(change: TableChange): readonly MailRequest[] {
  const { before, after } = change
  switch (after?.['type']) {
    case 'Order':
      return orderEventsOf(change).flatMap(listOrderMails)
    case 'Feedback':
      return listFeedbackMails(FeedbackRecord.parse(after))
    case 'Code':
      return before ? [] : listCodeMails(CodeRecord.parse(after))
    case 'GiftCard':
      return listGiftCardMails(change)
    case 'CateringEvent':
      return listCateringMails(change)
    case 'TeamMember':
      return listInvitationMails(before && MemberRecord.parse(before), MemberRecord.parse(after))
    case 'Purchase':
      return before ? [] : listPurchaseMails(PurchaseRecord.parse(after))
    default:
      return []
  }
}

function getSubjectId(mail: MailRequest): string {
  if (mail.about === 'event' || mail.about === 'event-news') return mail.eventId
  if (mail.about === 'gift-card') return mail.giftCardId
  if (mail.about === 'invitation') return mail.userId
  if (mail.about === 'alert') return mail.alertId
  if (mail.about === 'purchase') return `${mail.location}-${mail.number}`
  return mail.about === 'reward' ? mail.code : mail.orderId
}

const getMailKey = (mail: MailRequest) => `${getSubjectId(mail)}-${mail.name}`

/** An order may become ready twice within a batch, but is mailed about once. */
const removeDuplicates = (mails: readonly MailRequest[]) => [
  ...new Map(mails.map((mail) => [getMailKey(mail), mail])).values(),
]

export const handler = handleChangeBatch('send-order-mail', async (changes) => {
  const now = new Date()
  const mails = removeDuplicates(changes.flatMap(listMails).filter(({ at }) => isRecentEnoughToMail(at, now)))
  for (let from = 0; from < mails.length; from += PER_INVOCATION) {
    const delivery: MailDelivery = { id: randomUUID(), mails: mails.slice(from, from + PER_INVOCATION) }
    await invokeWorker('deliver-mails', delivery)
  }
})
