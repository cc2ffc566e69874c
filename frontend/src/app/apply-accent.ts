import { currentLocation } from '#base/location/location'
import { getLatestLocation } from '#base/location/location-store'
import { accentCssVariables, createAccent } from '#ui/theme/colors'

/** Gives the page the colors of its location. */
export function applyAccent(): void {
  for (const [name, value] of accentCssVariables(createAccent(getLatestLocation(currentLocation))))
    document.documentElement.style.setProperty(name, value)
}
