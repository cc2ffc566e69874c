import type { User } from '#shared/accounts/contract'
import { formatFullName } from '#shared/accounts/contact'
import type { Location, LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import type { PushSubscription } from '#shared/notifications/contract'
import { pushLimits } from '#shared/platform/message-limits'
import { Problem } from '#shared/platform/problem'
import { parseItems } from '../platform/table/parse-items'
import { deleteItems, getItem, queryAll, tableName } from '../platform/table/table'
import { updateOnce } from '../platform/table/transaction'
import type { MemberRecord } from '../team/records'
import { listMembers } from '../team/repository'
import { AlertDeviceRecord, alertKeys } from './records'

const notFound = () => new Problem('not-found', 'There is no such device.')

/** Returns the devices that get a location's alerts, oldest first. */
export async function listAlertDevices(location: LocationCode): Promise<readonly AlertDeviceRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :location',
    ExpressionAttributeValues: { ':location': alertKeys.devices(location) },
    ConsistentRead: true,
  })
  return parseItems(AlertDeviceRecord, items).sort((one, other) => one.addedAt.localeCompare(other.addedAt))
}

/**
 * Returns a location's device.
 * @throws Problem `not-found`
 */
async function getAlertDevice(location: LocationCode, id: string): Promise<AlertDeviceRecord> {
  const item = await getItem(alertKeys.device(location, id))
  if (!item) throw notFound()
  return AlertDeviceRecord.parse(item)
}

type NewDevice = {
  readonly location: LocationCode
  readonly name: string
  readonly subscription: PushSubscription
  readonly user: User
  readonly now: Date
}

/**
 * Adds a device to those that get a location's alerts. Repeating the call for a subscription adds
 * it again instead of a second one.
 * @throws Problem `invalid-input` if the location has too many
 */
export async function addAlertDevice({ location, name, subscription, user, now }: NewDevice) {
  const id = alertKeys.deviceId(subscription.endpoint)
  const others = (await listAlertDevices(location)).filter((device) => device.id !== id)
  if (others.length >= pushLimits.alertDevices)
    throw new Problem(
      'invalid-input',
      `At most ${pushLimits.alertDevices} devices get alerts. Please remove one first.`,
    )
  await updateOnce({
    update: {
      TableName: tableName(),
      Key: alertKeys.device(location, id),
      UpdateExpression: [
        'SET #type = :type, id = :id, #location = :location, userId = :user, #by = :by, #name = :name',
        'subscription = :subscription, addedAt = :now, gsi2pk = :owner, gsi2sk = :id',
        'failures = :none REMOVE failing',
      ].join(', '),
      ExpressionAttributeNames: { '#type': 'type', '#location': 'location', '#by': 'by', '#name': 'name' },
      ExpressionAttributeValues: {
        ':type': 'AlertDevice',
        ':id': id,
        ':location': location,
        ':user': user.id,
        ':by': formatFullName(user),
        ':name': name,
        ':subscription': subscription,
        ':now': now.toISOString(),
        ':owner': alertKeys.devicesOf(user.id),
        ':none': 0,
      },
    },
  })
  return getAlertDevice(location, id)
}

/** Sends a device no more alerts. @throws Problem `not-found` */
export async function removeAlertDevice(location: LocationCode, id: string): Promise<void> {
  await getAlertDevice(location, id)
  await deleteItems([alertKeys.device(location, id)])
}

/** Requests a test alert, which a reaction sends. @throws Problem `not-found` */
export async function requestTestAlert(location: LocationCode, id: string, now: Date): Promise<AlertDeviceRecord> {
  await updateOnce({
    update: {
      TableName: tableName(),
      Key: alertKeys.device(location, id),
      UpdateExpression: 'SET testedAt = :now',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    },
    onConflict: notFound,
  })
  return getAlertDevice(location, id)
}

/**
 * Stores that a device's push service did not accept an alert. The device stays, because the alerts
 * of an outage are those that matter. Returns whether the alert was tried often enough.
 */
export async function markAlertFailed({ location, id, failing }: AlertDeviceRecord, mark: string, now: Date) {
  const tries = (failing?.tries[mark] ?? 0) + 1
  const latest = Object.entries({ ...failing?.tries, [mark]: tries }).slice(-pushLimits.storedFailures)
  await updateOnce({
    update: {
      TableName: tableName(),
      Key: alertKeys.device(location, id),
      UpdateExpression: 'SET failing = :failing, lockedUntil = :none',
      // Does not recreate a deleted device.
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: {
        ':failing': { since: failing?.since ?? now.toISOString(), tries: Object.fromEntries(latest) },
        ':none': 0,
      },
    },
    onConflict: 'already',
  })
  return tries >= pushLimits.failuresInARow
}

/** Whether a device's owner is an admin of its location, and was not signed out since. */
const isOfAdmin = ({ location, userId, addedAt }: AlertDeviceRecord, members: readonly MemberRecord[]): boolean =>
  members.some(
    (member) =>
      member.userId === userId &&
      member.role === 'admin' &&
      member.state === 'active' &&
      (member.locations === null || member.locations.includes(location)) &&
      (member.signInsEndedAt ?? '') < addedAt,
  )

/**
 * Returns the devices to send an alert to, and those whose owners may not get it any more. At a
 * test site everyone may be an admin.
 */
export async function splitAlertDevices(location: Location) {
  const devices = await listAlertDevices(location.code)
  if (devices.length === 0 || getPolicy(location).signIn === 'development') return { devices, outsiders: [] }
  const members = await listMembers()
  return {
    devices: devices.filter((device) => isOfAdmin(device, members)),
    outsiders: devices.filter((device) => !isOfAdmin(device, members)),
  }
}

/** Deletes devices. */
export const deleteAlertDevices = (devices: readonly AlertDeviceRecord[]): Promise<void> =>
  deleteItems(devices.map(({ location, id }) => alertKeys.device(location, id)))
