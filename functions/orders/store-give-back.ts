import { newMovementId } from '../inventory/movement-plan'
import { returnIngredients } from '../inventory/tally'
import { tableName } from '../runtime/table'
import { transact } from '../runtime/transact'
import { orderKeys } from './records'
import type { OrderRecord } from './records'
import { addPortions } from './store'

/** Gives back what a cancelled order took, stock and portions of specials, once however often it is called. */
export async function giveBack(order: OrderRecord, now: Date): Promise<void> {
  const at = now.toISOString()
  const { ingredients, portions } = order.taken
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
      refused: 'already',
    },
    ...portions.map(({ specialId, quantity }) => ({
      write: { Update: addPortions(order.location, { specialId, quantity: -quantity }, new Date(order.createdAt)) },
    })),
    ...(ingredients.length > 0 ? [returnIngredients({ order, saleId: newMovementId(), taken: ingredients, at })] : []),
  ])
}
