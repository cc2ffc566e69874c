import { createHash } from 'node:crypto'
import type { Location } from '#shared/locations/index'
import { alertPages, isAlertOn, type AlertKind } from '#shared/locations/owner-alerts'
import { getPushContact } from '#shared/notifications/push'
import type { AlarmText } from '#shared/platform/alarm'
import { invokeWorker } from '../platform/invoke-worker'
import { notifyOwner } from '../platform/notify-owner'
import { listAlertDevices } from './alert-devices'
import { isAlertSent, markAlertSent } from './alert-repository'
import { findMailSender } from './mail-sender'
import type { AlertDelivery, MailDelivery } from './records'

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
 * Alerts the owner of a location once: the recipients of the group's alarms, those that the owner
 * has named at the desk, and the owner's devices. Does nothing if the owner turned this kind off.
 * `location` has its current settings. Throws if the alert has to be sent again.
 */
export async function alertLocationOwner(location: Location, alert: OwnerAlert): Promise<void> {
  const { code } = location
  const { kind, mark, subject, what, impact, firstStep } = alert
  if (!isAlertOn(location, kind) || (await isAlertSent(code, mark))) return
  await notifyOwner({ subject, what, impact, firstStep })
  const id = createHash('sha256').update(`${code} ${mark}`).digest('base64url').slice(0, 24)
  await mailAlert(location, id, alert)
  await pushAlert(location, id, alert)
  // Stored after sending, so that a failed alert is sent again.
  await markAlertSent(code, mark)
}
