import type { AlertDevice } from '#shared/notifications/alert-contract'
import type { AlertDeviceRecord } from './records'

/** Returns a device as admins read it, without its push address. */
export const presentAlertDevice = ({
  id,
  name,
  by,
  addedAt,
  deliveredAt,
  failing,
}: AlertDeviceRecord): AlertDevice => ({
  ...{ id, name, by, addedAt },
  alertedAt: deliveredAt ?? null,
  failing: failing ? { since: failing.since, alerts: Object.keys(failing.tries).length } : null,
})
