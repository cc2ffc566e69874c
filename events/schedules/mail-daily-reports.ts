import { mailKeys } from '#functions/notifications/records'
import { getWorkDateAt } from '#functions/hours/repository'
import { findReportRecipient, findMailSender, getSiteUrl } from '#functions/notifications/mail-sender'
import { getCurrentLocation } from '#functions/locations/state/current-location'
import { sendMail } from '#functions/notifications/mail-service'
import { sendMailOnce } from '#functions/notifications/mail-repository'
import { getDailyReport } from '#functions/numbers/period-figures'
import { log } from '#functions/platform/log'
import { handleLocationSchedule } from '#functions/platform/location-schedule'
import type { LocationCode } from '#shared/locations/index'
import { createDailyReportMail, hasReportActivity } from '#shared/notifications/mail-templates'
import { addDays } from '#shared/platform/time'
import { isMailableAddress } from '#shared/accounts/mailbox'

/** A run that is replayed later than this is skipped: the record of its mail may have expired. */
const MAX_DELAY_MS = 14 * 24 * 3600_000

async function mailReport(code: LocationCode, date: string): Promise<void> {
  const location = await getCurrentLocation(code)
  const [from, to] = [findMailSender(location), findReportRecipient(location)]
  if (from === undefined || to === undefined || !isMailableAddress(to)) return
  const { report, isSample } = await getDailyReport([code], { location: code, date })
  if (!hasReportActivity(report)) return
  const name = `closing-${code}-${date}`
  const send = async () => {
    const letter = createDailyReportMail(report, { location, siteUrl: getSiteUrl(location) }, isSample)
    const outcome = (await sendMail({ to, from, location, letter, name })) ? ('sent' as const) : ('refused' as const)
    log.info('mail', { mail: 'closing', outcome })
    return outcome
  }
  await sendMailOnce({ key: mailKeys.ofClosing(code, date), sender: name, send }, new Date())
}

export const handler = handleLocationSchedule('mail-daily-reports', async (location, dueAt) => {
  if (Date.now() - dueAt.getTime() > MAX_DELAY_MS) return
  const today = await getWorkDateAt(location.code, dueAt)
  // The day before was not over at the last run, if its night went on until then.
  for (const daysAgo of [2, 1]) await mailReport(location.code, addDays(today, -daysAgo))
})
