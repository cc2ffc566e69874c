import { getRecipeCostCents, type IngredientUnitCosts } from '#shared/menu/food-cost'
import type { Cents } from '#shared/platform/money'
import {
  getCodeFigures,
  getFeedbackFigures,
  getOrderFigures,
  getPointsFigures,
  getWasteFigures,
} from '#shared/numbers/daily-figures'
import { getWastedHundredths } from '#shared/inventory/stock'
import { CodeRecord, listOrdersOfSpentCode } from '../payments/codes/records'
import { FeedbackRecord, feedbackKeys } from '../feedback/records'
import { IngredientRecord, inventoryKeys } from '../inventory/records'
import { movementKeys, MovementRecord } from '../inventory/movements/records'
import { LedgerEntryRecord } from '../loyalty/records'
import { OrderRecord, orderKeys } from '../orders/records'
import { getLineRecipes } from '../orders/stock/line-recipes'
import { formatKey, getItem, getItems, getKey, table, tableName, type Item } from '../platform/table/table'
import { isDamagedRecord } from '../platform/table/table-schema'
import { type ContributionRecord } from './records'
import { settleContributions, type Contribution } from './settlement'
import { toSampleSource } from './sample-repository'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/platform/problem'
import { parseItems } from '../platform/table/parse-items'
import { contributionKeys } from './contributions/keys'

/** Returns the current unit costs in cents by ingredient id. */
async function getUnitCosts(ids: Iterable<number>): Promise<IngredientUnitCosts> {
  const items = await getItems([...new Set(ids)].map(inventoryKeys.ingredient))
  return new Map(parseItems(IngredientRecord, items).map((item) => [item.id, item.costPerUnitCents]))
}

/**
 * Returns the current food cost of each line in cents, rounded half up; 0 without a recipe or cost.
 */
async function calculateFoodCosts({ location, lines }: OrderRecord): Promise<readonly Cents[]> {
  const recipes = await getLineRecipes(location, lines)
  const costs = await getUnitCosts(recipes.flat().map(({ ingredientId }) => ingredientId))
  return recipes.map((recipe) => getRecipeCostCents(recipe, costs) ?? 0)
}

/** Returns an order's contribution. Its food cost stays that of its first completion. */
async function getOrderContribution(id: string, previous: ContributionRecord | undefined): Promise<Contribution> {
  const item = await getItem(orderKeys.order(id))
  if (!item) return { parts: [], costs: previous?.costs }
  const order = OrderRecord.parse(item)
  const costs = previous?.costs ?? (order.status === 'completed' ? await calculateFoodCosts(order) : undefined)
  const earned = order.userId !== undefined || previous?.earned === true
  const parts = getOrderFigures({ ...order, earnsPoints: earned }, costs ?? [])
  const names = parts.some(({ figures }) => figures['orders']) ? order.lines : []
  return {
    site: order.site,
    parts,
    costs,
    earned,
    names: new Map(names.map(({ menuItemId, name }) => [menuItemId, name])),
  }
}

/** Returns a movement's waste, at the unit cost when it was first counted. */
async function getMovementContribution(
  movement: MovementRecord,
  previous: ContributionRecord | undefined,
): Promise<Contribution> {
  const { ingredientId } = movement
  const [countedCost] = previous?.costs ?? []
  const cost = countedCost ?? (await getUnitCosts([ingredientId])).get(ingredientId) ?? 0
  return { parts: getWasteFigures(movement, cost), costs: [cost] }
}

/** Whether a movement is waste or reverses waste. */
export const isWaste = (movement: MovementRecord): boolean => getWastedHundredths({ ...movement, hundredths: 1 }) !== 0

/** Returns the contribution of a points ledger entry. */
const getLedgerContribution = (entry: LedgerEntryRecord): Contribution => ({ parts: getPointsFigures(entry) })

/** Returns the contribution of a code: issued, and spent on the day of its last order. */
async function getCodeContribution(code: CodeRecord): Promise<Contribution> {
  const orders = parseItems(OrderRecord, await getItems(listOrdersOfSpentCode(code).map(orderKeys.order)))
  return {
    site: code.site,
    parts: getCodeFigures(
      code,
      orders
        .map(({ createdAt }) => createdAt)
        .sort()
        .at(-1),
    ),
  }
}

/** Returns the contribution of a rating, indexed by time. Empty if the order does not exist. */
async function getFeedbackContribution(feedback: FeedbackRecord): Promise<Contribution> {
  const item = await getItem(orderKeys.order(feedback.orderId))
  if (!item) return { parts: [] }
  const { location, site, ticketNumber } = OrderRecord.parse(item)
  return {
    site,
    parts: getFeedbackFigures(location, feedback),
    index: { gsi1pk: contributionKeys.feedbackAt(location, site), gsi1sk: `${feedback.at}#${ticketNumber}` },
  }
}

type ContributionSource = Parameters<typeof settleContributions>[0][number]

/** Whether an order may count: it is over, or its guest paid a deposit at the restaurant. */
const mayCount = ({ status, event }: OrderRecord) =>
  status === 'completed' || status === 'cancelled' || event?.deposit !== undefined

function parseOrderSource(item: Item): ContributionSource | undefined {
  const order = OrderRecord.parse(item)
  return mayCount(order) ? toOrderSource(order) : undefined
}

const toOrderSource = ({ id }: OrderRecord): ContributionSource => ({
  key: orderKeys.order(id),
  contribution: (previous) => getOrderContribution(id, previous),
})

function parseMovementSource(item: Item): ContributionSource | undefined {
  const movement = MovementRecord.parse(item)
  if (!isWaste(movement)) return undefined
  return {
    key: movementKeys.movement(movement),
    contribution: (previous) => getMovementContribution(movement, previous),
  }
}

function parseLedgerSource(item: Item): ContributionSource | undefined {
  const entry = LedgerEntryRecord.parse(item)
  return entry.counts
    ? { key: getKey(item), contribution: () => Promise.resolve(getLedgerContribution(entry)) }
    : undefined
}

function parseCodeSource(item: Item): ContributionSource | undefined {
  if (CodeRecord.parse(item).location === undefined) return undefined
  const key = getKey(item)
  const getCurrent = async () => {
    const code = await getItem(key)
    return code ? getCodeContribution(CodeRecord.parse(code)) : { parts: [] }
  }
  return { key, contribution: getCurrent }
}

function parseFeedbackSource(item: Item): ContributionSource | undefined {
  const feedback = FeedbackRecord.parse(item)
  const key = feedbackKeys.given(feedback.orderId, feedback.trigger)
  // Feedback without an order has another key.
  return getKey(item).pk === key.pk ? { key, contribution: () => getFeedbackContribution(feedback) } : undefined
}

/** Returns a record's contribution source, or undefined if it does not count. */
function toContributionSource(item: Item): ContributionSource | undefined {
  switch (item['type']) {
    case 'Order':
      return parseOrderSource(item)
    case 'Movement':
      return parseMovementSource(item)
    case 'LedgerEntry':
      return parseLedgerSource(item)
    case 'Code':
      return parseCodeSource(item)
    case 'Feedback':
      return parseFeedbackSource(item)
    case 'SampleDay':
      return toSampleSource(item)
    default:
      return undefined
  }
}

/** Counts a written record, other than an order (docs/product/numbers.md#counting-rules). */
export async function countRecord(item: Item): Promise<void> {
  const source = toContributionSource(item)
  if (source) await settleContributions([source])
}

/** Updates the figures for an order that may count, or did before. */
export async function countOrder(order: OrderRecord, before?: OrderRecord): Promise<void> {
  if (mayCount(order) || (before && mayCount(before))) await settleContributions([toOrderSource(order)])
}

/** Sources per transaction. Each writes its contribution, its day and the dishes' names. */
const BATCH_SIZE = 30

/**
 * Settles sources together, or one by one if concurrent writes to the same days keep failing the
 * batch.
 */
async function settleWithFallback(sources: Parameters<typeof settleContributions>[0]): Promise<void> {
  try {
    await settleContributions(sources)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'unavailable') throw error
    for (const source of sources) await settleContributions([source])
  }
}

/**
 * Counts every record of the table again and applies only the differences. It scans the whole
 * table, so it must not run in a request. Safe to repeat and to run while events are handled.
 * Returns the keys of the records that can't be read, whose figures stay as they are.
 */
export async function recountNumbers(): Promise<{ readonly counted: number; readonly unreadable: readonly string[] }> {
  const unreadable: string[] = []
  const readSource = (item: Item): readonly ContributionSource[] => {
    try {
      return [toContributionSource(item) ?? []].flat()
    } catch (error) {
      if (!isDamagedRecord(error)) throw error
      unreadable.push(formatKey(getKey(item)))
      return []
    }
  }
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
    const sources = (page.Items ?? []).flatMap(readSource)
    for (let at = 0; at < sources.length; at += BATCH_SIZE) await settleWithFallback(sources.slice(at, at + BATCH_SIZE))
    counted += sources.length
    start = page.LastEvaluatedKey
  } while (start)
  return { counted, unreadable }
}
