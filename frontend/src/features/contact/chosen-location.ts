import { locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'

const plain = (name: string) => name.replace(/\s+/g, '').toLowerCase()

/**
 * The location that a name stands for, whatever its spaces
 * (docs/product/pages.md#about-reviews-and-contact); otherwise where we are.
 */
export const findChosenLocation = (name: string | null, here: Location): Location =>
  locations.find((location) => name !== null && plain(location.name) === plain(name)) ?? here
