import type { LocationCode } from '#shared/locations/index'
import { getRecipeCostCents } from '#shared/rules/food-cost'
import type { IngredientUnitCosts } from '#shared/rules/food-cost'
import type { Cents } from '#shared/rules/money'
import {
  getCodeFigures,
  getFeedbackFigures,
  getOrderFigures,
  getPointsFigures,
  getWasteFigures,
} from '#shared/rules/numbers'
import { resolveSelection, listSelectedOptionIds } from '#shared/rules/options'
import { getLineRecipe } from '#shared/rules/stock-recipes'
import { getWastedHundredths } from '#shared/rules/stock-use'
import type { CodeRecord } from '../discounts/records'
import type { FeedbackRecord } from '../feedback/records'
import { IngredientRecord, inventoryKeys } from '../inventory/records'
import type { MovementRecord } from '../inventory/records'
import type { LedgerEntryRecord } from '../loyalty/records'
import { DishRecord, menuKeys } from '../menu/records'
import { orderKeys, OrderRecord } from '../orders/records'
import { getItem, getItems } from '../runtime/table'
import { numbersKeys } from './records'
import type { ContributionRecord } from './records'
import type { Contribution } from './store'

type Line = Pick<OrderRecord['lines'][number], 'menuItemId' | 'quantity' | 'options'>

/** What a unit of some items costs now. */
async function unitCosts(ids: Iterable<number>): Promise<IngredientUnitCosts> {
  const items = await getItems([...new Set(ids)].map(inventoryKeys.ingredient))
  return new Map(items.map((item) => IngredientRecord.parse(item)).map((item) => [item.id, item.costPerUnitCents]))
}

/** What goes into each line by the recipes as they are. */
async function recipesOf(location: LocationCode, lines: readonly Line[]) {
  const ids = [...new Set(lines.map(({ menuItemId }) => menuItemId))]
  const items = await getItems(ids.map((id) => menuKeys.dish(location, id)))
  const dishes = new Map(items.map((item) => DishRecord.parse(item)).map((dish) => [dish.id, dish]))
  return lines.map(({ menuItemId, quantity, options }) => {
    const dish = dishes.get(menuItemId)
    if (!dish) return []
    const recipe = getLineRecipe(
      dish.recipe,
      resolveSelection(dish.optionGroups, listSelectedOptionIds(options)).chosen,
    )
    return recipe.map(({ ingredientId, hundredths }) => ({ ingredientId, hundredths: hundredths * quantity }))
  })
}

/**
 * What each line's ingredients cost now, rounded half up a line; nothing where no recipe or cost
 * says.
 */
async function foodCosts({ location, lines }: OrderRecord): Promise<readonly Cents[]> {
  const recipes = await recipesOf(location, lines)
  const costs = await unitCosts(recipes.flat().map(({ ingredientId }) => ingredientId))
  return recipes.map((recipe) => getRecipeCostCents(recipe, costs) ?? 0)
}

/** What an order comes to as it stands, at what its food cost when it was completed first. */
export async function getOrderContribution(id: string, kept: ContributionRecord | undefined): Promise<Contribution> {
  const item = await getItem(orderKeys.order(id))
  if (!item) return { parts: [], costs: kept?.costs }
  const order = OrderRecord.parse(item)
  const costs = kept?.costs ?? (order.status === 'completed' ? await foodCosts(order) : undefined)
  const earned = order.userId !== undefined || kept?.earned === true
  const parts = getOrderFigures({ ...order, earnsPoints: earned }, costs ?? [])
  const names = parts.some(({ figures }) => figures['orders']) ? order.lines : []
  return { parts, costs, earned, names: new Map(names.map(({ menuItemId, name }) => [menuItemId, name])) }
}

/** What a movement threw away, at what a unit cost when it was counted. */
export async function getMovementContribution(
  movement: MovementRecord,
  kept: ContributionRecord | undefined,
): Promise<Contribution> {
  const { ingredientId } = movement
  const [known] = kept?.costs ?? []
  const cost = known ?? (await unitCosts([ingredientId])).get(ingredientId) ?? 0
  return { parts: getWasteFigures(movement, cost), costs: [cost] }
}

/** Whether a movement threw anything away, or took back that it did. */
export const isWaste = (movement: MovementRecord): boolean => getWastedHundredths({ ...movement, hundredths: 1 }) !== 0

/** What a line of the ledger comes to. */
export const getLedgerContribution = (entry: LedgerEntryRecord): Contribution => ({ parts: getPointsFigures(entry) })

/** What a code comes to: issued, and spent on the day that its order was placed. */
export async function getCodeContribution(code: CodeRecord): Promise<Contribution> {
  const item = code.spentOn === undefined ? undefined : await getItem(orderKeys.order(code.spentOn))
  return { parts: getCodeFigures(code, item && OrderRecord.parse(item).createdAt) }
}

/**
 * What a customer's stars come to, found again by their time; nothing where there is no such order.
 */
export async function getFeedbackContribution(feedback: FeedbackRecord): Promise<Contribution> {
  const item = await getItem(orderKeys.order(feedback.orderId))
  if (!item) return { parts: [] }
  const { location, ticketNumber } = OrderRecord.parse(item)
  return {
    parts: getFeedbackFigures(location, feedback),
    index: { gsi1pk: numbersKeys.feedbackAt(location), gsi1sk: `${feedback.at}#${ticketNumber}` },
  }
}
