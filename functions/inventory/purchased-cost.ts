import type { LocationCode } from '#shared/locations/index'
import { nameOneUnit } from '#shared/inventory/stock'
import { formatCents, type Cents } from '#shared/platform/money'
import { Problem } from '#shared/platform/problem'
import { updateItem } from './item-repository'
import type { IngredientRecord } from './records'
import { getIngredient } from './repository'
import { getItemVersion } from './stock-levels'

type PurchasePrice = {
  readonly unitCostCents: Cents
  /** The field of the request that has the price. */
  readonly path: string
}

/** @throws Problem `invalid-input` for a price of a made ingredient that isn't that of its parts */
export function assertPurchasePrice(item: IngredientRecord, { unitCostCents, path }: PurchasePrice): void {
  const { name, unit, batch, costPerUnitCents } = item
  if (!batch || unitCostCents === costPerUnitCents) return
  const message = `Is that of its parts: ${formatCents(costPerUnitCents)} per ${nameOneUnit(unit)}`
  throw new Problem('invalid-input', `The price of ${name} is that of its parts.`, { errors: [{ path, message }] })
}

/**
 * Makes the price of a purchase the ingredient's cost, unless it is made, and returns the
 * ingredient. Call it before the purchase is recorded, so that a request that is repeated after a
 * failure doesn't leave it out.
 * @throws Problem `invalid-input` if something made of it comes to cost too much
 */
export async function updatePurchasedCost(
  item: IngredientRecord,
  unitCostCents: Cents,
  change: { readonly at: LocationCode; readonly by: string; readonly now: Date },
): Promise<IngredientRecord> {
  if (item.batch || item.costPerUnitCents === unitCostCents) return item
  await updateItem({
    ...change,
    itemId: item.id,
    version: getItemVersion(item),
    wanted: (current) => ({ ...current, item: { ...current.item, costPerUnitCents: unitCostCents } }),
    extraSteps: () => [],
  })
  return getIngredient(item.id)
}
