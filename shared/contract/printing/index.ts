import type { Area } from '../route'
import { cloudPrinting } from './cloud'
import { deskPrinters } from './printers'

/**
 * The kitchen's printers: what they ask, and what the owner does with them
 * (docs/product/kitchen.md#printers).
 */
export const printing = {
  ...cloudPrinting,
  ...deskPrinters,
} as const satisfies Area
