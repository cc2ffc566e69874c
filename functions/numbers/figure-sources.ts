import type { LocationCode } from '#shared/locations/index'
import { getRecipeCostCents } from '#shared/menu/food-cost'
import type { IngredientUnitCosts } from '#shared/menu/food-cost'
import type { Cents } from '#shared/platform/money'
import {
  getCodeFigures,
  getFeedbackFigures,
  getOrderFigures,
  getPointsFigures,
  getWasteFigures,
} from '#shared/numbers/daily-figures'
import { listSelectedOptionIds, resolveSelection } from '#shared/menu/options'
import { getLineRecipe } from '#shared/inventory/recipes'
import { getWastedHundredths } from '#shared/inventory/stock'
import { CodeRecord } from '../payments/records'
import { FeedbackRecord, feedbackKeys } from '../feedback/records'
import { IngredientRecord, MovementRecord, inventoryKeys } from '../inventory/records'
import { LedgerEntryRecord } from '../loyalty/records'
import { DishRecord, menuKeys } from '../menu/records'
import { OrderRecord, orderKeys } from '../orders/records'
import { getItem, getItems, getKey, table, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { numbersKeys } from './records'
import type { ContributionRecord } from './records'
import { settleContributions } from './settlement'
import type { Contribution } from './settlement'
import { toSampleSource } from './sample-repository'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/platform/problem'

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

type Thing = Parameters<typeof settleContributions>[0][number]

const isOver = ({ status }: OrderRecord) => status === 'completed' || status === 'cancelled'

function orderThing(item: Item): Thing | undefined {
  const order = OrderRecord.parse(item)
  return isOver(order) ? thingOfOrder(order) : undefined
}

const thingOfOrder = ({ id }: OrderRecord): Thing => ({
  key: orderKeys.order(id),
  worth: (kept) => getOrderContribution(id, kept),
})

function movementThing(item: Item): Thing | undefined {
  const movement = MovementRecord.parse(item)
  if (!isWaste(movement)) return undefined
  return { key: inventoryKeys.movement(movement), worth: (kept) => getMovementContribution(movement, kept) }
}

function entryThing(item: Item): Thing | undefined {
  const entry = LedgerEntryRecord.parse(item)
  return entry.counts ? { key: getKey(item), worth: () => Promise.resolve(getLedgerContribution(entry)) } : undefined
}

function codeThing(item: Item): Thing | undefined {
  if (CodeRecord.parse(item).location === undefined) return undefined
  const key = getKey(item)
  const now = async () => {
    const code = await getItem(key)
    return code ? getCodeContribution(CodeRecord.parse(code)) : { parts: [] }
  }
  return { key, worth: now }
}

function feedbackThing(item: Item): Thing | undefined {
  const given = FeedbackRecord.parse(item)
  const key = feedbackKeys.given(given.orderId, given.trigger)
  // A trial lies elsewhere: it is of no order.
  return getKey(item).pk === key.pk ? { key, worth: () => getFeedbackContribution(given) } : undefined
}

/** Returns what a record counts as; undefined where it doesn't count. */
export function toContributionSource(item: Item): Thing | undefined {
  switch (item['type']) {
    case 'Order':
      return orderThing(item)
    case 'Movement':
      return movementThing(item)
    case 'LedgerEntry':
      return entryThing(item)
    case 'Code':
      return codeThing(item)
    case 'Feedback':
      return feedbackThing(item)
    case 'SampleDay':
      return toSampleSource(item)
    default:
      return undefined
  }
}

/**
 * Counts a record that was written towards its day, other than an order
 * (docs/product/numbers.md#what-counts-when).
 */
export async function countRecord(item: Item): Promise<void> {
  const thing = toContributionSource(item)
  if (thing) await settleContributions([thing])
}

/** Counts a change of an order that is over, or was: its day's figures are brought up to date. */
export async function countOrder(order: OrderRecord, before?: OrderRecord): Promise<void> {
  if (isOver(order) || (before && isOver(before))) await settleContributions([thingOfOrder(order)])
}

/**
 * So many things have room in one transaction, each with what it added, its day and its dishes'
 * names.
 */
const AT_ONCE = 30

/**
 * One by one where somebody else counts towards the same days at the moment: a single thing gets
 * its turn sooner.
 */
async function settleBeside(things: Parameters<typeof settleContributions>[0]): Promise<void> {
  try {
    await settleContributions(things)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'unavailable') throw error
    for (const thing of things) await settleContributions([thing])
  }
}

/**
 * Counts everything that the table holds towards its day, what was counted before by the difference
 * only. It reads all of the table, off any request;
 * safe to repeat, and beside the reactions.
 */
export async function recountNumbers(): Promise<{ readonly counted: number }> {
  let start: Item | undefined
  let counted = 0
  do {
    const page = await table.send(
      new ScanCommand({
        TableName: tableName(),
        FilterExpression: '#type IN (:order, :movement, :entry, :code, :feedback, :sample)',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':order': 'Order',
          ':movement': 'Movement',
          ':entry': 'LedgerEntry',
          ':code': 'Code',
          ':feedback': 'Feedback',
          ':sample': 'SampleDay',
        },
        ...(start && { ExclusiveStartKey: start }),
      }),
    )
    const things = (page.Items ?? []).flatMap((item) => toContributionSource(item) ?? [])
    for (let at = 0; at < things.length; at += AT_ONCE) await settleBeside(things.slice(at, at + AT_ONCE))
    counted += things.length
    start = page.LastEvaluatedKey
  } while (start)
  return { counted }
}
