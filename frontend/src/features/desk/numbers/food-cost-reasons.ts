import { withUnit } from '#shared/inventory/stock'
import type { IngredientCost } from '#shared/numbers/food-cost-contract'
import { formatMoney, parseSignedCents } from './figures'

type Costs = readonly IngredientCost[]
type MoneyField = 'actual' | 'theoretical' | 'difference' | 'wasted' | 'priceEffect'

const sumOf = (costs: Costs, field: MoneyField): number =>
  costs.reduce((sum, cost) => sum + parseSignedCents(cost[field]), 0)

/** Returns the sums of all ingredients in cents. */
export const sumFoodCost = (costs: Costs) => ({
  actual: sumOf(costs, 'actual'),
  theoretical: sumOf(costs, 'theoretical'),
  difference: sumOf(costs, 'difference'),
})

/** How many ingredients a reason names, except for prices, of which it names all. */
const NAMED = 3

const listPositive = (costs: Costs, field: MoneyField): Costs =>
  costs
    .filter((cost) => parseSignedCents(cost[field]) > 0)
    .sort((one, other) => parseSignedCents(other[field]) - parseSignedCents(one[field]))

function describePrice({ name, unitCost }: IngredientCost): string {
  const [before, after] = [parseSignedCents(unitCost.before), parseSignedCents(unitCost.after)]
  const percent = before > 0 ? ` (${after >= before ? '+' : ''}${Math.round(((after - before) * 100) / before)}%)` : ''
  return `${name} ${formatMoney(before)} to ${formatMoney(after)}${percent}`
}

/** Names an ingredient's difference with its amount, valued at the average price of its stock. */
function describeDifference({ name, unit, difference, differenceQuantity }: IngredientCost): string {
  const cents = parseSignedCents(difference)
  const quantity = Number(differenceQuantity)
  const price = quantity > 0 ? ` at ${formatMoney(Math.round(cents / quantity))}` : ''
  return `${name} ${withUnit(String(quantity), unit)}${price}, ${formatMoney(cents)}`
}

const describeWaste = ({ name, wasted }: IngredientCost): string => `${name} ${formatMoney(parseSignedCents(wasted))}`

/** Returns the share by which the price of deliveries rose, the price before being 1. */
const getRise = ({ unitCost }: IngredientCost): number =>
  parseSignedCents(unitCost.after) / Math.max(1, parseSignedCents(unitCost.before)) - 1

/** Names the prices that rose and that what was used doesn't have yet, all of them. */
function describeUnusedRises(costs: Costs): readonly string[] {
  const risen = costs
    .filter((cost) => getRise(cost) > 0 && parseSignedCents(cost.priceEffect) <= 0)
    .sort((one, other) => getRise(other) - getRise(one))
  return risen.length > 0 ? [`Received at a higher price, not used yet: ${risen.map(describePrice).join(', ')}.`] : []
}

/** Returns why the actual food cost is what it is, in sentences, the largest ingredients first. */
export function listFoodCostReasons(costs: Costs): readonly string[] {
  const [dearer, more, wasted] = [
    listPositive(costs, 'priceEffect'),
    listPositive(costs, 'difference').slice(0, NAMED),
    listPositive(costs, 'wasted').slice(0, NAMED),
  ]
  const positive = (field: MoneyField) =>
    formatMoney(
      sumOf(
        costs.filter((cost) => parseSignedCents(cost[field]) > 0),
        field,
      ),
    )
  const unused = describeUnusedRises(costs)
  return [
    ...(dearer.length > 0
      ? [`Dearer deliveries: ${positive('priceEffect')} more. ${dearer.map(describePrice).join(', ')}.`]
      : []),
    ...unused,
    ...(more.length > 0
      ? [`More used than recipes need: ${positive('difference')}. ${more.map(describeDifference).join('; ')}.`]
      : []),
    ...(wasted.length > 0
      ? [`Of it recorded as waste: ${positive('wasted')}. ${wasted.map(describeWaste).join(', ')}.`]
      : []),
    ...(dearer.length + unused.length + more.length === 0
      ? ['Prices are as before, and no more was used than recipes need.']
      : []),
  ]
}
