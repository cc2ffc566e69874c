import { groupDefaults } from '#shared/locations/group'

/** How the product is called in stack names, tags and logs. */
export const PRODUCT_NAMES = {
  name: groupDefaults.brand,
  slug: groupDefaults.brand.toLowerCase().replaceAll(' ', '-'),
  stackPrefix: groupDefaults.brand.replaceAll(' ', ''),
} as const
