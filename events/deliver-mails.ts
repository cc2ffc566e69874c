import { hasOutbox, removeMails } from '#functions/mail/outbox'
import { MailDelivery } from '#functions/mail/records'
import type { MailRequest } from '#functions/mail/records'
import { senderOf, siteUrlOf } from '#functions/mail/sender'
import { sendMail } from '#functions/mail/service'
import { mailOnce } from '#functions/mail/store'
import type { MailOutcome } from '#functions/mail/store'
import { countMail } from '#functions/mail/store-recipients'
import { log } from '#functions/runtime/log'
import { onInvocation } from '#functions/runtime/on-invocation'
import { isMailable } from '#shared/rules/mail-letter'
import { isRecent } from '#shared/rules/mail-timing'
import { mailContent } from './mail-content'
import type { MailContent } from './mail-content'

async function send({ id, to, location, letter }: MailContent, { name }: MailRequest, now: Date): Promise<MailOutcome> {
  const from = senderOf(location)
  if (from === undefined || !isMailable(to)) return 'refused'
  const mail = `${id}-${name}`
  if (!(await countMail(to, mail, now))) {
    log.warning('mail', { mail: name, outcome: 'limited' })
    return 'limited'
  }
  const written = letter({ location, siteUrl: siteUrlOf(location) })
  const outcome = (await sendMail({ to, from, location, letter: written, name: mail })) ? 'sent' : 'refused'
  log.info('mail', { mail: name, outcome })
  return outcome
}

/**
 * A person who was erased while the mail was sent: it is taken out of this machine's outbox again.
 */
async function removeIfErased(request: MailRequest, { id, to }: MailContent): Promise<void> {
  if ((await mailContent(request))?.to !== to) await removeMails(id)
}

async function deliver(request: MailRequest, sender: string, now: Date): Promise<void> {
  if (!isRecent(request.at, now)) return
  const content = await mailContent(request)
  if (!content || content.isSuperseded || !isMailable(content.to)) return
  await mailOnce({ key: content.key, sender, send: () => send(content, request, now) }, now)
  if (hasOutbox()) await removeIfErased(request, content)
}

/**
 * All mails of an invocation are tried; where some fail, the invocation is retried and sends those
 * alone.
 */
export const handler = onInvocation('deliver-mails', MailDelivery, async ({ id, mails }) => {
  const now = new Date()
  const results = await Promise.allSettled(mails.map((mail) => deliver(mail, id, now)))
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
})
