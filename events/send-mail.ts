import * as z from 'zod/mini'
import { userKey } from '#functions/auth/store'
import { CodeRecord } from '#functions/discounts/records'
import { mailKeys } from '#functions/mail/records'
import { senderOf, sendMail, siteUrlOf } from '#functions/mail/service'
import { mailOnce } from '#functions/mail/store'
import { OrderRecord } from '#functions/orders/records'
import { log } from '#functions/runtime/log'
import { react } from '#functions/runtime/react'
import type { Change } from '#functions/runtime/react'
import { getItem } from '#functions/runtime/table'
import { locationOf } from '#shared/locations/index'
import { normaliseCode } from '#shared/rules/codes'
import { isMailable, orderLetter, orderMailOf, rewardLetter } from '#shared/rules/mail-letter'

/** What comes this late, from a table that was restored or a queue that was put back, is no news any more. */
const NEWS_MS = 24 * 3600_000

const isNews = (at: string, now: Date) => now.getTime() - Date.parse(at) < NEWS_MS

async function mailOrder({ before, after }: Change, now: Date): Promise<void> {
  const order = OrderRecord.parse(after)
  const kind = orderMailOf(before && OrderRecord.parse(before).status, order.status)
  const location = locationOf(order.location)
  const from = senderOf(location)
  const to = order.customer.email.trim()
  if (!kind || from === undefined || !isMailable(to) || !isNews(order.history.at(-1)?.at ?? order.createdAt, now))
    return
  const letter = orderLetter(kind, order, { location, siteUrl: siteUrlOf(location) })
  await mailOnce(
    mailKeys.ofOrder(order.id, kind),
    async () => {
      const taken = await sendMail({ to, from, location, letter, name: `${order.id}-${kind}` })
      log.info('mail', { kind, taken })
    },
    now,
  )
}

const Profile = z.object({ email: z._default(z.string(), '') })

async function mailReward(after: unknown, now: Date): Promise<void> {
  const code = CodeRecord.parse(after)
  if (code.ownerId === undefined || code.location === undefined || !isNews(code.issuedAt, now)) return
  const location = locationOf(code.location)
  const from = senderOf(location)
  const to = Profile.parse((await getItem(userKey(code.ownerId))) ?? {}).email.trim()
  if (from === undefined || !isMailable(to)) return
  const letter = rewardLetter(code, { location, siteUrl: siteUrlOf(location) })
  await mailOnce(
    mailKeys.ofCode(code.code, 'reward'),
    async () => {
      const taken = await sendMail({ to, from, location, letter, name: `${normaliseCode(code.code)}-reward` })
      log.info('mail', { kind: 'reward', taken })
    },
    now,
  )
}

export const handler = react('send-mail', async (change) => {
  const { before, after } = change
  if (!after) return
  if (after['type'] === 'Order') return mailOrder(change, new Date())
  if (!before) await mailReward(after, new Date())
})
