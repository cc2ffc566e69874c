import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskDish } from '#shared/contract/desk/dish'
import { deskSpecials, MOST_SPECIALS_A_DAY } from '#shared/contract/desk/specials'
import type { LocationCode } from '#shared/locations/index'
import { dateAfter, weekdayOf } from '#shared/rules/local-time'
import { toCents } from '#shared/rules/money'
import { toHundredths, toSignedHundredths } from '#shared/rules/stock'
import { savedBy, suggestionsFor } from '#shared/rules/suggestions'
import type { Suggestion } from '#shared/rules/suggestions'
import { call } from '#base/api/call'
import { toast } from '#base/components/toast'
import { expiringQuery, useMenuAt, useStockAt } from '../api/queries'
import { draftOf } from '../dish/draft'
import { costOf, ingredientsOf, unitCosts } from '../dish/ingredients'
import { useOrdered } from '../specials/use-ordered'
import { useSpecialsAt } from '../specials/use-specials-form'

const recipeOf = ({ recipe }: Pick<DeskDish, 'recipe'>) =>
  recipe.map(({ itemId, quantity }) => ({ ingredientId: itemId, hundredths: toSignedHundredths(quantity) }))

/** So long before its day something is worth a special. */
const SOON_DAYS = 3

/** What would sell what expires soon, of the dishes that are on and no special today. */
export function useSuggestions(location: LocationCode, today: string) {
  const { data: menu } = useMenuAt(location)
  const { data: stock } = useStockAt(location)
  const { data: lots } = useQuery(expiringQuery(location))
  const { data: week } = useSpecialsAt(location)
  const specials = week?.specials.filter(({ dayOfWeek }) => dayOfWeek === weekdayOf(today))
  if (!menu || !stock || !lots || !specials || specials.length >= MOST_SPECIALS_A_DAY) return []
  const costs = unitCosts(ingredientsOf(stock))
  const dishes = menu.dishes
    .filter(
      ({ id, isAvailable, isArchived }) => isAvailable && !isArchived && !specials.some((one) => one.menuItemId === id),
    )
    .map((dish) => ({
      id: dish.id,
      name: dish.name,
      priceCents: toCents(dish.price),
      costCents: costOf(draftOf(dish), costs),
      recipe: recipeOf(dish),
    }))
  const soon = lots
    .filter(({ expirationDate }) => expirationDate >= today && expirationDate <= dateAfter(today, SOON_DAYS))
    .map(({ item, expirationDate, quantity }) => ({
      ingredientId: item.id,
      name: item.name,
      unit: item.unit,
      expiresOn: expirationDate,
      hundredths: toHundredths(quantity),
    }))
  return suggestionsFor(soon, dishes)
}

/**
 * Today's specials that a suggestion made: what of each was ordered, and saved of what would have
 * expired.
 */
export function useWatched(location: LocationCode, today: string) {
  const { data: menu } = useMenuAt(location)
  const { data: stock } = useStockAt(location)
  const { data: week } = useSpecialsAt(location)
  const ordered = useOrdered({ code: location })
  return (week?.specials ?? []).flatMap(({ id, menuItemId, dayOfWeek, sellsItemId, maxDailyOrders }) => {
    const dish = menu?.dishes.find((one) => one.id === menuItemId)
    const item = stock?.find((one) => one.item.id === sellsItemId)?.item
    if (!dish || !item || dayOfWeek !== weekdayOf(today)) return []
    const sold = ordered.get(id) ?? 0
    return [
      { id, name: dish.name, item, sold, most: maxDailyOrders, hundredths: savedBy(recipeOf(dish), item.id, sold) },
    ]
  })
}

/** Makes a suggestion one of today's specials, with the week as it stands at that moment. */
export function useMakeSpecial(location: LocationCode, today: string) {
  const client = useQueryClient()
  const params = { location }
  return useMutation({
    mutationFn: async ({ dish, lot, portions, discountPercent }: Suggestion) => {
      const { specials, version } = await call(deskSpecials.specials, { params })
      const special = {
        title: dish.name,
        description: `Today ${discountPercent}% off.`,
        menuItemId: dish.id,
        dayOfWeek: weekdayOf(today),
        maxDailyOrders: Math.min(portions, 9999),
        discountPercent,
        sellsItemId: lot.ingredientId,
      }
      await call(deskSpecials.changeSpecials, { params, body: { specials: [...specials, special], version } })
      return { dish, lot }
    },
    onSuccess: ({ dish }) => toast({ title: `${dish.name} is a special today` }),
    onSettled: () => client.invalidateQueries({ queryKey: [deskSpecials.specials.path, location] }),
  })
}
