import { addAmounts, takePlanned } from '#shared/inventory/planned-stock'
import { getSellableStock } from '#shared/inventory/lots'
import { sumCountedPortions } from '#shared/menu/availability'
import { createMovementId } from '../../inventory/movements/plan-movement'
import { reserveIngredients } from '../../inventory/order-stock'
import { getTally } from '../../inventory/stock-tally'
import { getMenuWithState } from '../../menu/menu-cache'
import { reservePortions } from '../../menu/portion-repository'
import { keepUnchanged, runOptimisticWrite, type WritePlan, type WriteStep } from '../../platform/table/transaction'
import { buildIngredientReservations, findPlannedStockDate, getStockShares } from '../placement/reservations'
import { exchangePlans } from '../placement/stock-change'
import type { OrderRecord } from '../records'
import { buildOrderUpdate, getOrder } from '../repository'

async function readForTaking(orderId: string) {
  const order = await getOrder(orderId)
  const [tally, { state }] = await Promise.all([getTally(order.location), getMenuWithState(order.location)])
  return { order, tally, state }
}

type TakingContext = Awaited<ReturnType<typeof readForTaking>>

/** Returns the portions to take off the kitchen's counts: at most those that are left. */
function listCountedPortions({ order, state }: TakingContext) {
  const hasBegun = order.reservations.some(({ type }) => type === 'ingredients' || type === 'dish')
  if (hasBegun) return []
  return sumCountedPortions(order.lines, state.portions).flatMap(({ menuItemId, quantity }) => {
    const taken = Math.min(quantity, state.portions.get(menuItemId) ?? 0)
    return taken > 0 ? [{ menuItemId, quantity: taken }] : []
  })
}

/** Without its error, so that a step whose condition fails is planned again. */
const retried = ({ write }: WriteStep): WriteStep => ({ write })

function planTaking(context: TakingContext, now: Date): WritePlan<OrderRecord> {
  const { order, tally, state } = context
  const date = findPlannedStockDate(order)
  if (date === undefined || order.status === 'cancelled') return keepUnchanged(order)
  const before = getStockShares(order)
  const { taken, planned } = takePlanned(before.planned, getSellableStock(tally.levels, state.withheld))
  const counted = listCountedPortions(context)
  const isDone = order.status === 'completed'
  if (taken.length + counted.length === 0 && !isDone) return keepUnchanged(order)
  // A completed order takes nothing later.
  const shares = { taken: addAmounts(before.taken, taken), planned: isDone ? [] : planned }
  const at = now.toISOString()
  const changes = {
    reservations: [
      ...order.reservations.filter(({ type }) => type !== 'ingredients' && type !== 'planned-ingredients'),
      ...buildIngredientReservations(shares, date),
      ...counted.map((dish) => ({ type: 'dish' as const, ...dish })),
    ],
    stockChanges: [...(order.stockChanges ?? []), ...(taken.length > 0 ? [{ at, stock: [...taken] }] : [])],
  }
  const sale = {
    order,
    saleId: createMovementId(),
    needs: taken.map((line) => ({ ...line, dishes: [] })),
    notes: 'Planned for this day',
    portions: new Map<number, number>(),
    withheld: state.withheld,
    at,
  }
  const named = counted.map((dish) => ({ ...dish, name: '' }))
  const steps = [
    { write: { Update: buildOrderUpdate(order, changes) } },
    ...(taken.length > 0 ? [retried(reserveIngredients(sale))] : []),
    ...(named.length > 0 ? [retried(reservePortions(order.location, named))] : []),
    ...exchangePlans(order, { date, amounts: before.planned }, { date, amounts: shares.planned }),
  ]
  return { steps, answer: { ...order, ...changes, version: order.version + 1 } }
}

/**
 * Takes the planned stock of an order, as far as there is enough. A rest stays planned, and a later
 * call takes it. Repeating the call changes nothing. Returns the order.
 */
export const takePlannedStock = (orderId: string, now: Date): Promise<OrderRecord> =>
  runOptimisticWrite(
    () => readForTaking(orderId),
    (context) => planTaking(context, now),
  )
