import { EditableInventoryItem } from '#shared/inventory/contract'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { getActiveAlert, isLowStock } from '#shared/inventory/stock'
import { createEditConflict, isLoggedAt, logChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../platform/change-log/records'
import { ifUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WritePlan, WriteStep } from '../platform/table/transaction'
import { tableName } from '../platform/table/table'
import { getItemVersion, getItemWithStocks } from './stock-levels'
import type { ItemWithStocks, Stock, StockLevels } from './stock-levels'
import { describeItemChange, restoreItem } from './item-change'
import { presentEditableItem } from './present'
import { createAlert, inventoryKeys } from './records'
import type { IngredientRecord } from './records'
import { countMinimumChange } from './stock-tally'
import { Problem } from '#shared/platform/problem'

type Standing = ItemWithStocks<Stock>

type Changing = {
  readonly itemId: number
  /** The version that whoever changes it has read. */
  readonly version: number
  /** What is to be: stocks that are left out stay. */
  readonly wanted: (standing: Standing) => ItemWithStocks
  /** The location whose levels the answer shows. */
  readonly at: LocationCode
  readonly by: string
  readonly now: Date
  readonly alongside: (changed: EditableInventoryItem, entries: readonly ChangeRecord[]) => readonly WriteStep[]
}

type Changed = { readonly item: EditableInventoryItem; readonly entries: readonly ChangeRecord[] }

/** The item as a location's desk reads it, with nothing that only the server knows. */
const shownAt = (standing: ItemWithStocks, at: LocationCode): EditableInventoryItem =>
  EditableInventoryItem.parse(presentEditableItem(standing, at))

function itemStep({ version, id }: IngredientRecord, after: IngredientRecord): WriteStep {
  const { name, costPerUnitCents, supplier, deliveryDays = null } = after
  const facts = {
    TableName: tableName(),
    Key: inventoryKeys.ingredient(id),
    UpdateExpression: `SET #name = :name, costPerUnitCents = :cost, deliveryDays = :days, version = :next${supplier === undefined ? ' REMOVE supplier' : ', supplier = :supplier'}`,
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: {
      ':name': name,
      ':cost': costPerUnitCents,
      ':days': deliveryDays,
      ':next': after.version,
      ...(supplier !== undefined && { ':supplier': supplier }),
    },
  }
  return { write: { Update: ifUnchanged(facts, { version }) } }
}

/**
 * A stock's new levels, its alert as they make it, and the tally told that a minimum is another
 * one.
 */
function levelSteps(stock: Stock, { minimumHundredths, parHundredths }: StockLevels, at: string): WriteStep[] {
  const isMoved = minimumHundredths !== stock.minimumHundredths
  if (!isMoved && parHundredths === stock.parHundredths) return []
  const { location, ingredientId } = stock
  const level = { hundredths: stock.hundredths, minimumHundredths }
  const raised = createAlert(stock, at, stock.tallied)
  const alert = isMoved ? getActiveAlert(level, { current: stock.alert, raised }) : stock.alert
  const levels = {
    TableName: tableName(),
    Key: inventoryKeys.stock(location, ingredientId),
    UpdateExpression: `SET minimumHundredths = :minimum, parHundredths = :par, updatedAt = :at${alert ? ', alert = :alert' : ' REMOVE alert'} ADD version :one`,
    ExpressionAttributeValues: {
      ':minimum': minimumHundredths,
      ':par': parHundredths,
      ':at': at,
      ':one': 1,
      ...(alert && { ':alert': alert }),
    },
  }
  const minimum = { ingredientId, hundredths: minimumHundredths }
  return [
    { write: { Update: ifUnchanged(levels, { version: stock.version }) } },
    ...(isMoved ? [countMinimumChange(location, minimum, isLowStock(level), at)] : []),
  ]
}

const wordsOf = (
  { name, costPerUnitCents, supplier, deliveryDays = null }: IngredientRecord,
  stocks: readonly Stock[],
) =>
  JSON.stringify([
    [name, costPerUnitCents, supplier, deliveryDays],
    ...stocks.map(({ minimumHundredths, parHundredths }) => [minimumHundredths, parHundredths]),
  ])

/** What is so already is no change: it has no entry, and the version stays. */
function unchanged(standing: Standing, { at, alongside }: Changing): WritePlan<Changed> {
  const item = shownAt(standing, at)
  return { steps: alongside(item, []), answer: { item, entries: [] } }
}

/** An entry for the log of each location, telling of the levels that its readers are to know. */
const entriesOf = (before: Standing, after: ItemWithStocks, { by, now }: Changing) =>
  locations.map(({ code }) => {
    const [was, is] = [shownAt(before, code), shownAt(after, code)]
    const title = describeItemChange(was, is)
    return logChange({
      locations: [code],
      kind: 'item',
      subjectId: String(is.id),
      title,
      before: was,
      after: is,
      by,
      now,
    })
  })

/**
 * Changes an ingredient, its levels, their alerts and the logs in one transaction
 * (docs/product/desk.md#ingredients); throws `changed-meanwhile` with the ingredient as it is now.
 * Orders that change the stock meanwhile are no such change.
 */
export const updateItem = (changing: Changing): Promise<Changed> =>
  runOptimisticWrite(
    () => getItemWithStocks(changing.itemId),
    (before): WritePlan<Changed> => {
      const { at, now, alongside } = changing
      if (getItemVersion(before.item) !== changing.version) throw createEditConflict(shownAt(before, at))
      const wanted = changing.wanted(before)
      const levelsOf = (stock: Stock) => wanted.stocks.find(({ location }) => location === stock.location) ?? stock
      const stocks = before.stocks.map((stock) => ({ ...stock, ...levelsOf(stock) }))
      const after = { item: { ...wanted.item, version: changing.version + 1 }, stocks }
      if (wordsOf(wanted.item, stocks) === wordsOf(before.item, before.stocks)) return unchanged(before, changing)
      const logs = entriesOf(before, after, changing)
      const answer = { item: shownAt(after, at), entries: logs.flatMap(({ entries }) => entries) }
      const steps = [
        ...alongside(answer.item, answer.entries),
        itemStep(before.item, after.item),
        ...before.stocks.flatMap((stock) => levelSteps(stock, levelsOf(stock), now.toISOString())),
        ...logs.flatMap((log) => log.steps),
      ]
      return { steps, answer }
    },
  )

const itemIn = (text: string): EditableInventoryItem => EditableInventoryItem.parse(JSON.parse(text))

/**
 * Puts an ingredient back as it was before a change, at every location whose levels the entry
 * tells. One that was added stays: stock, movements and recipes name it.
 */
export const undoItem: UndoHandler = async ({ change, location, by, now, alongside }) => {
  if (change.before === 'null')
    throw new Problem('invalid-input', 'An ingredient that was added stays, as its stock and its movements name it.')
  const after = itemIn(change.after)
  const { item, entries } = await updateItem({
    itemId: after.id,
    version: after.version,
    wanted: restoreItem(itemIn(change.before)),
    at: location,
    by,
    now,
    alongside: (_, made) => made.filter(isLoggedAt(location)).flatMap(alongside),
  })
  const made = entries.find(isLoggedAt(location))
  if (!made) throw createEditConflict(item)
  return made
}
