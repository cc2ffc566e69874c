import { foodCostRoutes } from '#shared/numbers/food-cost-contract'
import { hundredthsToDecimal } from '#shared/inventory/stock'
import { centsToDecimal } from '#shared/platform/money'
import { serve } from '../platform/serve'
import { listFoodCosts } from './food-cost'

export const handler = serve(foodCostRoutes.getFoodCost, async ({ params: { location }, query: { from, to } }) =>
  (await listFoodCosts(location, from, to)).map(({ item, cost, costBeforeCents, costAfterCents }) => ({
    itemId: item.id,
    name: item.name,
    unit: item.unit,
    opening: centsToDecimal(cost.openingCents),
    received: centsToDecimal(cost.receivedCents),
    closing: centsToDecimal(cost.closingCents),
    actual: centsToDecimal(cost.actualCents),
    theoretical: centsToDecimal(cost.theoreticalCents),
    difference: centsToDecimal(cost.differenceCents),
    differenceQuantity: hundredthsToDecimal(cost.differenceHundredths),
    wasted: centsToDecimal(cost.wastedCents),
    priceEffect: centsToDecimal(cost.priceEffectCents),
    unitCost: { before: centsToDecimal(costBeforeCents), after: centsToDecimal(costAfterCents) },
  })),
)
