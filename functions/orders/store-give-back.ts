import { newMovementId } from '../inventory/movement-plan'
import { returnIngredients } from '../inventory/tally'
import { portionsAt, returnPortions } from '../menu/portions'
import { decide } from '../runtime/decide'
import { tableName } from '../runtime/table'
import type { Step } from '../runtime/transact'
import { orderKeys } from './records'
import type { OrderRecord } from './records'
import { addPortions } from './store'
import { returnSlot } from './store-slots'

/**
 * Gives back what a cancelled order took, stock, its slot, portions and those of specials, once
 * however often it is called.
 */
export async function giveBack(order: OrderRecord, now: Date): Promise<void> {
  const at = now.toISOString()
  const { ingredients, portions, counted = [], slot } = order.taken
  const stepsWith = (counts: ReadonlyMap<number, number> | undefined): readonly Step[] => [
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
    ...(slot ? [returnSlot(order.location, slot)] : []),
    ...returnPortions(order.location, counted, counts),
  ]
  await decide(
    () => (counted.length > 0 ? portionsAt(order.location) : undefined),
    (counts) => ({ steps: stepsWith(counts), answer: undefined }),
  )
}
