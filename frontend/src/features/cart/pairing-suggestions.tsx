import { useQuery } from '@tanstack/react-query'
import { PlusIcon } from 'lucide-react'
import { getDietaryVerdict, passesDietaryFilters } from '#shared/menu/dietary/verdict'
import { isMarketPrice } from '#shared/menu/listing'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { recommendationRoutes } from '#shared/recommendations/contract'
import { suggestDishes } from '#shared/recommendations/pairings'
import { DishAdvisoryMark } from '#ui/advisory'
import { DishPicture } from '#ui/picture'
import { callApi } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { useDietFilters } from '#base/menu/diet-filters'
import { useMenu } from '#base/menu/use-menu'
import { addOrOpenDish } from '#features/menu'
import styles from './pairing-suggestions.module.css'

/** What guests order together changes slowly. */
const STALE_MS = 3600_000

/** Dishes that guests order together with those of the cart (docs/product/cart.md#suggestions). */
export function PairingSuggestions({ items }: { readonly items: Cart }) {
  const { code: location } = useLocationConfig()
  const { items: menu } = useMenu()
  const { preferences, isLoading } = useDietFilters()
  const { data: pairings = [] } = useQuery({
    queryKey: [recommendationRoutes.listPairings.path, location],
    queryFn: () => callApi(recommendationRoutes.listPairings, { params: { location } }),
    staleTime: STALE_MS,
  })
  const suitable = menu.filter(
    (dish) => dish.isAvailable && !isMarketPrice(dish) && passesDietaryFilters(dish, preferences),
  )
  const ids = suggestDishes(
    items.map(({ menuItemId }) => menuItemId),
    pairings,
    (id) => suitable.some((dish) => dish.id === id),
  )
  if (ids.length === 0 || isLoading) return null
  return (
    <section className={styles.suggestions} aria-label="Goes well with this">
      <h3>Goes well with this</h3>
      <ul>
        {ids
          .flatMap((id) => suitable.find((dish) => dish.id === id) ?? [])
          .map((dish) => (
            <li key={dish.id}>
              <DishPicture imageUrl={dish.imageUrl} sizes="3rem" />
              <span className={styles.name}>
                {dish.name}
                <DishAdvisoryMark dish={dish} />
              </span>
              <span className={styles.price}>${dish.price}</span>
              <button
                type="button"
                aria-label={`Add ${dish.name} to cart`}
                onClick={() => addOrOpenDish(dish, getDietaryVerdict(dish, preferences).fit?.options)}
              >
                <PlusIcon />
              </button>
            </li>
          ))}
      </ul>
    </section>
  )
}
