import { createContext, use } from 'react'
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

/** The location that a part of the page is about: this site's, unless staff chose another. */
export const LocationContext = createContext<Location>(currentLocation)

/** The location of this page with its current hours. */
export const useLocationConfig = (): Location => useLocationWithHours(use(LocationContext))

/** The policy of this page's location. */
export const usePolicy = (): LocationPolicy => getPolicy(use(LocationContext))
