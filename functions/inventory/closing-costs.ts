import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import type { Cents } from '#shared/platform/money'
import { parseItems } from '../platform/table/parse-items'
import { table, tableName } from '../platform/table/table'
import { inventoryKeys, StockClosing } from './records'

/** Returns the price of each ingredient at the last closing before a date. */
export async function findClosingCosts(location: LocationCode, date: string): Promise<ReadonlyMap<number, Cents>> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk < :date',
      ExpressionAttributeValues: { ':pk': inventoryKeys.closingsOf(location), ':date': date },
      ScanIndexForward: false,
      Limit: 1,
    }),
  )
  const counters = parseItems(StockClosing, Items).flatMap((closing) => closing.counters)
  return new Map(counters.map(({ ingredientId, costPerUnitCents }) => [ingredientId, costPerUnitCents]))
}
