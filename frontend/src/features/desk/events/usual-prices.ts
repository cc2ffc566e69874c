import { useQuery } from '@tanstack/react-query'
import { getQuotedMenuCents } from '#shared/catering/quote-price'
import type { LocationCode } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import { isMarketPrice } from '#shared/menu/listing'
import { centsToDecimal, toCents } from '#shared/platform/money'
import { menuItemsQuery } from '#base/menu/use-menu'
import { useDeskMenu } from '../desk-api'

/**
 * Returns the dishes at their usual prices, which a quote counts. The guests' menu has those of
 * today's specials and of the current daypart.
 */
export function useQuotedDishes(location: LocationCode): readonly MenuItem[] | undefined {
  const { data: menu } = useQuery(menuItemsQuery(location))
  const { data: usual } = useDeskMenu(location)
  return (
    usual &&
    menu?.map((dish) => ({ ...dish, price: usual.dishes.find(({ id }) => id === dish.id)?.price ?? dish.price }))
  )
}

type UsualDish = Pick<MenuItem, 'price' | 'optionGroups'>

/** Returns what a portion with its options costs by the menu. */
export const getUsualCents = ({ price, optionGroups }: UsualDish, options: readonly string[] | null) =>
  getQuotedMenuCents({ priceCents: toCents(price), optionGroups }, options)

/** Returns the same as the form's price field has it; empty for market price. */
export const getTypedMenuPrice = (dish: UsualDish | undefined, options: readonly string[] | null): string =>
  dish && !isMarketPrice(dish) ? centsToDecimal(getUsualCents(dish, options)) : ''
