import { movementOfOrder } from '#functions/inventory/movement-plan'
import { StockRecord } from '#functions/inventory/records'
import { keepMovement, settleAlert } from '#functions/inventory/store'
import { dishesWithRecipes, settleDish } from '#functions/inventory/store-availability'
import { react } from '#functions/runtime/react'
import { dishesTouched } from '#shared/rules/stock-recipes'

/** A movement by hand writes its own record; an order's is known only from the stock before and after it. */
async function recordOrderChange(was: StockRecord, is: StockRecord): Promise<void> {
  const change = is.orderChange
  if (change && change.id !== was.orderChange?.id) await keepMovement(movementOfOrder(was, is, change))
}

export const handler = react('follow-stock', async ({ before, after }) => {
  if (!before || !after) return
  const [was, is] = [StockRecord.parse(before), StockRecord.parse(after)]
  const now = new Date()
  await recordOrderChange(was, is)
  await settleAlert(is, now)
  if (was.hundredths === is.hundredths) return
  const levels = { ingredientId: is.ingredientId, before: was.hundredths, after: is.hundredths }
  for (const { id } of dishesTouched(await dishesWithRecipes(is.location), levels)) {
    await settleDish(is.location, id, now)
  }
})
