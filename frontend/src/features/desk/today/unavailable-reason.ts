import { useQuery } from '@tanstack/react-query'
import { toRecipeHundredths } from '#shared/inventory/recipe-amounts'
import { MARK_UNAVAILABLE, formatOutOfIngredient } from '#shared/menu/availability'
import type { EditableDish } from '#shared/menu/editing-contract'
import { stockQuery } from '#base/stock/stock-queries'
import { useDeskLocation } from '../desk-location'
import { listIngredients, listShortIngredients } from '../dishes/dish-cost'

/** Returns why a dish is off: what has run out, unless a reason was given. */
export function useUnavailableReason({ isAvailable, availabilityReason, recipe }: EditableDish): string {
  const isOut = !isAvailable && availabilityReason === MARK_UNAVAILABLE.reason
  const { data: stock } = useQuery({ ...stockQuery(useDeskLocation().code), enabled: isOut })
  const lines = recipe.map(({ itemId, quantity }) => ({
    ingredientId: itemId,
    hundredths: toRecipeHundredths(quantity),
  }))
  const short = isOut && stock ? listShortIngredients(lines, listIngredients(stock)) : []
  if (short.length > 0) return short.map(({ name }) => formatOutOfIngredient(name)).join(', ')
  return availabilityReason ?? 'Set to 86'
}
