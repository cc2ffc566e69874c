import * as z from 'zod/mini'
import { idField, LocationParam, nameField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { PushSubscription } from './contract'

const atLocation = z.object({ location: LocationParam })
const ofDevice = z.object({ location: LocationParam, deviceId: idField(64) })

/** A browser that gets the alerts of a location (docs/product/alerts.md#devices). */
export const AlertDevice = z.object({
  id: z.string(),
  /** What the browser calls its device, such as `iPhone`. */
  name: z.string(),
  /** Who added it. */
  by: z.string(),
  addedAt: z.string(),
  /** When its push service last accepted an alert; null if it never did. */
  alertedAt: z.nullable(z.string()),
  /** Since when its push service accepts no alerts, and how many did not arrive; else null. */
  failing: z.nullable(z.object({ since: z.string(), alerts: z.int() })),
})
export type AlertDevice = z.infer<typeof AlertDevice>

export const alertRoutes = {
  listAlertDevices: {
    method: 'GET',
    path: '/api/desk/alert-devices/{location}',
    summary: "The browsers that get a location's alerts, oldest first",
    access: 'admin',
    table: 'read',
    params: atLocation,
    result: z.array(AlertDevice),
  },
  addAlertDevice: {
    method: 'POST',
    path: '/api/desk/alert-devices/{location}',
    summary: "Sends a location's alerts to this browser, too; repeating it changes nothing",
    access: 'admin',
    status: 201,
    table: 'write',
    limit: 'subscriptions',
    params: atLocation,
    body: z.object({
      name: nameField(40, 'name'),
      subscription: PushSubscription,
    }),
    result: AlertDevice,
  },
  removeAlertDevice: {
    method: 'DELETE',
    path: '/api/desk/alert-devices/{location}/{deviceId}',
    summary: 'Sends a browser no more alerts',
    access: 'admin',
    status: 204,
    table: 'write',
    params: ofDevice,
    result: z.undefined(),
  },
  testAlertDevice: {
    method: 'POST',
    path: '/api/desk/alert-devices/{location}/{deviceId}/test',
    summary: 'Sends a browser a test alert',
    access: 'admin',
    table: 'write',
    limit: 'subscriptions',
    params: ofDevice,
    result: AlertDevice,
  },
} as const satisfies RouteGroup
