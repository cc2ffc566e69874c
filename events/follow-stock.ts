import { catchUp, isBehind } from '#functions/inventory/store-carry-over'
import { minimumsFor } from '#functions/inventory/store-minimums'
import { keepMovement } from '#functions/inventory/movement-list'
import { levelsChanged, movementOfOrder, saleBetween } from '#functions/inventory/movement-plan'
import { StockRecord, TallyRecord } from '#functions/inventory/records'
import { settleAlert } from '#functions/inventory/store'
import { dishesWithRecipes, settleDish } from '#functions/inventory/store-availability'
import { react } from '#functions/runtime/react'
import { isLow } from '#shared/rules/stock'
import { dishesTouched } from '#shared/rules/stock-recipes'

/** What levels that changed lead to: a sale written down, alerts raised and ended, dishes off the menu and back on. */
async function followTally(was: TallyRecord, is: TallyRecord): Promise<void> {
  const now = new Date()
  const { location, version } = is
  const sale = saleBetween(was, is)
  if (sale) await keepMovement(sale)
  const changed = levelsChanged(was, is)
  if (changed.length === 0) return
  const minimums = await minimumsFor(is)
  const lowAt = (ingredientId: number, hundredths: number) =>
    isLow({ hundredths, minimumHundredths: minimums.get(ingredientId) ?? 0 })
  for (const { ingredientId, before, after } of changed) {
    const isNowLow = lowAt(ingredientId, after)
    if (isNowLow === lowAt(ingredientId, before)) continue
    await settleAlert({ location, ingredientId, recoveredAt: isNowLow ? undefined : version }, now)
  }
  const { dishes, expired } = await dishesWithRecipes(location)
  // Of what is for sale: beside an expired lot, a dish comes and goes with the rest.
  const forSale = changed.map(({ ingredientId, before, after }) => {
    const spoiled = expired.get(ingredientId) ?? 0
    return { ingredientId, before: before - spoiled, after: after - spoiled }
  })
  const touched = new Set(forSale.flatMap((levels) => dishesTouched(dishes, levels).map(({ id }) => id)))
  for (const id of touched) await settleDish(location, id, now)
}

/** What a function of the first release took of a stock: it wrote no movement, and the tally knows nothing of it. */
async function followStock(was: StockRecord, is: StockRecord): Promise<void> {
  const { orderChange: change, location, ingredientId } = is
  if (change && change.id !== was.orderChange?.id) await keepMovement(movementOfOrder(was, is, change))
  if (isBehind(is)) await catchUp(location, ingredientId, new Date())
}

export const handler = react('follow-stock', async ({ before, after }) => {
  if (!before || !after) return
  if (after['type'] === 'Tally') await followTally(TallyRecord.parse(before), TallyRecord.parse(after))
  else await followStock(StockRecord.parse(before), StockRecord.parse(after))
})
