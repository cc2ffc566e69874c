import { getStockMinimums, updateAlert } from '#functions/inventory/repository'
import { saveMovements } from '#functions/inventory/movement-repository'
import { findSale, listChangedLevels } from '#functions/inventory/plan-movement'
import { TallyRecord } from '#functions/inventory/records'
import { listDishesWithRecipes, updateDishAvailability } from '#functions/menu/availability/repository'
import { handleChangeBatch } from '#functions/platform/event-handlers'
import type { LocationCode } from '#shared/locations/index'
import { isLowStock } from '#shared/inventory/stock'
import { listAffectedDishes } from '#shared/inventory/recipes'

type Levels = { readonly was: TallyRecord; readonly is: TallyRecord }

async function followAlerts({ was, is }: Levels, now: Date): Promise<void> {
  const { location, version } = is
  const changed = listChangedLevels(was, is)
  if (changed.length === 0) return
  const minimums = await getStockMinimums(is)
  const lowAt = (ingredientId: number, hundredths: number) =>
    isLowStock({ hundredths, minimumHundredths: minimums.get(ingredientId) ?? 0 })
  for (const { ingredientId, before, after } of changed) {
    const isNowLow = lowAt(ingredientId, after)
    if (isNowLow === lowAt(ingredientId, before)) continue
    await updateAlert({ location, ingredientId, recoveredAt: isNowLow ? undefined : version }, now)
  }
}

/** Settles each dish of a location that any change of its levels touched, once. */
async function followDishes(location: LocationCode, tallies: readonly Levels[], now: Date): Promise<void> {
  const changes = tallies.map(({ was, is }) => listChangedLevels(was, is)).filter((changed) => changed.length > 0)
  if (changes.length === 0) return
  const { dishes, expired } = await listDishesWithRecipes(location)
  const touched = new Set<number>()
  for (const { ingredientId, before, after } of changes.flat()) {
    // Of what is for sale: beside an expired lot, a dish comes and goes with the rest.
    const spoiled = expired.get(ingredientId) ?? 0
    const forSale = { ingredientId, before: before - spoiled, after: after - spoiled }
    for (const { id } of listAffectedDishes(dishes, forSale)) touched.add(id)
  }
  for (const id of touched) await updateDishAvailability(location, id, now)
}

/**
 * What levels that changed lead to: sales written down, alerts raised and ended, dishes off the
 * menu and back on.
 */
async function followTallies(tallies: readonly Levels[], now: Date): Promise<void> {
  await saveMovements(tallies.flatMap(({ was, is }) => findSale(was, is) ?? []))
  for (const levels of tallies) await followAlerts(levels, now)
  for (const location of new Set(tallies.map(({ is }) => is.location))) {
    const here = tallies.filter(({ is }) => is.location === location)
    await followDishes(location, here, now)
  }
}

export const handler = handleChangeBatch('apply-stock-changes', async (changes) => {
  const tallies = changes.flatMap(({ before, after }) =>
    before && after ? [{ was: TallyRecord.parse(before), is: TallyRecord.parse(after) }] : [],
  )
  await followTallies(tallies, new Date())
})
