import { createContext, use } from 'react'
import { findLocation, getLocationForHost, type Location } from '#shared/locations/index'
import type { SiteFacts } from '#shared/locations/facts'
import { getPolicy, overrideModes, type LocationPolicy } from '#shared/locations/policy'
import { getSiteMeta } from '../browser/environment'
import { updateLocation, useLatestLocation } from './location-store'

const siteLocation = getSiteMeta('site-location')
overrideModes(getSiteMeta('site-mode'))

/** The location of this page: from the page's head, otherwise from the host name. */
export const currentLocation: Location = findLocation(siteLocation) ?? getLocationForHost(window.location.hostname)

/** Whether a location is this site's own, also where staff chose another. */
export const isSiteLocation = ({ code }: Pick<Location, 'code'>): boolean => code === currentLocation.code

/** The policy of this site's own location, also where staff chose another. */
export const getSitePolicy = (): LocationPolicy => getPolicy(currentLocation)

const isSiteFacts = (value: unknown): value is SiteFacts =>
  typeof value === 'object' && value !== null && 'hours' in value

const siteFacts: unknown = JSON.parse(getSiteMeta('site-facts') || 'null')
if (isSiteFacts(siteFacts)) updateLocation(currentLocation, siteFacts)

/** The location that a part of the page is about: this site's, unless staff chose another. */
export const LocationContext = createContext<Location>(currentLocation)

/** The location of this page with its current settings and hours. */
export const useLocationConfig = (): Location => useLatestLocation(use(LocationContext))

/** The policy of this page's location. */
export const usePolicy = (): LocationPolicy => getPolicy(useLocationConfig())

/** Whether invented reviews and figures may be shown, which only test sites do. */
export const useAreSamplesAllowed = (): boolean => usePolicy().showsTestBanner
