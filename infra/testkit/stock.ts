import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { inventoryKeys, TallyRecord } from '#functions/inventory/records'
import type { StockRecord, TalliedSale } from '#functions/inventory/records'
import { table, tableName } from '#functions/runtime/table'
import type { Item } from '#functions/runtime/table'
import type { LocationCode } from '#shared/locations/index'

type Left = { readonly location: LocationCode; readonly ingredientId: number; readonly hundredths: number }

/** Sets a level as an order leaves it; gives the tally's item after that. */
export async function setStockLevel({ location, ingredientId, hundredths }: Left, sale?: TalliedSale): Promise<Item> {
  const { Attributes = {} } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: inventoryKeys.tally(location),
      UpdateExpression: `SET levels.#id = :level, version = version + :one${sale ? ', sale = :sale' : ''}`,
      ExpressionAttributeNames: { '#id': String(ingredientId) },
      ExpressionAttributeValues: { ':level': hundredths, ':one': 1, ...(sale && { ':sale': sale }) },
      ReturnValues: 'ALL_NEW',
    }),
  )
  TallyRecord.parse(Attributes)
  return Attributes
}

/** Sets a stock as if all of it had come about by hand. */
export async function setStock(
  { location, ingredientId, hundredths }: Left,
  more: Partial<Pick<StockRecord, 'lots' | 'usedHundredths'>> = {},
): Promise<void> {
  const facts = { hundredths, ...more }
  const names = Object.keys(facts)
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: inventoryKeys.stock(location, ingredientId),
      UpdateExpression: `SET ${names.map((name) => `${name} = :${name}`).join(', ')} ADD version :one`,
      ExpressionAttributeValues: {
        ':one': 1,
        ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [`:${name}`, fact])),
      },
    }),
  )
  await setStockLevel({ location, ingredientId, hundredths })
}
