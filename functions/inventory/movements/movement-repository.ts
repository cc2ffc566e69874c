import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { isTestSiteBesideLive } from '#shared/locations/group-data'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getKey, putItems, table, tableName, type Item } from '../../platform/table/table'
import {
  listSaleMovements,
  planMovement,
  planTransfer,
  type AnyMovement,
  type MovementEntry,
  type PlannedMovement,
} from './plan-movement'
import { inventoryKeys, type IngredientRecord } from '../records'
import { movementKeys, MovementRecord, SaleRecord } from './records'
import type * as z from 'zod/mini'
import type { MovementsQuery } from '#shared/inventory/schemas'
import { addDays, fromWallClock, toWallClock } from '#shared/platform/time'
import { isStockCounted } from '#shared/inventory/counted'
import { getExpiredHundredths } from '#shared/inventory/lots'
import { buildExpiredStockUpdate } from '../../locations/state/records'
import {
  buildPutIfAbsent,
  ifUnchanged,
  keepUnchanged,
  runOptimisticWrite,
  type WriteStep,
} from '../../platform/table/transaction'
import { toStockRecord, type IngredientAmounts, type Stock } from '../stock-levels'
import { getStock, listIngredients } from '../repository'
import { setStockLevels } from '../stock-tally'
import { parseItems } from '../../platform/table/parse-items'

type Page = z.output<typeof MovementsQuery>

/** A movement with the id of its record, which has all ingredients of an order. */
type ListedMovement = AnyMovement & { readonly entryId: string }

/** Returns the movements of a record: one, or those of an order's ingredients. */
export function toListedMovements(item: Item): readonly ListedMovement[] {
  if (item['type'] !== 'Sale')
    return parseItems(MovementRecord, [item]).map((movement) => ({ ...movement, entryId: movement.id }))
  return parseItems(SaleRecord, [item]).flatMap((sale) =>
    listSaleMovements(sale).map((movement) => ({ ...movement, entryId: sale.id })),
  )
}

/** Maximum records that a page with a filter examines. The next page continues from there. */
const maxScanned = { usual: 1000, testSiteBesideLive: 200 } as const

/** Whether a page has some of the movements only. */
export const isFiltered = ({ of, kind, itemId }: Pick<Page, 'of' | 'kind' | 'itemId'>): boolean =>
  of !== undefined || kind !== undefined || itemId !== undefined

/** Later than the sort key of every movement. */
const END = '9999'

/** Returns the range of sort keys of a local day, or of all days. */
function getKeyRange(location: LocationCode, day: string | undefined) {
  if (day === undefined) return { from: '0', to: END }
  const startOf = (date: string) => fromWallClock(getLocation(location), date, 0).toISOString()
  return { from: startOf(day), to: startOf(addDays(day, 1)) }
}

const getKind = (item: Item): unknown => (item['type'] === 'Sale' ? 'order' : item['movementType'])

/**
 * Returns a page of a location's movements, newest first. It has `limit` entries, each complete; by
 * ingredient, an order's entry has that ingredient only. `next` is the cursor of the next page, or
 * undefined on the last page. A page reads no more than its entries or, with a filter,
 * `maxScanned` records, however long the history is.
 */
export async function listMovements(
  location: LocationCode,
  query: Page,
): Promise<{ movements: ListedMovement[]; next: string | undefined }> {
  const { after, limit, of, day, kind, itemId } = query
  const { from, to } = getKeyRange(location, day)
  const most = maxScanned[isTestSiteBesideLive(location) ? 'testSiteBesideLive' : 'usual']
  const { Items = [], LastEvaluatedKey: lastScannedKey } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':pk': movementKeys.of(location),
        ':from': from,
        ':to': after !== undefined && after < to ? after : to,
      },
      // A page with a filter reads many records, for half the price if it may miss the last second.
      ConsistentRead: !isFiltered(query),
      ScanIndexForward: false,
      // Besides the entries, the cursor itself and one that says whether there is a next page.
      Limit: isFiltered(query) ? most : limit + 2,
    }),
  )
  const isWanted = (item: Item): boolean =>
    getKey(item).sk !== after &&
    (of === undefined || item['type'] === 'Movement') &&
    (kind === undefined || getKind(item) === kind)
  const found = Items.filter(isWanted).flatMap((item) => {
    const movements = toListedMovements(item).filter(
      ({ ingredientId }) => itemId === undefined || ingredientId === itemId,
    )
    // A damaged record is an entry without movements, unless the page is of one ingredient.
    return movements.length > 0 || itemId === undefined ? [{ item, movements }] : []
  })
  const entries = found.slice(0, limit)
  const last = found.length > limit ? entries.at(-1)?.item : lastScannedKey
  return { movements: entries.flatMap(({ movements }) => movements), next: last && getKey(last).sk }
}

/** Builds the write of a movement or a sale. */
export const buildMovementPut = (movement: MovementRecord | SaleRecord) => ({
  TableName: tableName(),
  Item: { ...movementKeys.movement(movement), ...movement },
})

/** Stores movements. Storing the same ones again changes nothing. */
export const saveMovements = (movements: readonly (MovementRecord | SaleRecord)[]): Promise<void> =>
  putItems(movements.map((movement) => buildMovementPut(movement).Item))

/** Updates the expired stock, which orders cannot use (decision 0034). */
function buildExpiredUpdate(planned: readonly PlannedMovement[], { location, createdAt }: MovementRecord): WriteStep[] {
  const today = toWallClock(getLocation(location), new Date(createdAt)).date
  const expiredIn = ({ lots, hundredths }: Stock) => getExpiredHundredths(lots, hundredths, today)
  const expired = planned
    .filter(({ before, stock }) => expiredIn(before) > 0 || expiredIn(stock) > 0)
    .map(({ stock }) => ({ ingredientId: stock.ingredientId, hundredths: expiredIn(stock) }))
  if (expired.length === 0) return []
  return [{ write: { Update: { TableName: tableName(), ...buildExpiredStockUpdate(location, expired) } } }]
}

/** Writes the stock, its level in the tally and the movement, if stock and level are unchanged. */
const buildMovementSteps = (planned: PlannedMovement): WriteStep[] => [
  ...buildStockSteps([planned]),
  { write: { Put: buildMovementPut(planned.movement) } },
]

/** Writes some stocks of a location and their levels in the tally, if all are unchanged. */
export function buildStockSteps(planned: readonly PlannedMovement[]): WriteStep[] {
  const [first] = planned
  if (!first) return []
  const levels = planned.map(({ before, stock }) => ({
    ingredientId: stock.ingredientId,
    before: before.hundredths,
    after: stock.hundredths,
  }))
  return [
    ...planned.map(({ before, stock }) => {
      const Item = { ...inventoryKeys.stock(stock.location, stock.ingredientId), ...toStockRecord(before, stock) }
      return { write: { Put: ifUnchanged({ TableName: tableName(), Item }, { version: before.version }) } }
    }),
    setStockLevels(first.stock.location, levels, first.stock.updatedAt),
    ...buildExpiredUpdate(planned, first.movement),
  ]
}

type MovementRequest = {
  readonly item: IngredientRecord
  readonly entry: MovementEntry
  readonly toLocation: LocationCode | undefined
  readonly extraSteps: (movement: MovementRecord) => readonly WriteStep[]
}

/**
 * Records a movement in one transaction with the stock and its alert; a transfer changes both
 * locations.
 * @throws Problem `insufficient-stock`
 */
export const recordMovement = ({ item, entry, toLocation, extraSteps }: MovementRequest): Promise<MovementRecord> =>
  runOptimisticWrite(
    async () => ({
      from: await getStock(entry.location, item.id),
      to: toLocation && { toLocation, to: await getStock(toLocation, item.id) },
    }),
    ({ from, to }) => {
      const planned = to ? planTransfer({ from, ...to }, item, entry) : ([planMovement(from, item, entry)] as const)
      const { movement } = planned[0]
      return { steps: [...extraSteps(movement), ...planned.flatMap(buildMovementSteps)], answer: movement }
    },
  )

type Delivery = {
  readonly item: IngredientRecord
  readonly date: string
  readonly entryFor: (stock: Stock) => MovementEntry | undefined
}

/** Adds the delivery that `entryFor` returns to a stock, at most once per date. */
export const receiveDelivery = (location: LocationCode, { item, date, entryFor }: Delivery): Promise<void> =>
  runOptimisticWrite(
    () => getStock(location, item.id),
    (stock) => {
      const entry = stock.deliveredOn === date ? undefined : entryFor(stock)
      if (!entry) return keepUnchanged(undefined)
      const planned = planMovement(stock, item, entry)
      const delivered = { ...planned, stock: { ...planned.stock, deliveredOn: date } }
      return { steps: buildMovementSteps(delivered), answer: undefined }
    },
  )

type Waste = Pick<MovementEntry, 'location' | 'by' | 'createdAt' | 'notes'> & {
  /** Makes the movements unique, so that repeating the call changes nothing. */
  readonly id: string
}

/** Books an ingredient as waste; of one that is counted, at most what is in stock. */
const wasteIngredient = (item: IngredientRecord, hundredths: number, { id, ...facts }: Waste): Promise<void> =>
  runOptimisticWrite(
    () => getStock(facts.location, item.id),
    (stock) => {
      const quantityHundredths = isStockCounted(stock) ? Math.min(stock.hundredths, hundredths) : hundredths
      if (quantityHundredths <= 0) return keepUnchanged(undefined)
      const reason = { movementType: 'waste', reason: 'waste' } as const
      const planned = planMovement(stock, item, { ...facts, ...reason, ingredientId: item.id, quantityHundredths })
      const movement = { ...planned.movement, id: `${id}.${item.id}` }
      const once = { write: { Put: buildPutIfAbsent(buildMovementPut(movement).Item) }, onConflict: 'already' as const }
      return { steps: [once, ...buildStockSteps([{ ...planned, movement }])], answer: undefined }
    },
  )

/** Books ingredients as waste, each once. */
export async function bookWaste(amounts: IngredientAmounts, waste: Waste): Promise<void> {
  const items = await listIngredients()
  for (const { ingredientId, hundredths } of amounts) {
    const item = items.get(ingredientId)
    if (item) await wasteIngredient(item, hundredths, waste)
  }
}
