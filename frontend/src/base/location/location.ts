import { findLocation, getLocationForHost } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import type { Hours } from '#shared/locations/location'
import { getPolicy, overrideModes } from '#shared/locations/policy'
import type { LocationPolicy } from '#shared/locations/policy'
import { getSiteMeta } from '../browser/environment'
import { setLocationHours, useLocationWithHours } from './hours-store'

const named = getSiteMeta('site-location')
overrideModes(getSiteMeta('site-mode'))

/** The location that this page is for: named by the server, otherwise by the host name. */
export const currentLocation: Location = findLocation(named) ?? getLocationForHost(window.location.hostname)

const isHours = (value: unknown): value is Hours => typeof value === 'object' && value !== null && 'week' in value

const printed: unknown = JSON.parse(getSiteMeta('site-hours') || 'null')
if (isHours(printed)) setLocationHours(currentLocation, printed)

const currentPolicy: LocationPolicy = getPolicy(currentLocation)

/** It, with its hours as they are now. */
export const useLocationConfig = (): Location => useLocationWithHours(currentLocation)

export const usePolicy = (): LocationPolicy => currentPolicy
