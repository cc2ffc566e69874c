import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { alertRoutes } from '#shared/notifications/alert-contract'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/client'
import { freshLocationQuery } from '#base/api/location-query'
import { alertDevicesStore, describeDevice, getPushSubscription, isPushPermitted } from '#base/push/browser-push'
import { useDeskLocation } from '../desk-location'

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
export function useAlertDevices() {
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
