import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { pause, tableName, transact } from '../runtime/table'
import type { Step } from '../runtime/table'
import { planMovement, planTransfer } from './movement-plan'
import type { Entry, Planned } from './movement-plan'
import { inventoryKeys } from './records'
import type { IngredientRecord, MovementRecord, StockRecord } from './records'
import { putMovement, StockChanged, stockOf } from './store'

const MAX_ATTEMPTS = 40

const putStock = ({ stock }: Planned): Step => ({
  write: {
    Put: {
      TableName: tableName(),
      Item: { ...inventoryKeys.stock(stock.location, stock.ingredientId), ...stock },
      ConditionExpression: 'version = :seen',
      ExpressionAttributeValues: { ':seen': stock.version - 1 },
    },
  },
  refused: () => new StockChanged(),
})

/** Reads, plans and writes anew until nothing else has changed the stock in between. */
async function write<T>(plan: () => Promise<{ readonly result: T; readonly steps: readonly Step[] }>): Promise<T> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { result, steps } = await plan()
    if (steps.length === 0) return result
    try {
      await transact(steps)
      return result
    } catch (error) {
      if (!(error instanceof StockChanged)) throw error
      await pause(attempt)
    }
  }
  throw new Problem('unavailable', 'This stock is being changed by many at once. Please try again.')
}

const stepsOf = (planned: readonly Planned[]): Step[] =>
  planned.flatMap((change) => [putStock(change), { write: { Put: putMovement(change.movement) } }])

type Recording = {
  readonly item: IngredientRecord
  readonly entry: Entry
  readonly toLocation: LocationCode | undefined
  readonly alongside: (movement: MovementRecord) => readonly Step[]
}

/**
 * Records a movement: the movement, the stock with its alert, at both ends of a transfer, and what goes
 * alongside are one transaction. Throws `insufficient-stock`.
 */
export const recordMovement = ({ item, entry, toLocation, alongside }: Recording): Promise<MovementRecord> =>
  write(async () => {
    const from = await stockOf(entry.location, item.id)
    const planned = toLocation
      ? planTransfer({ from, to: await stockOf(toLocation, item.id), toLocation }, item, entry)
      : ([planMovement(from, item, entry)] as const)
    const { movement } = planned[0]
    return { result: movement, steps: [...alongside(movement), ...stepsOf(planned)] }
  })

type Delivery = {
  readonly item: IngredientRecord
  readonly date: string
  readonly entryFor: (stock: StockRecord) => Entry | undefined
}

/** Brings a stock what `entryFor` orders for it, at most once on a date. */
export const deliver = (location: LocationCode, { item, date, entryFor }: Delivery): Promise<void> =>
  write(async () => {
    const stock = await stockOf(location, item.id)
    const entry = stock.deliveredOn === date ? undefined : entryFor(stock)
    if (!entry) return { result: undefined, steps: [] }
    const planned = planMovement(stock, item, entry)
    return { result: undefined, steps: stepsOf([{ ...planned, stock: { ...planned.stock, deliveredOn: date } }]) }
  })
