import { locations } from '#shared/locations/index'
import { accentOf, accentVariables } from './accent'

/** The accent of every location, as the stylesheet knows it: worked out when the site is built (decision 0038). */
export const accents = Object.fromEntries(
  locations.map((location) => [location.code, accentVariables(accentOf(location))]),
)
