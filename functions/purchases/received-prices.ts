import { findTooCostly } from '#shared/inventory/prep'
import { assertPurchasePrice } from '../inventory/purchased-cost'
import type { IngredientRecord } from '../inventory/records'
import { createTooCostlyProblem } from '../inventory/settle-batch'
import type { PurchaseRecord } from './records'

type Items = ReadonlyMap<number, IngredientRecord>
type ReceivedPrice = { readonly unitCostCents: number; readonly quantityHundredths: number }

/**
 * Checks the prices that are about to become costs, before any line is received. A request that is
 * repeated after a failure passed already, and may have changed the costs of parts.
 * @throws Problem `invalid-input` at a line: for a price of a made ingredient that isn't that of
 *   its parts, or if something made of the line's comes to cost too much
 */
export function assertReceivedPrices(
  purchase: PurchaseRecord,
  received: ReadonlyMap<number, ReceivedPrice>,
  items: Items,
): void {
  if (purchase.lines.some((line) => line.received)) return
  let costs = items
  for (const [index, [itemId, { unitCostCents, quantityHundredths }]] of [...received].entries()) {
    const item = items.get(itemId)
    if (!item || quantityHundredths === 0) continue
    const path = `lines.${index}.unitCost`
    assertPurchasePrice(item, { unitCostCents, path })
    const changed = new Map([...costs, [itemId, { ...item, costPerUnitCents: unitCostCents }]])
    const tooCostly = findTooCostly(costs, changed)
    if (tooCostly) throw createTooCostlyProblem(tooCostly.name, path)
    costs = changed
  }
}
