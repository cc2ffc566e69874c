import { countRecipientOfOrigin, hasManyBounces } from '#functions/notifications/bounce-repository'
import { deleteOutboxMails, findMailSender, getSiteUrl, hasOutbox } from '#functions/notifications/mail-sender'
import { MailDelivery, type MailRequest } from '#functions/notifications/records'
import { sendMail } from '#functions/notifications/mail-service'
import { countMailToRecipient, sendMailOnce, type MailOutcome } from '#functions/notifications/mail-repository'
import { isSuppressed } from '#functions/notifications/suppression-repository'
import { getCurrentLocation } from '#functions/locations/state/current-location'
import { log, withUsageMeter } from '#functions/platform/log'
import { handleInvocation } from '#functions/platform/event-handlers'
import { isMailableAddress } from '#shared/accounts/mailbox'
import { isRecentEnoughToMail } from '#shared/notifications/mail-delivery'
import { composeMail, type MailContent } from './mail-content'

/**
 * Mails to the restaurant, its team and its suppliers, and of gift cards, which were paid for. They
 * have no limit, because anyone can use up that of a mailbox by ordering with its address.
 */
const ownMails: readonly MailRequest['about'][] = ['event-news', 'invitation', 'purchase', 'gift-card', 'alert']

async function isHeldBack({ to, isUnverified, origin }: MailContent, now: Date): Promise<boolean> {
  if (!isUnverified) return false
  if (await hasManyBounces('PRODUCT', now)) return true
  return origin !== undefined && !(await countRecipientOfOrigin(origin, to, now))
}

async function send(content: MailContent, request: MailRequest, now: Date): Promise<MailOutcome> {
  const { id, to, letter } = content
  const location = await getCurrentLocation(content.location.code)
  const { about, name } = request
  const from = findMailSender(location)
  if (from === undefined || !isMailableAddress(to)) return 'refused'
  const mail = `${id}-${name}`
  if (await isSuppressed(to)) {
    log.warning('mail', { outcome: 'suppressed' })
    return 'suppressed'
  }
  if ((await isHeldBack(content, now)) || (!ownMails.includes(about) && !(await countMailToRecipient(to, mail, now)))) {
    log.warning('mail', { outcome: 'limited' })
    return 'limited'
  }
  const message = letter({ location, siteUrl: getSiteUrl(location) })
  const outcome = (await sendMail({ to, from, location, letter: message, name: mail, origin: content.origin }))
    ? 'sent'
    : 'refused'
  log.info('mail', { outcome })
  return outcome
}

/** Deletes a mail from the local outbox if its recipient was erased while it was sent. */
async function removeIfErased(request: MailRequest, { id, to }: MailContent): Promise<void> {
  if ((await composeMail(request))?.to !== to) await deleteOutboxMails(id)
}

async function deliver(request: MailRequest, sender: string, now: Date): Promise<void> {
  if (!isRecentEnoughToMail(request.at, now)) return
  const content = await composeMail(request)
  if (!content || content.isSuperseded || !isMailableAddress(content.to)) return
  await sendMailOnce({ key: content.key, sender, send: () => send(content, request, now) }, now)
  if (hasOutbox()) await removeIfErased(request, content)
}

const getSubjectFields = (request: MailRequest) =>
  'orderId' in request ? { mail: request.name, orderId: request.orderId } : { mail: request.name }

/**
 * Tries all mails of the invocation. If some fail, Lambda retries it and only those are sent again.
 */
export const handler = handleInvocation('deliver-mails', MailDelivery, async ({ id, mails }) => {
  const now = new Date()
  const results = await Promise.allSettled(
    mails.map((mail) => withUsageMeter(() => deliver(mail, id, now), getSubjectFields(mail))),
  )
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
})
