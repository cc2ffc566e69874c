import { EditableInventoryItem } from '#shared/inventory/contract'
import type { LocationCode } from '#shared/locations/index'
import { listGroupLocations } from '#shared/locations/group-data'
import { isStockCounted } from '#shared/inventory/counted'
import { getActiveAlert, isLowStock } from '#shared/inventory/stock'
import { createEditConflict, isLoggedAt, logChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../platform/change-log/records'
import { ifUnchanged, runOptimisticWrite, type WritePlan, type WriteStep } from '../platform/table/transaction'
import { tableName } from '../platform/table/table'
import {
  getItemVersion,
  getItemWithStocks,
  findItemChanges,
  findLevelChanges,
  type ItemWithStocks,
  type Stock,
  type StockLevels,
} from './stock-levels'
import { describeItemChange, restoreItem } from './item-change'
import { presentEditableItem } from './present'
import { listIngredients } from './repository'
import { settleBatch } from './settle-batch'
import { createAlert, inventoryKeys, type IngredientRecord } from './records'
import { buildCountedUpdate } from '../locations/state/records'
import { countMinimumChange } from './stock-tally'
import { Problem } from '#shared/platform/problem'

type CurrentItem = ItemWithStocks<Stock>

type ItemUpdate = {
  readonly itemId: number
  /** The version that the caller edited. */
  readonly version: number
  /** Returns the changed ingredient. Stocks that it omits stay unchanged. */
  readonly wanted: (item: CurrentItem) => ItemWithStocks
  /** The location whose levels the response shows. */
  readonly at: LocationCode
  readonly by: string
  readonly now: Date
  readonly extraSteps: (changed: EditableInventoryItem, entries: readonly ChangeRecord[]) => readonly WriteStep[]
}

type ItemUpdateResult = { readonly item: EditableInventoryItem; readonly entries: readonly ChangeRecord[] }

/** Presents the item for a location's desk, without internal fields. */
const presentAt = (item: ItemWithStocks, at: LocationCode): EditableInventoryItem =>
  EditableInventoryItem.parse(presentEditableItem(item, at))

function buildItemUpdate(before: IngredientRecord, after: IngredientRecord, at: string): WriteStep {
  const { version, id } = before
  const {
    name,
    kitchenName = null,
    costPerUnitCents,
    supplier,
    isServedRaw,
    deliveryDays = null,
    packs = [],
    batch = null,
  } = after
  const update = {
    TableName: tableName(),
    Key: inventoryKeys.ingredient(id),
    UpdateExpression: `SET #name = :name, kitchenName = :kitchenName, costPerUnitCents = :cost, deliveryDays = :days, packs = :packs, #batch = :batch, changedAtTestSite = :changed, version = :next${isServedRaw === undefined ? '' : ', isServedRaw = :raw'}${supplier === undefined ? ' REMOVE supplier' : ', supplier = :supplier'}`,
    ExpressionAttributeNames: { '#name': 'name', '#batch': 'batch' },
    ExpressionAttributeValues: {
      ':name': name,
      ':kitchenName': kitchenName,
      ':cost': costPerUnitCents,
      ':days': deliveryDays,
      ':packs': packs,
      ':batch': batch,
      ':changed': findItemChanges(before, after, at) ?? null,
      ...(isServedRaw !== undefined && { ':raw': isServedRaw }),
      ':next': after.version,
      ...(supplier !== undefined && { ':supplier': supplier }),
    },
  }
  return { write: { Update: ifUnchanged(update, { version }) } }
}

/** Updates a stock's minimum and par and its alert. A new minimum is also counted in the tally. */
function buildLevelUpdates(stock: Stock, wanted: StockLevels, at: string): WriteStep[] {
  const { minimumHundredths, parHundredths } = wanted
  const isMinimumChanged = minimumHundredths !== stock.minimumHundredths
  const [wasCounted, isCounted] = [stock, wanted].map(isStockCounted)
  const isCountedChanged = wasCounted !== isCounted
  if (!isMinimumChanged && !isCountedChanged && parHundredths === stock.parHundredths) return []
  const { location, ingredientId } = stock
  const level = { hundredths: stock.hundredths, minimumHundredths }
  const raised = createAlert(stock, at, stock.tallied)
  // Orders raise no alert of an ingredient that isn't counted, so it may be due only now.
  const isRuleChanged = isMinimumChanged || isCountedChanged
  const alert = isRuleChanged ? getActiveAlert(level, { current: stock.alert, raised }) : stock.alert
  const levels = {
    TableName: tableName(),
    Key: inventoryKeys.stock(location, ingredientId),
    UpdateExpression: `SET minimumHundredths = :minimum, parHundredths = :par, changedAtTestSite = :changed, updatedAt = :at${isCountedChanged ? ', isCounted = :counted' : ''}${alert ? ', alert = :alert' : ' REMOVE alert'} ADD version :one`,
    ExpressionAttributeValues: {
      ':minimum': minimumHundredths,
      ':par': parHundredths,
      ':changed': findLevelChanges(stock, wanted, at) ?? null,
      ':at': at,
      ':one': 1,
      ...(isCountedChanged && { ':counted': isCounted }),
      ...(alert && { ':alert': alert }),
    },
  }
  const minimum = { ingredientId, hundredths: minimumHundredths }
  return [
    { write: { Update: ifUnchanged(levels, { version: stock.version }) } },
    // The tally's reaction reads the minimums again, and which dishes can be made.
    ...(isRuleChanged ? [countMinimumChange(location, minimum, isLowStock(level), at)] : []),
    ...(isCountedChanged
      ? [
          {
            write: {
              Update: { TableName: tableName(), ...buildCountedUpdate(location, ingredientId, isCounted === true) },
            },
          },
        ]
      : []),
  ]
}

const serialize = (
  {
    name,
    kitchenName = null,
    costPerUnitCents,
    supplier,
    isServedRaw,
    deliveryDays = null,
    packs = [],
    batch = null,
  }: IngredientRecord,
  stocks: readonly Stock[],
) =>
  JSON.stringify([
    [name, kitchenName, costPerUnitCents, supplier, isServedRaw, deliveryDays, packs, batch],
    ...stocks.map((stock) => [stock.minimumHundredths, stock.parHundredths, isStockCounted(stock)]),
  ])

/** A request without a difference is neither logged nor counted as a version. */
function planNothing(current: CurrentItem, { at, extraSteps }: ItemUpdate): WritePlan<ItemUpdateResult> {
  const item = presentAt(current, at)
  return { steps: extraSteps(item, []), answer: { item, entries: [] } }
}

/** Logs the change at each location, with only the levels that its readers may see. */
const logAtEachLocation = (
  before: CurrentItem,
  after: ItemWithStocks,
  items: ReadonlyMap<number, IngredientRecord>,
  { by, now }: ItemUpdate,
) =>
  listGroupLocations().map((code) => {
    const [previous, current] = [presentAt(before, code), presentAt(after, code)]
    const title = describeItemChange(previous, current, { items, at: code })
    return logChange({
      locations: [code],
      kind: 'item',
      subjectId: String(current.id),
      title,
      before: previous,
      after: current,
      by,
      now,
    })
  })

/** Reads an ingredient with its stocks, at the cost of its parts if it is made, and all others. */
async function readItem(id: number) {
  const [current, items] = await Promise.all([getItemWithStocks(id), listIngredients()])
  const costPerUnitCents = items.get(id)?.costPerUnitCents ?? current.item.costPerUnitCents
  return { ...current, item: { ...current.item, costPerUnitCents }, items }
}

/**
 * Changes an ingredient, its levels, their alerts and the logs in one transaction
 * (docs/product/desk.md#ingredients). Concurrent orders that use the stock do not conflict.
 * @throws Problem `changed-meanwhile` with the current ingredient
 */
export const updateItem = (request: ItemUpdate): Promise<ItemUpdateResult> =>
  runOptimisticWrite(
    () => readItem(request.itemId),
    ({ items, ...before }): WritePlan<ItemUpdateResult> => {
      const { at, now, extraSteps } = request
      if (getItemVersion(before.item) !== request.version) throw createEditConflict(presentAt(before, at))
      const changed = request.wanted(before)
      const made = settleBatch(before.item, changed.item, items)
      const wanted = { ...changed, item: made.item }
      const levelsOf = (stock: Stock) => wanted.stocks.find(({ location }) => location === stock.location) ?? stock
      const stocks = before.stocks.map((stock) => ({ ...stock, ...levelsOf(stock) }))
      const after = { item: { ...wanted.item, version: request.version + 1 }, stocks }
      if (serialize(wanted.item, stocks) === serialize(before.item, before.stocks)) return planNothing(before, request)
      const logs = logAtEachLocation(before, after, items, request)
      const answer = { item: presentAt(after, at), entries: logs.flatMap(({ entries }) => entries) }
      const steps = [
        ...extraSteps(answer.item, answer.entries),
        buildItemUpdate(before.item, after.item, now.toISOString()),
        ...before.stocks.flatMap((stock) => buildLevelUpdates(stock, levelsOf(stock), now.toISOString())),
        ...made.checks,
        ...logs.flatMap((log) => log.steps),
      ]
      return { steps, answer }
    },
  )

const parseItem = (text: string): EditableInventoryItem => EditableInventoryItem.parse(JSON.parse(text))

/**
 * Undoes a change of an ingredient, at every location whose levels the log entry contains. An added
 * ingredient cannot be removed, because stock, movements and recipes refer to it.
 */
export const undoItem: UndoHandler = async ({ change, location, by, now, extraSteps }) => {
  if (change.before === 'null')
    throw new Problem('invalid-input', 'An ingredient that was added stays, as its stock and its movements name it.')
  const after = parseItem(change.after)
  const { item, entries } = await updateItem({
    itemId: after.id,
    version: after.version,
    wanted: restoreItem(parseItem(change.before)),
    at: location,
    by,
    now,
    extraSteps: (_, logged) => logged.filter(isLoggedAt(location)).flatMap(extraSteps),
  })
  const entry = entries.find(isLoggedAt(location))
  if (!entry) throw createEditConflict(item)
  return entry
}
