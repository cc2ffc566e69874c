import { findLocation, getLocationForHost, type Location } from '#shared/locations/index'
import type { Hours } from '#shared/locations/location'
import { getPolicy, overrideModes, type LocationPolicy } from '#shared/locations/policy'
import { getSiteMeta } from '../browser/environment'
import { setLocationHours, useLocationWithHours } from './hours-store'

const siteLocation = getSiteMeta('site-location')
overrideModes(getSiteMeta('site-mode'))

/** The location of this page: from the page's head, otherwise from the host name. */
export const currentLocation: Location = findLocation(siteLocation) ?? getLocationForHost(window.location.hostname)

const isHours = (value: unknown): value is Hours => typeof value === 'object' && value !== null && 'week' in value

const siteHours: unknown = JSON.parse(getSiteMeta('site-hours') || 'null')
if (isHours(siteHours)) setLocationHours(currentLocation, siteHours)

const currentPolicy: LocationPolicy = getPolicy(currentLocation)

/** The location of this page with its current hours. */
export const useLocationConfig = (): Location => useLocationWithHours(currentLocation)

export const usePolicy = (): LocationPolicy => currentPolicy
