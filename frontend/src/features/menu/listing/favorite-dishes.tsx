import { listOrderableDishes } from '#shared/menu/listing'
import { useFavorites } from '#base/menu/use-favorites'
import { useMenu } from '#base/menu/use-menu'
import { MenuSection } from './menu-section'

/** The guest's favorite dishes that are on the menu, or nothing. */
export function FavoriteDishes() {
  const { ids } = useFavorites()
  const { items } = useMenu()
  const dishes = listOrderableDishes(items).filter(({ id }) => ids.includes(id))
  if (dishes.length === 0) return null
  return <MenuSection id="favorites" title="Your Favorites" items={dishes} isSix={false} />
}
