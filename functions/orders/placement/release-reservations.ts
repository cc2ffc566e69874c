import { releaseCode } from '../../payments/code-repository'
import { createMovementId } from '../../inventory/plan-movement'
import { releaseIngredients } from '../../inventory/stock-tally'
import { findPortionCounts, releasePortions } from '../../menu/portion-repository'
import { runOptimisticWrite } from '../../platform/table/transaction'
import { tableName } from '../../platform/table/table'
import type { WriteStep } from '../../platform/table/transaction'
import { orderKeys } from '../records'
import type { OrderRecord } from '../records'
import { reservationsOf } from './reservations'
import { buildSpecialCountUpdate } from '../repository'
import { releaseSlot } from './slot-repository'

/**
 * Releases the stock, slot and portions that a cancelled order reserved, in one transaction and once
 * however often it is called, and then its discount codes. What a guest's order counts towards its
 * address ends with the wait for confirmation (`releaseUnconfirmed`).
 */
export async function releaseReservations(order: OrderRecord, now: Date): Promise<void> {
  await releaseStockAndPlaces(order, now)
  await Promise.all(reservationsOf(order, 'code').map(({ codeId }) => releaseCode(codeId, order.id)))
}

async function releaseStockAndPlaces(order: OrderRecord, now: Date): Promise<void> {
  const at = now.toISOString()
  const ingredients = reservationsOf(order, 'ingredient')
  const counted = reservationsOf(order, 'dish')
  const stepsWith = (counts: ReadonlyMap<number, number> | undefined): readonly WriteStep[] => [
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: orderKeys.order(order.id),
          UpdateExpression: 'SET releasedAt = :at',
          ConditionExpression: '#status = :cancelled AND attribute_not_exists(releasedAt)',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':at': at, ':cancelled': 'cancelled' },
        },
      },
      refused: 'already',
    },
    ...reservationsOf(order, 'special').map(({ specialId, quantity }) => ({
      write: {
        Update: buildSpecialCountUpdate(order.location, { specialId, quantity: -quantity }, new Date(order.createdAt)),
      },
    })),
    ...(ingredients.length > 0
      ? [releaseIngredients({ order, saleId: createMovementId(), taken: ingredients, at })]
      : []),
    ...reservationsOf(order, 'slot').map(({ slot }) => releaseSlot(order.location, slot)),
    ...releasePortions(order.location, counted, counts),
  ]
  await runOptimisticWrite(
    () => (counted.length > 0 ? findPortionCounts(order.location) : undefined),
    (counts) => ({ steps: stepsWith(counts), answer: undefined }),
  )
}
