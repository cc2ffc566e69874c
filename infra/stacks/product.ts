import { group } from '#shared/locations/group'

/** How the product is called in stack names, tags and logs. */
export const PRODUCT = {
  name: group.brand,
  slug: group.brand.toLowerCase().replaceAll(' ', '-'),
  stackPrefix: group.brand.replaceAll(' ', ''),
} as const
