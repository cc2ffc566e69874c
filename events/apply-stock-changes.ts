import { updateAlert } from '#functions/inventory/repository'
import { getStockMinimums } from '#functions/inventory/stock-minimums'
import { saveMovements } from '#functions/inventory/movements/movement-repository'
import { findSale, listChangedLevels } from '#functions/inventory/movements/plan-movement'
import { TallyRecord } from '#functions/inventory/records'
import { listDishesWithRecipes, updateDishAvailability } from '#functions/menu/availability/repository'
import { handleChangeBatch } from '#functions/platform/event-handlers'
import type { LocationCode } from '#shared/locations/index'
import { isLowStock } from '#shared/inventory/stock'
import { getSmallestPortion, listAffectedDishes } from '#shared/menu/recipes'

type DishesWithRecipes = Awaited<ReturnType<typeof listDishesWithRecipes>>
type TallyChange = { readonly previous: TallyRecord; readonly current: TallyRecord }

/**
 * Raises an alert for each ingredient that fell below its minimum or that an order emptied, and
 * ends those that recovered.
 */
async function updateAlerts(
  { previous, current }: TallyChange,
  { dishes, withheld }: DishesWithRecipes,
  now: Date,
): Promise<void> {
  const { location, version } = current
  const minimums = await getStockMinimums(current)
  const isSale = findSale(previous, current) !== undefined
  for (const { ingredientId, before, after } of listChangedLevels(previous, current)) {
    // Expired lots are not for sale, so they don't count.
    // What isn't counted never runs out.
    const withheldHundredths = withheld.get(ingredientId) ?? 0
    if (withheldHundredths < 0) continue
    const belowHundredths = getSmallestPortion(dishes, ingredientId) + withheldHundredths
    const minimumHundredths = minimums.get(ingredientId) ?? 0
    const [wasLow, isNowLow] = [before, after].map((hundredths) => isLowStock({ hundredths, minimumHundredths }))
    const [wasEmpty, isNowEmpty] = [before, after].map((hundredths) => hundredths < belowHundredths)
    if (wasLow === isNowLow && wasEmpty === isNowEmpty) continue
    await updateAlert(
      {
        location,
        ingredientId,
        recoveredAt: isNowLow || isNowEmpty ? undefined : version,
        emptied: isSale && isNowEmpty && !wasEmpty ? { belowHundredths, tallied: version } : undefined,
      },
      now,
    )
  }
}

/** Whether an owner changed a minimum, or which ingredients are counted. */
const isRuleChange = ({ previous, current }: TallyChange): boolean => previous.minimums !== current.minimums

/**
 * Updates the availability of each dish whose ingredients changed, once per batch; of all dishes
 * after a change of the rules.
 */
async function updateDishes(
  location: LocationCode,
  tallies: readonly TallyChange[],
  { dishes, withheld }: DishesWithRecipes,
  now: Date,
): Promise<void> {
  const changes = tallies.flatMap(({ previous, current }) => listChangedLevels(previous, current))
  const affected = new Set(tallies.some(isRuleChange) ? dishes.map(({ id }) => id) : [])
  for (const { ingredientId, before, after } of changes) {
    // Expired lots are not for sale, so they don't count.
    const withheldHundredths = withheld.get(ingredientId) ?? 0
    const forSale = { ingredientId, before: before - withheldHundredths, after: after - withheldHundredths }
    for (const { id } of listAffectedDishes(dishes, forSale)) affected.add(id)
  }
  await updateDishAvailability(location, [...affected], now)
}

/** Records sales, updates alerts, and takes dishes off the menu or puts them back. */
export const handler = handleChangeBatch('apply-stock-changes', async (changes) => {
  const now = new Date()
  const tallies = changes.flatMap(({ before, after }) =>
    before && after ? [{ previous: TallyRecord.parse(before), current: TallyRecord.parse(after) }] : [],
  )
  await saveMovements(tallies.flatMap(({ previous, current }) => findSale(previous, current) ?? []))
  const changed = tallies.filter(
    (change) => isRuleChange(change) || listChangedLevels(change.previous, change.current).length > 0,
  )
  for (const location of new Set(changed.map(({ current }) => current.location))) {
    const ofLocation = changed.filter(({ current }) => current.location === location)
    const menu = await listDishesWithRecipes(location)
    for (const change of ofLocation) await updateAlerts(change, menu, now)
    await updateDishes(location, ofLocation, menu, now)
  }
})
