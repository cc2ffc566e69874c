import type { LocationCode } from '#shared/locations/index'
import { ifUnchanged, putNew } from '../runtime/conditions'
import { asItIs, decide } from '../runtime/decide'
import { getItem, queryAll, tableName } from '../runtime/table'
import { transact } from '../runtime/transact'
import { inventoryKeys, StockRecord, tallyItem } from './records'
import { stockOf } from './store'
import { addLevel, openLevel } from './tally'

/** Whether a function of the first release has taken of a stock since it was carried over. */
export const isBehind = ({ hundredths, carriedHundredths }: StockRecord): boolean =>
  carriedHundredths !== undefined && carriedHundredths !== hundredths

/** Takes into the tally what was taken without it, once however often it is called. */
export const catchUp = (location: LocationCode, ingredientId: number, now: Date): Promise<void> =>
  decide(
    () => stockOf(location, ingredientId),
    ({ hundredths, talliedHundredths, kept, version }) => {
      if (hundredths === talliedHundredths) return asItIs(undefined)
      const carried = {
        TableName: tableName(),
        Key: inventoryKeys.stock(location, ingredientId),
        UpdateExpression: 'SET carriedHundredths = :all ADD version :one',
        ExpressionAttributeValues: { ':all': kept.hundredths, ':one': 1 },
      }
      const more = { ingredientId, hundredths: hundredths - talliedHundredths }
      const steps = [
        { write: { Update: ifUnchanged(carried, { version }) } },
        addLevel(location, more, now.toISOString()),
      ]
      return { steps, answer: undefined }
    },
  )

/** Notes of a stock what the tally begins with; what was noted before stays. */
async function noteCarried(item: StockRecord): Promise<StockRecord> {
  const { location, ingredientId } = item
  return decide<StockRecord, StockRecord>(
    (standing) => (standing ? StockRecord.parse(standing) : item),
    (stock) => {
      if (stock.carriedHundredths !== undefined) return asItIs(stock)
      const noted = {
        TableName: tableName(),
        Key: inventoryKeys.stock(location, ingredientId),
        UpdateExpression: 'SET carriedHundredths = :carried',
        ExpressionAttributeValues: { ':carried': stock.hundredths },
      }
      const seen = { carriedHundredths: undefined, version: stock.version }
      return { update: ifUnchanged(noted, seen), answer: (after) => StockRecord.parse(after ?? stock) }
    },
  )
}

/**
 * Gives a location of a first release's table its tally. Its functions may go on taking orders meanwhile: what each
 * stock had when it was noted is what the tally begins with, and the rest is caught up with.
 */
export async function carryOver(location: LocationCode, now: Date): Promise<void> {
  if (await getItem(inventoryKeys.tally(location))) return
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': inventoryKeys.stockOf(location) },
    ConsistentRead: true,
  })
  const noted = await Promise.all(items.map((item) => noteCarried(StockRecord.parse(item))))
  if (noted.length === 0) return
  const tally = tallyItem({
    type: 'Tally',
    location,
    levels: new Map(noted.map(({ ingredientId, carriedHundredths = 0 }) => [ingredientId, carriedHundredths])),
    portions: new Map(),
    minimums: 1,
    version: 1,
    updatedAt: now.toISOString(),
  })
  await transact([{ write: { Put: putNew(tally) }, refused: 'already' }])
}

/** Gives a location the stock of an item that came with a version of the product, and its level, unless it is there. */
export async function bringStock(stock: StockRecord): Promise<void> {
  const { location, ingredientId, hundredths, updatedAt } = stock
  const put = putNew({ ...inventoryKeys.stock(location, ingredientId), ...stock })
  await transact([
    { write: { Put: put }, refused: 'already' },
    openLevel(location, ingredientId, updatedAt, hundredths),
  ])
}
