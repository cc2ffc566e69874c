import * as z from 'zod/mini'
import { userKey } from '#functions/auth/store'
import { CodeRecord } from '#functions/discounts/records'
import { FeedbackRecord } from '#functions/feedback/records'
import { mailKeys } from '#functions/mail/records'
import { hasOutbox, removeMails } from '#functions/mail/outbox'
import { senderOf, siteUrlOf } from '#functions/mail/sender'
import { sendMail } from '#functions/mail/service'
import { mailOnce } from '#functions/mail/store'
import { OrderAddressee, orderKeys, OrderRecord } from '#functions/orders/records'
import { log } from '#functions/runtime/log'
import { reactTogether } from '#functions/runtime/react'
import type { Change } from '#functions/runtime/react'
import { getItem, itemsAt } from '#functions/runtime/table'
import type { Item, Key } from '#functions/runtime/table'
import { locationOf } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { answerLetter } from '#shared/rules/answer-letter'
import { normaliseCode } from '#shared/rules/codes'
import { refundLetter } from '#shared/rules/refund-letter'
import { isMailable, orderLetter, orderMailOf, rewardLetter } from '#shared/rules/mail-letter'
import type { Letter } from '#shared/rules/mail-letter'
import { orderOf } from './order-change'

/** What comes this late, from a table that was restored or a queue that was put back, is no news any more. */
const NEWS_MS = 24 * 3600_000

/** Mails that are looked up together: whoever is erased meanwhile waits for these at most. */
const TOGETHER = 10

const isNews = (at: string, now: Date) => now.getTime() - Date.parse(at) < NEWS_MS

/** The record that names an addressee, and how: whoever was erased since is mailed nothing. */
type Whom = { readonly key: Key; readonly emailIn: (record: Item) => string }

/** The guest of an order. Its version counts each write: where it is the same, the address is. */
const guestOf = ({ id, version, customer }: OrderRecord): Whom => ({
  key: orderKeys.order(id),
  emailIn: (record) => {
    const isSame = version !== undefined && record['version'] === version
    return (isSame ? customer : OrderAddressee.parse(record).customer).email.trim()
  },
})

const Profile = z.object({ email: z._default(z.string(), '') })

const accountOf = (userId: string): Whom => ({
  key: userKey(userId),
  emailIn: (record) => Profile.parse(record).email.trim(),
})

type Mail = {
  readonly id: string
  readonly kind: string
  readonly noted: Key
  readonly location: Location
  readonly whom: Whom
  readonly letter: (where: { readonly location: Location; readonly siteUrl: string }) => Letter
}

const addressIn = ({ whom }: Mail, record: Item | undefined): string => (record ? whom.emailIn(record) : '')

async function send({ id, kind, location, letter }: Mail, to: string): Promise<boolean> {
  const from = senderOf(location)
  if (from === undefined || !isMailable(to)) return false
  const written = letter({ location, siteUrl: siteUrlOf(location) })
  const taken = await sendMail({ to, from, location, letter: written, name: `${id}-${kind}` })
  log.info('mail', { kind, taken })
  return true
}

/** Whoever was erased while mails were on their way: they are taken out of this machine's outbox again. */
async function takeBack(sent: ReadonlyMap<Mail, string>): Promise<void> {
  const named = await itemsAt([...sent.keys()].map(({ whom }) => whom.key))
  for (const [mail, to] of sent) if (addressIn(mail, named(mail.whom.key)) !== to) await removeMails(mail.id)
}

async function sendAll(mails: readonly Mail[], now: Date): Promise<void> {
  const sent = new Map<Mail, string>()
  const mailings = mails.map((mail) => ({
    noted: mail.noted,
    whom: mail.whom.key,
    send: async (named: Item | undefined) => {
      const to = addressIn(mail, named)
      sent.set(mail, to)
      return send(mail, to)
    },
  }))
  try {
    await mailOnce(mailings, now)
  } finally {
    if (hasOutbox()) await takeBack(sent)
  }
}

/** Of what happened to an order. */
function mailsOfOrder(before: OrderRecord | undefined, order: OrderRecord, now: Date): readonly Mail[] {
  const { history, createdAt, slotMoves, slotMovedAt } = order
  const kind = orderMailOf(before, order)
  if (!kind || !isMailable(order.customer.email.trim())) return []
  const at = (kind === 'moved' ? slotMovedAt : history.at(-1)?.at) ?? createdAt
  if (!isNews(at, now)) return []
  const name = kind === 'moved' ? `moved-${slotMoves}` : kind
  const letter: Mail['letter'] = (where) => orderLetter(kind, order, where)
  return [mailToGuest(order, name, letter)]
}

const mailToGuest = (order: OrderRecord, kind: string, letter: Mail['letter']) => ({
  id: order.id,
  kind,
  noted: mailKeys.ofOrder(order.id, kind),
  location: locationOf(order.location),
  whom: guestOf(order),
  letter,
})

/** Codes that made something good: as many mails as were given since. */
const mailsOfRefunds = (before: OrderRecord, order: OrderRecord, now: Date): readonly Mail[] =>
  (order.refunds ?? []).flatMap((given, place) => {
    if (place < (before.refunds?.length ?? 0) || !isNews(given.at, now)) return []
    return [mailToGuest(order, `refund-${place + 1}`, (where) => refundLetter(order, given, where))]
  })

/** What the desk answers to what was said of an order. */
async function mailsOfAnswer(after: unknown, now: Date): Promise<readonly Mail[]> {
  const { orderId, trigger, answered, ...said } = FeedbackRecord.parse(after)
  if (!answered || !isNews(answered.at, now)) return []
  const item = await getItem(orderKeys.order(orderId))
  if (!item) return []
  const order = OrderRecord.parse(item)
  const letter: Mail['letter'] = (where) => answerLetter(order, { ...said, answer: answered.text }, where)
  return [mailToGuest(order, `answer-${trigger}`, letter)]
}

function mailsOfReward(after: unknown, now: Date): readonly Mail[] {
  const code = CodeRecord.parse(after)
  const { ownerId, location, issuedAt } = code
  if (ownerId === undefined || location === undefined || !isNews(issuedAt, now)) return []
  const letter: Mail['letter'] = (where) => rewardLetter(code, where)
  const noted = mailKeys.ofCode(code.code, 'reward')
  const id = normaliseCode(code.code)
  return [{ id, kind: 'reward', noted, location: locationOf(location), whom: accountOf(ownerId), letter }]
}

async function mailsOf({ before, after }: Change, now: Date): Promise<readonly Mail[]> {
  if (!after) return []
  if (after['type'] === 'Order') {
    const [earlier, order] = [before && orderOf(before), orderOf(after)]
    return [...mailsOfOrder(earlier, order, now), ...(earlier ? mailsOfRefunds(earlier, order, now) : [])]
  }
  if (after['type'] === 'Feedback') return mailsOfAnswer(after, now)
  return before ? [] : mailsOfReward(after, now)
}

export const handler = reactTogether('send-mail', async (changes) => {
  const now = new Date()
  const mails = (await Promise.all(changes.map((change) => mailsOf(change, now)))).flat()
  for (let from = 0; from < mails.length; from += TOGETHER) await sendAll(mails.slice(from, from + TOGETHER), now)
})
