import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EditableDish } from '#shared/menu/editing-contract'
import { specialsEditingRoutes, MAX_SPECIALS_PER_DAY } from '#shared/specials/editing-contract'
import type { LocationCode } from '#shared/locations/index'
import { addDays, getWeekday } from '#shared/platform/time'
import { toCents } from '#shared/platform/money'
import { toRecipeHundredths } from '#shared/inventory/recipe-amounts'
import { roundToStock, toHundredths } from '#shared/inventory/stock'
import { getSavedIngredient, suggestSpecials, type SpecialSuggestion } from '#shared/specials/suggest-specials'
import { callApi } from '#base/api/client'
import { toast } from '#ui/toast'
import { useDeskMenu, useDeskStock } from '../desk-api'
import { expiringQuery } from '../../../base/stock/stock-queries'
import { createDishDraft } from '../dishes/draft'
import { dishCostCents, listIngredients, getUnitCosts } from '../dishes/dish-cost'
import { useOrderedPortions, useDeskSpecials } from '../specials/use-specials-form'

const recipeOf = ({ recipe }: Pick<EditableDish, 'recipe'>) =>
  recipe.map(({ itemId, quantity }) => ({ ingredientId: itemId, hundredths: toRecipeHundredths(quantity) }))

/** What a special without a maximum may sell: all of the ingredient. */
const MAX_PORTIONS = 9999

/** How many days before it expires an ingredient is worth a special. */
const SOON_DAYS = 3

/** Suggests specials for stock that expires soon, from available dishes without a special today. */
export function useSuggestions(location: LocationCode, today: string) {
  const { data: menu } = useDeskMenu(location)
  const { data: stock } = useDeskStock(location)
  const { data: lots } = useQuery(expiringQuery(location))
  const { data: week } = useDeskSpecials(location)
  const ordered = useOrderedPortions({ code: location })
  const specials = week?.specials.filter(({ dayOfWeek }) => dayOfWeek === getWeekday(today))
  if (!menu || !stock || !lots || !specials || specials.length >= MAX_SPECIALS_PER_DAY) return []
  const costs = getUnitCosts(listIngredients(stock))
  const dishes = menu.dishes
    .filter(
      ({ id, isAvailable, isArchived }) => isAvailable && !isArchived && !specials.some((one) => one.menuItemId === id),
    )
    .map((dish) => ({
      id: dish.id,
      name: dish.name,
      priceCents: toCents(dish.price),
      costCents: dishCostCents(createDishDraft(dish), costs),
      recipe: recipeOf(dish),
    }))
  const soon = lots
    .filter(({ expirationDate }) => expirationDate >= today && expirationDate <= addDays(today, SOON_DAYS))
    .map(({ item, expirationDate, quantity }) => ({
      ingredientId: item.id,
      name: item.name,
      unit: item.unit,
      expiresOn: expirationDate,
      hundredths: toHundredths(quantity),
    }))
  const promised = new Map<number, number>()
  for (const { id, menuItemId, sellsItemId, maxDailyOrders } of specials) {
    const dish = menu.dishes.find((one) => one.id === menuItemId)
    if (!dish || !sellsItemId) continue
    const open = (maxDailyOrders ?? MAX_PORTIONS) - (ordered.get(id) ?? 0)
    const amount = getSavedIngredient(recipeOf(dish), sellsItemId, open)
    promised.set(sellsItemId, (promised.get(sellsItemId) ?? 0) + amount)
  }
  const onHand = new Map(
    stock
      .filter(({ isCounted }) => isCounted)
      .map(({ item, currentStock }) => [item.id, toHundredths(currentStock)] as const),
  )
  return suggestSpecials(soon, dishes, { onHand, promised })
}

/** Returns today's suggested specials with the portions sold and the ingredient they used up. */
export function useSuggestedSpecials(location: LocationCode, today: string) {
  const { data: menu } = useDeskMenu(location)
  const { data: stock } = useDeskStock(location)
  const { data: week } = useDeskSpecials(location)
  const ordered = useOrderedPortions({ code: location })
  return (week?.specials ?? []).flatMap(({ id, menuItemId, dayOfWeek, sellsItemId, maxDailyOrders }) => {
    const dish = menu?.dishes.find((one) => one.id === menuItemId)
    const item = stock?.find((one) => one.item.id === sellsItemId)?.item
    if (!dish || !item || dayOfWeek !== getWeekday(today)) return []
    const sold = ordered.get(id) ?? 0
    return [
      {
        id,
        name: dish.name,
        item,
        sold,
        most: maxDailyOrders,
        hundredths: roundToStock(getSavedIngredient(recipeOf(dish), item.id, sold)),
      },
    ]
  })
}

/** Adds a suggestion to today's specials. Reads the week first, so other specials don't change. */
export function useCreateSuggestedSpecial(location: LocationCode, today: string) {
  const client = useQueryClient()
  const params = { location }
  return useMutation({
    mutationFn: async ({ dish, lot, portions, discountPercent }: SpecialSuggestion) => {
      const { specials, version } = await callApi(specialsEditingRoutes.getSpecialsWeek, { params })
      const special = {
        title: dish.name,
        description: `Today ${discountPercent}% off.`,
        menuItemId: dish.id,
        dayOfWeek: getWeekday(today),
        maxDailyOrders: Math.min(portions, MAX_PORTIONS),
        discountPercent,
        sellsItemId: lot.ingredientId,
      }
      await callApi(specialsEditingRoutes.updateSpecialsWeek, {
        params,
        body: { specials: [...specials, special], version },
      })
      return { dish, lot }
    },
    onSuccess: ({ dish }) => toast({ title: `${dish.name} is a special today` }),
    onSettled: () => client.invalidateQueries({ queryKey: [specialsEditingRoutes.getSpecialsWeek.path, location] }),
  })
}
