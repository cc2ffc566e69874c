import type { Area } from '../route'
import { openSlots } from './open'
import { deskPromises } from './promises'

/**
 * The ten minutes of a day, and what the owner says of how many orders they take
 * (docs/product/checkout.md#promises).
 */
export const slots = {
  ...deskPromises,
  ...openSlots,
} as const satisfies Area
