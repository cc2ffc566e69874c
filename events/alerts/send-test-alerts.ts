import { AlertDeviceRecord, type AlertDelivery } from '#functions/notifications/records'
import { getCurrentLocation } from '#functions/locations/state/current-location'
import { handleEachChange } from '#functions/platform/event-handlers'
import { invokeWorker } from '#functions/platform/aws/lambda'
import { getPushContact } from '#shared/notifications/push'

/** Sends a test alert to a device whose owner requested one. */
export const handler = handleEachChange('send-test-alerts', async ({ before, after }) => {
  const device = AlertDeviceRecord.parse(after)
  const { id, location: code, testedAt } = device
  if (testedAt === undefined || testedAt === before?.['testedAt']) return
  const location = await getCurrentLocation(code)
  const news = `test ${testedAt}`
  await invokeWorker('deliver-pushes', {
    alertsOf: code,
    deviceId: id,
    message: {
      title: `Test alert of ${location.name}`,
      body: 'Alerts reach this device.',
      tag: 'alert-test',
      url: '/desk/alerts',
      news,
    },
    contact: getPushContact(location),
  } satisfies AlertDelivery)
})
