import { toHundredths } from '#shared/inventory/stock'
import { centsToDecimal, toCents } from '#shared/platform/money'

type Held = { readonly quantity: string }

/** Returns the price of a pack at a price per unit; without a pack, that of the unit. */
export const getPackPrice = (unitCost: string, pack: Held | undefined): string =>
  pack ? centsToDecimal(Math.round((toCents(unitCost) * toHundredths(pack.quantity)) / 100)) : unitCost
