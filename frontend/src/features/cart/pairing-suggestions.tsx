import { chakra } from '@chakra-ui/react/styled-system'
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

/** What guests order together changes slowly. */
const STALE_MS = 3600_000

const Suggestions = chakra('section', {
  base: {
    py: '4',
    '& h3': { fontSize: 'sm', fontWeight: 'semibold', mb: '2' },
    '& li': { display: 'flex', alignItems: 'center', gap: '3', py: '1.5', fontSize: 'sm' },
    '& img': { width: '12', height: '9', objectFit: 'cover', borderRadius: 'md' },
    '& .name': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& .price': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '11',
      borderRadius: 'full',
      bg: 'accent.subtle',
      color: 'accent.fg',
      cursor: 'pointer',
    },
  },
})

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
    <Suggestions aria-label="Goes well with this">
      <h3>Goes well with this</h3>
      <ul>
        {ids
          .flatMap((id) => suitable.find((dish) => dish.id === id) ?? [])
          .map((dish) => (
            <li key={dish.id}>
              <DishPicture imageUrl={dish.imageUrl} sizes="3rem" />
              <span className="name">
                {dish.name}
                <DishAdvisoryMark dish={dish} />
              </span>
              <span className="price">${dish.price}</span>
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
    </Suggestions>
  )
}
