import { findLocation, locationForHost } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import type { Hours } from '#shared/locations/location'
import { policyOf, standInForModes } from '#shared/locations/policy'
import type { Policy } from '#shared/locations/policy'
import { told } from '../browser'
import { tellHours, usePlace } from './hours-store'

const named = told('site-location')
standInForModes(told('site-mode'))

/** The location that this page is for: named by the server, otherwise by the host name. */
export const currentLocation: Location = findLocation(named) ?? locationForHost(window.location.hostname)

const isHours = (value: unknown): value is Hours => typeof value === 'object' && value !== null && 'week' in value

const printed: unknown = JSON.parse(told('site-hours') || 'null')
if (isHours(printed)) tellHours(currentLocation, printed)

const currentPolicy: Policy = policyOf(currentLocation)

/** It, with its hours as they are now. */
export const useLocationConfig = (): Location => usePlace(currentLocation)

export const usePolicy = (): Policy => currentPolicy
