import { findLocation, locationForHost } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { policyOf, standInForModes } from '#shared/locations/policy'
import type { Policy } from '#shared/locations/policy'
import { told } from '../browser'

const named = told('site-location')
standInForModes(told('site-mode'))

/** The location that this page is for: named by the server, otherwise by the host name. */
export const currentLocation: Location = findLocation(named) ?? locationForHost(window.location.hostname)

const currentPolicy: Policy = policyOf(currentLocation)

export const useLocationConfig = (): Location => currentLocation

export const usePolicy = (): Policy => currentPolicy
