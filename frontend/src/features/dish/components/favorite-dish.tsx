import type { MenuItem } from '#shared/contract/menu'
import { draw } from '#base/components/icons'
import { useFavorites } from '#base/favorites/use-favorites'

const HeartIcon = draw('M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2C20 15 12 20 12 20Z', 'HeartIcon')

/** A heart for the dish, or none any more. */
export function FavoriteDish({ dish: { id, name } }: { readonly dish: MenuItem }) {
  const { ids, change } = useFavorites()
  const isFavorite = ids.includes(id)
  return (
    <button
      type="button"
      className="share"
      aria-pressed={isFavorite}
      aria-label={`Favorite: ${name}`}
      onClick={() => change({ id, isFavorite: !isFavorite })}
    >
      <HeartIcon fill={isFavorite ? 'currentColor' : 'none'} /> Favorite
    </button>
  )
}
