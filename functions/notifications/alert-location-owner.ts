import { randomUUID } from 'node:crypto'
import type { Location } from '#shared/locations/index'
import type { AlarmText } from '#shared/platform/alarm'
import { invokeWorker } from '../platform/invoke-worker'
import { notifyOwner } from '../platform/notify-owner'
import { findMailSender } from './mail-sender'
import type { MailDelivery } from './records'

/**
 * Alerts the recipients of the group's alarms and those that the location's owner has named at the
 * desk. `location` has its current settings.
 */
export async function alertLocationOwner(
  location: Location,
  message: AlarmText & { readonly subject: string },
): Promise<void> {
  await notifyOwner(message)
  const { code, alertsTo = [] } = location
  if (alertsTo.length === 0 || findMailSender(location) === undefined) return
  const [id, at] = [randomUUID(), new Date().toISOString()]
  const mails = alertsTo.map((to, index) => ({
    ...{ about: 'alert' as const, name: `alert-${index}`, at, alertId: id, location: code, to },
    ...message,
  }))
  await invokeWorker('deliver-mails', { id, mails } satisfies MailDelivery)
}
