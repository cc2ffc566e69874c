import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { getKey, putItems, table, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { listSaleMovements, planMovement, planTransfer } from './plan-movement'
import type { MovementEntry, PlannedMovement } from './plan-movement'
import { MovementRecord, SaleRecord, inventoryKeys } from './records'
import type { IngredientRecord } from './records'
import { toWallClock } from '#shared/platform/time'
import { getExpiredHundredths } from '#shared/inventory/lots'
import { buildExpiredStockUpdate } from '../menu/location-state-records'
import { ifUnchanged, keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { toStockRecord } from './stock-levels'
import type { Stock } from './stock-levels'
import { getStock } from './repository'
import { setStockLevels } from './stock-tally'

type Page = {
  readonly after?: string | undefined
  readonly limit: number
  readonly of?: 'hand' | undefined
}

/**
 * A movement, and where it stands in its location's list: what was kept once is spread out there.
 */
type Listed = { readonly movement: MovementRecord; readonly place: string }

// A sale's movements stand behind one another at its place.
const WITHIN = '~'

function listed(item: Item): readonly Listed[] {
  const sk = String(item['sk'])
  if (item['type'] !== 'Sale') return [{ movement: MovementRecord.parse(item), place: sk }]
  const movements = listSaleMovements(SaleRecord.parse(item))
  return movements.map((movement, index) => ({
    movement,
    place: index === movements.length - 1 ? sk : `${sk}${WITHIN}${index}`,
  }))
}

/**
 * So far back a page looks for movements by hand between those of orders; the next page goes on
 * from there.
 */
const LOOKED_THROUGH = 1000

/**
 * A page of a location's movements, newest first, all or those by hand, and where the next one
 * begins, if there is one.
 */
export async function listMovements(
  location: LocationCode,
  { after, limit, of }: Page,
): Promise<{ movements: MovementRecord[]; next: string | undefined }> {
  const [sk, told] = after?.split(WITHIN) ?? []
  const isWithin = told !== undefined
  const isByHand = of === 'hand'
  const { Items = [], LastEvaluatedKey: looked } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: sk === undefined ? 'pk = :pk' : `pk = :pk AND sk ${isWithin ? '<=' : '<'} :sk`,
      ExpressionAttributeValues: {
        ':pk': inventoryKeys.movementsOf(location),
        ...(sk !== undefined && { ':sk': sk }),
        ...(isByHand && { ':movement': 'Movement', ':ticket': 'Ticket ' }),
      },
      ...(isByHand && {
        FilterExpression: '#type = :movement AND NOT begins_with(#by, :ticket)',
        ExpressionAttributeNames: { '#type': 'type', '#by': 'by' },
      }),
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: isByHand ? LOOKED_THROUGH : limit + 1,
    }),
  )
  const found = Items.flatMap(listed).slice(isWithin ? Number(told) + 1 : 0)
  const page = found.slice(0, limit)
  const lookedTo = isByHand && looked ? getKey(looked).sk : undefined
  const next = found.length > limit ? page.at(-1)?.place : lookedTo
  return { movements: page.map(({ movement }) => movement), next }
}

/** How a movement's record, or a sale's, is written. */
export const buildMovementPut = (movement: MovementRecord | SaleRecord) => ({
  TableName: tableName(),
  Item: { ...inventoryKeys.movement(movement), ...movement },
})

/** Writes down what has happened to stock; once more changes nothing. */
export const saveMovements = (movements: readonly (MovementRecord | SaleRecord)[]): Promise<void> =>
  putItems(movements.map((movement) => buildMovementPut(movement).Item))

/** Notes what of a stock has expired, where any had or has: no order takes that (decision 0057). */
function noteExpired(before: Stock, stock: Stock, { location, createdAt }: MovementRecord): WriteStep[] {
  const today = toWallClock(getLocation(location), new Date(createdAt)).date
  const [had, has] = [before, stock].map(({ lots, hundredths }) => getExpiredHundredths(lots, hundredths, today))
  if (!had && !has) return []
  return [
    {
      write: { Update: { TableName: tableName(), ...buildExpiredStockUpdate(location, stock.ingredientId, has ?? 0) } },
    },
  ]
}

/** A stock's record, its level in the tally and its movement, while both are as they were read. */
function stepsOf({ before, stock, movement }: PlannedMovement): WriteStep[] {
  const { location, ingredientId } = stock
  const Item = { ...inventoryKeys.stock(location, ingredientId), ...toStockRecord(before, stock) }
  const level = { ingredientId, before: before.hundredths, after: stock.hundredths }
  return [
    { write: { Put: ifUnchanged({ TableName: tableName(), Item }, { version: before.version }) } },
    setStockLevels(location, [level], stock.updatedAt),
    { write: { Put: buildMovementPut(movement) } },
    ...noteExpired(before, stock, movement),
  ]
}

type Recording = {
  readonly item: IngredientRecord
  readonly entry: MovementEntry
  readonly toLocation: LocationCode | undefined
  readonly alongside: (movement: MovementRecord) => readonly WriteStep[]
}

/**
 * Records a movement: the movement, the stock with its alert, at both ends of a transfer, and what
 * goes alongside are one transaction. Throws `insufficient-stock`.
 */
export const recordMovement = ({ item, entry, toLocation, alongside }: Recording): Promise<MovementRecord> =>
  runOptimisticWrite(
    async () => ({
      from: await getStock(entry.location, item.id),
      to: toLocation && { toLocation, to: await getStock(toLocation, item.id) },
    }),
    ({ from, to }) => {
      const planned = to ? planTransfer({ from, ...to }, item, entry) : ([planMovement(from, item, entry)] as const)
      const { movement } = planned[0]
      return { steps: [...alongside(movement), ...planned.flatMap(stepsOf)], answer: movement }
    },
  )

type Delivery = {
  readonly item: IngredientRecord
  readonly date: string
  readonly entryFor: (stock: Stock) => MovementEntry | undefined
}

/** Brings a stock what `entryFor` orders for it, at most once on a date. */
export const receiveDelivery = (location: LocationCode, { item, date, entryFor }: Delivery): Promise<void> =>
  runOptimisticWrite(
    () => getStock(location, item.id),
    (stock) => {
      const entry = stock.deliveredOn === date ? undefined : entryFor(stock)
      if (!entry) return keepUnchanged(undefined)
      const planned = planMovement(stock, item, entry)
      const delivered = { ...planned, stock: { ...planned.stock, deliveredOn: date } }
      return { steps: stepsOf(delivered), answer: undefined }
    },
  )
