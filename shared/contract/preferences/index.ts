import type { Area } from '../route'
import { preferences as chosen } from './chosen'
import { remembered } from './remembered'

/**
 * What a user prefers: what every page begins with, and what is remembered for who wants it
 * (docs/product/accounts.md).
 */
export const preferences = {
  ...chosen,
  ...remembered,
} as const satisfies Area
