import { settingsRoutes } from '#shared/kitchen/settings-contract'
import { listLocationsOfKind } from '#shared/locations/group-data'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { getCurrentLocation } from '../locations/state/current-location'
import { toSettingUpdate } from '../menu/location-settings'
import { serve } from '../platform/serve'
import { getLocationSettings, updateLocationSettings } from '../menu/settings-repository'

/** @throws Problem `invalid-input` for a ZIP code to which another location of its kind delivers */
async function assertZipCodesFree(own: LocationCode, zipCodes: readonly string[]): Promise<void> {
  const others = await Promise.all(
    listLocationsOfKind(own)
      .filter(({ code }) => code !== own)
      .map(({ code }) => getCurrentLocation(code)),
  )
  for (const zipCode of zipCodes) {
    const other = others.find(({ delivery }) => delivery.zipCodes.includes(zipCode))
    if (!other) continue
    const message = `${other.name} delivers to ${zipCode}`
    throw new Problem('invalid-input', `${message}.`, { errors: [{ path: 'delivery.zipCodes', message }] })
  }
}

export const handler = serve(settingsRoutes.updateLocationSettings, async (request) => {
  const { location } = request.params
  const before = await getLocationSettings(location)
  const added = request.body.delivery?.zipCodes.filter((zipCode) => !before.delivery.zipCodes.includes(zipCode)) ?? []
  if (added.length > 0) await assertZipCodesFree(location, added)
  const body = { ...before, ...request.body }
  return (await updateLocationSettings(toSettingUpdate({ ...request, body }))).after
})
