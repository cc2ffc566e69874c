import { createHash } from 'node:crypto'
import type { Location } from '#shared/locations/index'
import { alertLabels, alertPages, isAlertOn, type AlertKind } from '#shared/locations/owner-alerts'
import { getPolicy } from '#shared/locations/policy'
import { getPushContact } from '#shared/notifications/push'
import type { AlarmText } from '#shared/platform/alarm'
import { alertLimits } from '#shared/platform/message-limits'
import { formatDateTime } from '#shared/platform/time'
import { invokeWorker } from '../platform/aws/lambda'
import { notifyOwner } from '../platform/notify-owner'
import { listAlertDevices } from './alert-devices'
import {
  countSentAlerts,
  deleteAlertHour,
  isAlertPublished,
  isAlertSent,
  listCountedAlerts,
  markAlertHandled,
  markAlertPublished,
} from './alert-repository'
import { findMailSender } from './mail-sender'
import type { AlertDelivery, MailDelivery } from './records'

/**
 * Works on the items one after the other, even if one fails. Throws the first failure afterwards.
 */
export async function runEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

export type OwnerAlert = AlarmText & {
  readonly kind: AlertKind
  /** What it is about. A location's owner gets no second alert with the same mark. */
  readonly mark: string
  readonly subject: string
  /** The page that a notification opens; by default that of its kind. */
  readonly page?: string
}

async function mailAlert(location: Location, id: string, { subject, what, impact, firstStep }: OwnerAlert) {
  const { code, alertsTo = [] } = location
  if (alertsTo.length === 0 || findMailSender(location) === undefined) return
  const at = new Date().toISOString()
  const mails = alertsTo.map((to, index) => ({
    ...{ about: 'alert' as const, name: `alert-${index}`, at, alertId: id, location: code, to },
    ...{ subject, what, impact, firstStep },
  }))
  await invokeWorker('deliver-mails', { id, mails } satisfies MailDelivery)
}

async function pushAlert(location: Location, id: string, { kind, subject, what, page }: OwnerAlert) {
  if ((await listAlertDevices(location.code)).length === 0) return
  const message = { title: subject, body: what, tag: id, url: page ?? alertPages[kind], news: id }
  await invokeWorker('deliver-pushes', {
    alertsOf: location.code,
    message,
    contact: getPushContact(location),
  } satisfies AlertDelivery)
}

/**
 * Whether an alert is sent at all. At a test site only disputes are: their payments were taken when
 * it was live. There, anyone may have turned a kind off.
 */
const isWanted = (location: Location, kind: AlertKind): boolean =>
  getPolicy(location).hasKitchen ? isAlertOn(location, kind) : kind === 'dispute'

/** Alerts the group's recipients, unless an earlier try reached them. */
async function publishAlert({ code }: Location, { mark, subject, what, impact, firstStep }: OwnerAlert) {
  if (!(await isAlertPublished(code, mark))) await notifyOwner({ subject, what, impact, firstStep })
}

/** Sends an alert every way, even if one fails. Throws if it has to be sent again. */
async function sendAlert(location: Location, alert: OwnerAlert, now: Date): Promise<void> {
  const { code } = location
  const id = createHash('sha256').update(`${code} ${alert.mark}`).digest('base64url').slice(0, 24)
  // At a test site anyone may have added recipients and devices.
  const others = getPolicy(location).hasKitchen ? [mailAlert, pushAlert] : []
  const [published, ...results] = await Promise.allSettled([
    publishAlert(location, alert),
    ...others.map((send) => send(location, id, alert)),
  ])
  const failed = [published, ...results].find((result) => result.status === 'rejected')
  if (!failed) return
  // Mails and pushes are deduplicated where they are delivered.
  if (published.status === 'fulfilled') await markAlertPublished(code, alert.mark, now)
  throw failed.reason
}

/**
 * Alerts the owner of a location once: the recipients of the group's alarms, those that the owner
 * has named at the desk, and the owner's devices. Does nothing if the owner turned this kind off,
 * and only counts an alert if this hour had too many of its kind. A test site alerts of disputes
 * only. `location` has its current settings. Throws if the alert has to be sent again.
 */
export async function alertLocationOwner(location: Location, alert: OwnerAlert): Promise<void> {
  const { code } = location
  const { kind, mark } = alert
  if (!isWanted(location, kind) || (await isAlertSent(code, mark))) return
  const now = new Date()
  const as = (await countSentAlerts(code, kind, now)) < alertLimits.perHour ? 'sent' : 'counted'
  if (as === 'sent') await sendAlert(location, alert, now)
  // Stored after sending, so that a failed alert is sent again.
  await markAlertHandled(code, { kind, mark, as }, now)
}

/**
 * Alerts the owner of how many alerts were only counted in past hours, once for each kind and hour.
 */
export async function alertOfCounted(location: Location, now: Date): Promise<void> {
  await runEach(await listCountedAlerts(location.code, now), async (record) => {
    const { kind, hour, counted } = record
    const start = formatDateTime(`${hour}:00:00.000Z`, location.timeZone)
    const alerts = counted === 1 ? '1 more alert' : `${counted} more alerts`
    if (isWanted(location, kind))
      await sendAlert(
        location,
        {
          kind,
          mark: `counted ${kind} ${hour}`,
          subject: `${alerts} at ${location.name}: ${alertLabels[kind]}`,
          what: `In the hour from ${start} there were ${alerts} of this kind: ${alertLabels[kind]}.`,
          impact: `More than ${alertLimits.perHour} in an hour are not sent one by one.`,
          firstStep: 'Look at the first page of the desk.',
        },
        now,
      )
    await deleteAlertHour(location.code, record)
  })
}
