import * as z from 'zod/mini'
import { StockUnit } from '../inventory/contract'
import { LocationParam, MoneyString } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { Period } from './contract'

/** An ingredient's food cost in a period; money can be negative. */
export const IngredientCost = z.object({
  itemId: z.int(),
  name: z.string(),
  unit: StockUnit,
  opening: MoneyString,
  received: MoneyString,
  closing: MoneyString,
  /** `opening + received - closing`. */
  actual: MoneyString,
  /** What the recipes of the orders needed. */
  theoretical: MoneyString,
  /** `actual - theoretical`, recorded waste included. */
  difference: MoneyString,
  /** How much more was used than recipes needed, in the ingredient's unit. */
  differenceQuantity: z.string(),
  /** Recorded waste. */
  wasted: MoneyString,
  /** How much of `actual` the prices of deliveries added to those from before the period. */
  priceEffect: MoneyString,
  /** The price per unit before the period, and that of its last delivery. */
  unitCost: z.object({ before: MoneyString, after: MoneyString }),
})
export type IngredientCost = z.infer<typeof IngredientCost>

export const foodCostRoutes = {
  getFoodCost: {
    method: 'GET',
    path: '/api/numbers/{location}/food-cost',
    summary: "A period's food cost by ingredient, actual and by recipes, largest differences first",
    access: 'admin',
    table: 'write',
    limit: 'lists',
    params: z.object({ location: LocationParam }),
    query: Period,
    result: z.array(IngredientCost),
  },
} as const satisfies RouteGroup
