import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { toWallClock } from '#shared/rules/local-time'
import { getExpiredHundredths } from '#shared/rules/stock-lots'
import { buildExpiredStockUpdate } from '../menu/records'
import { ifUnchanged } from '../runtime/conditions'
import { keepUnchanged, runOptimisticWrite } from '../runtime/decide'
import { tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'
import { planMovement, planTransfer } from './movement-plan'
import type { MovementEntry, PlannedMovement } from './movement-plan'
import { buildMovementPut } from './movement-list'
import { inventoryKeys } from './records'
import type { IngredientRecord, MovementRecord } from './records'
import { toStockRecord } from './stock-view'
import type { Stock } from './stock-view'
import { getStock } from './store'
import { setStockLevels } from './tally'

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
