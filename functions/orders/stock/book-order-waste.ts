import { roundLines } from '#shared/inventory/stock'
import { addAmounts } from '#shared/inventory/planned-stock'
import { formatActor } from '#shared/platform/actor'
import { bookWaste } from '../../inventory/movements/movement-repository'
import { isSameSelection } from '#shared/orders/editing/line-changes'
import { getLineId, getLineNumber } from '../lines/line-ids'
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
    notes: `Ticket ${ticketNumber}: canceled`,
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
  await bookWaste(roundLines(addAmounts(...recipes)), {
    id: `made-again.${id}`,
    location,
    by: formatActor(waste.by),
    createdAt: waste.at,
    notes: `Ticket ${ticketNumber}: ${waste.reason}`,
  })
}

/** Returns the struck dishes that an edit took off or exchanged, with how many of each. */
function listMadeInVain(before: OrderRecord, after: OrderRecord) {
  const left = new Map(after.lines.map((line, index) => [getLineNumber(after, index), line]))
  return before.lines.flatMap((line, index) => {
    if (line.struckAt === undefined) return []
    const now = left.get(getLineNumber(before, index))
    const quantity = line.quantity - (now && isSameSelection(line, now) ? now.quantity : 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/**
 * Books the dishes that stations had made before an edit took them off as waste, because the edit
 * returned their ingredients to stock. Repeating the call changes nothing.
 */
export async function bookEditedDishes(before: OrderRecord, after: OrderRecord): Promise<void> {
  const edit = after.edits?.at(-1)
  const lines = listMadeInVain(before, after)
  if (!edit || lines.length === 0) return
  const { id, location, ticketNumber } = after
  await bookWaste(roundLines(addAmounts(...(await getLineRecipes(location, lines)))), {
    id: `changed.${id}.${edit.version}`,
    location,
    by: formatActor(edit.by),
    createdAt: edit.at,
    notes: `Ticket ${ticketNumber}: changed`,
  })
}
