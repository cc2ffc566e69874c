import { negateAmounts } from '#shared/inventory/planned-stock'
import { releaseCode } from '../../payments/codes/code-uses'
import { releaseGiftCard } from '../../gift-cards/ledger/movements'
import { createMovementId } from '../../inventory/movements/plan-movement'
import { releaseIngredients } from '../../inventory/order-stock'
import { changePlannedStock } from '../../inventory/planned-stock'
import { findPortionCounts, releasePortions } from '../../menu/portion-repository'
import { runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { tableName } from '../../platform/table/table'
import { orderKeys, type OrderRecord } from '../records'
import { findPlannedStockDate, getStockShares, listReservations } from './reservations'
import { buildSpecialCountUpdate } from './special-portions'
import { releaseKitchenTime } from '../times/kitchen-time-repository'
import { releaseSlot } from './slot-repository'

/** Releases all that a cancelled order reserved. Repeating the call changes nothing. */
export async function releaseReservations(order: OrderRecord, now: Date): Promise<void> {
  await releaseStockAndPortions(order, now)
  await releaseCodes(order, now)
}

/**
 * Releases the discount codes and gift cards of a cancelled order. Repeating the call changes
 * nothing.
 */
export async function releaseCodes(order: OrderRecord, now: Date): Promise<void> {
  await Promise.all([
    ...listReservations(order, 'code').map((use) => releaseCode(use, order.id)),
    ...(order.giftCards ?? []).map((card) => releaseGiftCard(card, order, now)),
  ])
}

/**
 * Releases stock, slot, kitchen time and portions of a cancelled order in one transaction.
 * Repeating the call changes nothing. `releaseGuestPortions` releases a guest's unconfirmed
 * portions separately, because a confirmation releases them too.
 */
export async function releaseStockAndPortions(order: OrderRecord, now: Date): Promise<void> {
  const at = now.toISOString()
  const { taken: ingredients, planned } = getStockShares(order)
  const plannedDate = findPlannedStockDate(order)
  const counted = listReservations(order, 'dish')
  const buildSteps = (counts: ReadonlyMap<number, number> | undefined): readonly WriteStep[] => [
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
      onConflict: 'already',
    },
    ...listReservations(order, 'special').map(({ specialId, date, quantity }) => ({
      write: {
        Update: buildSpecialCountUpdate(order, { specialId, date, quantity: -quantity }),
      },
    })),
    ...(ingredients.length > 0
      ? [releaseIngredients({ order, saleId: createMovementId(), taken: ingredients, at })]
      : []),
    ...(plannedDate === undefined ? [] : changePlannedStock(order, plannedDate, negateAmounts(planned))),
    ...listReservations(order, 'slot').map(({ slot }) => releaseSlot(order, slot)),
    ...releaseKitchenTime(order, listReservations(order, 'kitchen-time')),
    ...releasePortions(order.location, counted, counts),
  ]
  await runOptimisticWrite(
    () => (counted.length > 0 ? findPortionCounts(order.location) : undefined),
    (counts) => ({ steps: buildSteps(counts), answer: undefined }),
  )
}
