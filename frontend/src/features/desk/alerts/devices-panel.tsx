import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { type AlertDevice, alertRoutes } from '#shared/notifications/alert-contract'
import { formatDateTime } from '#shared/platform/time'
import type { LocationCode } from '#shared/locations/index'
import { getErrorMessage, callApi } from '#base/api/client'
import {
  getDeviceName,
  getPushSupport,
  alertDevicesStore,
  describeDevice,
  getPushSubscription,
  isPushPermitted,
} from '#base/push/browser-push'
import { freshLocationQuery } from '#base/api/location-query'
import { toast } from '#ui/toast'
import { useDeskLocation } from '../desk-location'
import { FormPanel } from '../form/form-panel'
import { Loaded } from '../form/loaded'

const devicesQuery = freshLocationQuery(alertRoutes.listAlertDevices)

/** Sends alerts to this browser, too. Returns false if the user denies the permission. */
async function addThisDevice(location: LocationCode): Promise<boolean> {
  if (!(await isPushPermitted())) return false
  const body = { name: describeDevice(navigator), subscription: await getPushSubscription() }
  const { id } = await callApi(alertRoutes.addAlertDevice, { params: { location }, body })
  alertDevicesStore.set({ ...alertDevicesStore.get(), [location]: id })
  return true
}

async function removeDevice(location: LocationCode, deviceId: string): Promise<void> {
  await callApi(alertRoutes.removeAlertDevice, { params: { location, deviceId } })
  const { [location]: own, ...others } = alertDevicesStore.get()
  if (own === deviceId) alertDevicesStore.set(others)
}

/** Returns the devices that get the location's alerts, which of them this is, and their changes. */
function useAlertDevices() {
  const { code } = useDeskLocation()
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: devicesQuery(code).queryKey })
  return {
    query: useQuery(devicesQuery(code)),
    ownId: useStore(alertDevicesStore)[code],
    add: useMutation({ mutationFn: () => addThisDevice(code), onSettled }),
    remove: useMutation({ mutationFn: (deviceId: string) => removeDevice(code, deviceId), onSettled }),
    test: useMutation({
      mutationFn: (deviceId: string) => callApi(alertRoutes.testAlertDevice, { params: { location: code, deviceId } }),
      onSettled,
    }),
  }
}

const INSTALL =
  'To get alerts on an iPhone or iPad, add this site to your Home Screen first (Share, then Add to Home Screen), and open this page there.'
const unsupported = {
  blocked: 'Notifications of this site are blocked in your browser’s settings.',
  'install-first': INSTALL,
  cannot: 'This browser shows no notifications. Open this page on your phone.',
} as const

const showFailure = (title: string) => (error: unknown) =>
  toast({ title, description: getErrorMessage(error, 'The push service could not be reached.'), type: 'error' })

type DeviceRowProps = {
  readonly device: AlertDevice
  readonly isOwn: boolean
  readonly timeZone: string
  readonly onTest: () => void
  readonly onRemove: () => void
}

function DeviceRow({ device, isOwn, timeZone, onTest, onRemove }: DeviceRowProps) {
  const { name, by, addedAt, alertedAt, failing } = device
  return (
    <Flex as="li" gap="3" align="center" justify="space-between" wrap="wrap" borderTopWidth="1px" pt="3">
      <chakra.div minW="0" flex="1 1 14rem">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
          {isOwn && ' (this device)'}
        </Text>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {by}, since {formatDateTime(addedAt, timeZone)}.{' '}
          {alertedAt ? `Last alert ${formatDateTime(alertedAt, timeZone)}.` : 'No alert yet.'}
        </Text>
        {failing && (
          <Text fontSize="sm" fontWeight="semibold" role="status">
            No answer since {formatDateTime(failing.since, timeZone)}:{' '}
            {failing.alerts === 1 ? '1 alert' : `${failing.alerts} alerts`} did not arrive. If it stays so, remove the
            device and add it again.
          </Text>
        )}
      </chakra.div>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" aria-label={`Send a test alert to ${name}`} onClick={onTest}>
          Send a test alert
        </Button>
        <Button variant="outline" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </Flex>
    </Flex>
  )
}

/** The devices that get the location's alerts (docs/product/alerts.md#devices). */
export function DevicesPanel() {
  const { timeZone } = useDeskLocation()
  const { query, ownId, add, remove, test } = useAlertDevices()
  const support = getPushSupport()
  const isOn = query.data?.some(({ id }) => id === ownId) ?? false
  const sendTest = (id: string) =>
    test.mutate(id, {
      onSuccess: () => toast({ title: 'Test alert sent' }),
      onError: showFailure('The test alert was not sent'),
    })
  const addButton = (
    <Button
      disabled={add.isPending}
      onClick={() => add.mutate(undefined, { onError: showFailure('Could Not Turn On') })}
    >
      Alert this {getDeviceName()}
    </Button>
  )
  return (
    <chakra.div maxW="52rem" mb="5">
      <FormPanel
        title="Devices"
        lead="They get alerts even when this page is closed."
        action={query.data && !isOn && support === 'can' && addButton}
      >
        {(support !== 'can' || add.data === false) && (
          <Text role="status" fontSize="sm">
            {unsupported[support === 'can' ? 'blocked' : support]}
          </Text>
        )}
        <Loaded query={query} failed="The devices could not be loaded." isInPanel>
          {(devices) =>
            devices.length === 0 ? (
              <Text color="fg.muted">
                No device yet. Alerts go by mail to the addresses under “Alerts to”. Without an address and a device, no
                alert reaches you.
              </Text>
            ) : (
              <chakra.ul listStyleType="none" display="grid" gap="3" aria-label="Devices">
                {devices.map((device) => (
                  <DeviceRow
                    key={device.id}
                    device={device}
                    isOwn={device.id === ownId}
                    timeZone={timeZone}
                    onTest={() => sendTest(device.id)}
                    onRemove={() => remove.mutate(device.id, { onError: showFailure('The device was not removed') })}
                  />
                ))}
              </chakra.ul>
            )
          }
        </Loaded>
      </FormPanel>
    </chakra.div>
  )
}
