import { addAmounts } from '#shared/inventory/planned-stock'
import { formatActor } from '#shared/platform/actor'
import { bookWaste } from '../../inventory/movement-repository'
import { getLineId } from '../lines/line-ids'
import { listReservedIngredients } from '../placement/reservations'
import type { OrderRecord } from '../records'
import { getOrder } from '../repository'
import { getLineRecipes } from './line-recipes'

/**
 * Books what a cancelled order had made as waste, after its stock was released. Repeating the call
 * changes nothing.
 */
export async function bookCancelledDishes(orderId: string): Promise<void> {
  const order = await getOrder(orderId)
  const { location, history, releasedAt, isWasted, ticketNumber } = order
  if (!isWasted || releasedAt === undefined) return
  await bookWaste(listReservedIngredients(order), {
    id: `cancelled.${orderId}`,
    location,
    by: formatActor(history.at(-1)?.by ?? 'system'),
    createdAt: releasedAt,
    notes: `Ticket ${ticketNumber}: cancelled`,
  })
}

type Waste = NonNullable<OrderRecord['wastes']>[number]

/** Books the recipes of dishes that are made again as waste. Repeating the call changes nothing. */
export async function bookWastedDishes(order: OrderRecord, waste: Waste): Promise<void> {
  const { id, location, ticketNumber } = order
  const lines = waste.lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find((_, index) => getLineId(order, index) === lineId)
    return line ? [{ ...line, quantity }] : []
  })
  const recipes = await getLineRecipes(location, lines)
  await bookWaste(addAmounts(...recipes), {
    id: `made-again.${id}`,
    location,
    by: formatActor(waste.by),
    createdAt: waste.at,
    notes: `Ticket ${ticketNumber}: ${waste.reason}`,
  })
}
