import { returnIngredients } from '../inventory/order-stock'
import { tableName, transact } from '../runtime/table'
import { orderKeys } from './records'
import type { OrderRecord } from './records'
import { addPortions } from './store'

class GivenBack extends Error {}

/** Gives back what a cancelled order took, stock and portions of specials, once however often it is called. */
export async function giveBack(order: OrderRecord, now: Date): Promise<void> {
  const at = now.toISOString()
  const { ingredients, portions } = order.taken
  try {
    await transact([
      {
        write: {
          Update: {
            TableName: tableName(),
            Key: orderKeys.order(order.id),
            UpdateExpression: 'SET givenBackAt = :at',
            ConditionExpression: '#status = :cancelled AND attribute_not_exists(givenBackAt)',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':at': at, ':cancelled': 'cancelled' },
          },
        },
        refused: () => new GivenBack(),
      },
      ...portions.map(({ specialId, quantity }) => ({
        write: { Update: addPortions(order.location, { specialId, quantity: -quantity }, new Date(order.createdAt)) },
      })),
      ...returnIngredients(order, ingredients, at),
    ])
  } catch (error) {
    if (!(error instanceof GivenBack)) throw error
  }
}
