import * as z from 'zod/mini'
import { userKey } from '#functions/auth/store'
import { CodeRecord } from '#functions/discounts/records'
import { FeedbackRecord } from '#functions/feedback/records'
import { mailKeys } from '#functions/mail/records'
import { hasOutbox, removeMails } from '#functions/mail/outbox'
import { senderOf, siteUrlOf } from '#functions/mail/sender'
import { sendMail } from '#functions/mail/service'
import { mailOnce } from '#functions/mail/store'
import { orderKeys, OrderRecord } from '#functions/orders/records'
import { log } from '#functions/runtime/log'
import { react } from '#functions/runtime/react'
import type { Change } from '#functions/runtime/react'
import { getItem } from '#functions/runtime/table'
import type { Item, Key } from '#functions/runtime/table'
import { locationOf } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { answerLetter } from '#shared/rules/answer-letter'
import { normaliseCode } from '#shared/rules/codes'
import { refundLetter } from '#shared/rules/refund-letter'
import { isMailable, orderLetter, orderMailOf, rewardLetter } from '#shared/rules/mail-letter'
import type { Letter } from '#shared/rules/mail-letter'

/** What comes this late, from a table that was restored or a queue that was put back, is no news any more. */
const NEWS_MS = 24 * 3600_000

const isNews = (at: string, now: Date) => now.getTime() - Date.parse(at) < NEWS_MS

/** The record that names an addressee, and how: whoever was erased since is mailed nothing. */
type Whom = { readonly key: Key; readonly emailIn: (record: Item) => string }

const guestOf = (orderId: string): Whom => ({
  key: orderKeys.order(orderId),
  emailIn: (record) => OrderRecord.parse(record).customer.email.trim(),
})

const Profile = z.object({ email: z._default(z.string(), '') })

const accountOf = (userId: string): Whom => ({
  key: userKey(userId),
  emailIn: (record) => Profile.parse(record).email.trim(),
})

type Mailing = {
  readonly id: string
  readonly kind: string
  readonly noted: Key
  readonly location: Location
  readonly whom: Whom
  readonly letter: (where: { readonly location: Location; readonly siteUrl: string }) => Letter
}

async function mail({ id, kind, noted, location, whom, letter }: Mailing, now: Date): Promise<void> {
  const from = senderOf(location)
  if (from === undefined) return
  const addressIn = (record: Item | undefined) => (record ? whom.emailIn(record) : '')
  const send = async (named: Item | undefined) => {
    const to = addressIn(named)
    if (!isMailable(to)) return false
    const written = letter({ location, siteUrl: siteUrlOf(location) })
    const taken = await sendMail({ to, from, location, letter: written, name: `${id}-${kind}` })
    log.info('mail', { kind, taken })
    // Erased while it was on its way.
    if (hasOutbox() && addressIn(await getItem(whom.key)) !== to) await removeMails(id)
    return true
  }
  await mailOnce({ noted, whom: whom.key }, send, now)
}

async function mailOrder({ before, after }: Change, now: Date): Promise<void> {
  const order = OrderRecord.parse(after)
  const { id, history, createdAt, slotMoves, slotMovedAt } = order
  const kind = orderMailOf(before && OrderRecord.parse(before), order)
  if (!kind || !isMailable(order.customer.email.trim())) return
  const at = (kind === 'moved' ? slotMovedAt : history.at(-1)?.at) ?? createdAt
  if (!isNews(at, now)) return
  const name = kind === 'moved' ? `moved-${slotMoves}` : kind
  const noted = mailKeys.ofOrder(id, name)
  const letter: Mailing['letter'] = (where) => orderLetter(kind, order, where)
  await mail({ id, kind: name, noted, location: locationOf(order.location), whom: guestOf(id), letter }, now)
}

/** A code that made something good: as many mails as were given since. */
async function mailRefunds({ before, after }: Change, now: Date): Promise<void> {
  const order = OrderRecord.parse(after)
  const earlier = (before && OrderRecord.parse(before).refunds?.length) ?? 0
  const { id, refunds = [] } = order
  for (const [place, given] of refunds.entries()) {
    if (place < earlier || !before || !isNews(given.at, now)) continue
    const kind = `refund-${place + 1}`
    const noted = mailKeys.ofOrder(id, kind)
    const letter: Mailing['letter'] = (where) => refundLetter(order, given, where)
    await mail({ id, kind, noted, location: locationOf(order.location), whom: guestOf(id), letter }, now)
  }
}

/** What the desk answers to what was said of an order. */
async function mailAnswer(after: unknown, now: Date): Promise<void> {
  const { orderId, trigger, answered, ...said } = FeedbackRecord.parse(after)
  if (!answered || !isNews(answered.at, now)) return
  const item = await getItem(orderKeys.order(orderId))
  if (!item) return
  const order = OrderRecord.parse(item)
  const kind = `answer-${trigger}`
  const noted = mailKeys.ofOrder(orderId, kind)
  const letter: Mailing['letter'] = (where) => answerLetter(order, { ...said, answer: answered.text }, where)
  await mail({ id: orderId, kind, noted, location: locationOf(order.location), whom: guestOf(orderId), letter }, now)
}

async function mailReward(after: unknown, now: Date): Promise<void> {
  const code = CodeRecord.parse(after)
  const { ownerId, location: at } = code
  if (ownerId === undefined || at === undefined || !isNews(code.issuedAt, now)) return
  const id = normaliseCode(code.code)
  const noted = mailKeys.ofCode(code.code, 'reward')
  const letter: Mailing['letter'] = (where) => rewardLetter(code, where)
  await mail({ id, kind: 'reward', noted, location: locationOf(at), whom: accountOf(ownerId), letter }, now)
}

export const handler = react('send-mail', async (change) => {
  const { before, after } = change
  if (!after) return
  if (after['type'] === 'Order') {
    await mailOrder(change, new Date())
    return mailRefunds(change, new Date())
  }
  if (after['type'] === 'Feedback') return mailAnswer(after, new Date())
  if (!before) await mailReward(after, new Date())
})
