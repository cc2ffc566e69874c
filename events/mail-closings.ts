import { mailKeys } from '#functions/mail/records'
import { closingsTo, senderOf, siteUrlOf } from '#functions/mail/sender'
import { sendMail } from '#functions/mail/service'
import { mailOnce } from '#functions/mail/store'
import { closingAt } from '#functions/numbers/store-closing'
import { log } from '#functions/runtime/log'
import { onSchedule } from '#functions/runtime/on-schedule'
import { locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { closingLetter, hasHappened } from '#shared/rules/closing-letter'
import { dateAfter, wallClock } from '#shared/rules/local-time'
import { isMailable } from '#shared/rules/mail-letter'

/** A night that is put back later than this is no news any more, and its note may be gone. */
const NEWS_MS = 14 * 24 * 3600_000

async function mailClosing(location: Location, dueAt: Date): Promise<void> {
  const { code } = location
  const [from, to] = [senderOf(location), closingsTo(location)]
  if (from === undefined || to === undefined || !isMailable(to)) return
  const date = dateAfter(wallClock(location, dueAt).date, -1)
  const { report, isSample } = await closingAt([code], { location: code, date })
  if (!hasHappened(report)) return
  const name = `closing-${code}-${date}`
  const send = async () => {
    const letter = closingLetter(report, { location, siteUrl: siteUrlOf(location) }, isSample)
    const outcome = (await sendMail({ to, from, location, letter, name })) ? ('sent' as const) : ('refused' as const)
    log.info('mail', { mail: 'closing', outcome })
    return outcome
  }
  await mailOnce({ key: mailKeys.ofClosing(code, date), sender: name, send }, new Date())
}

export const handler = onSchedule('mail-closings', async (dueAt) => {
  if (Date.now() - dueAt.getTime() > NEWS_MS) return
  await Promise.all(locations.map((location) => mailClosing(location, dueAt)))
})
