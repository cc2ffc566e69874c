import { HeartIcon } from 'lucide-react'
import type { MenuItem } from '#shared/contract/menu'
import { useFavorites } from '#base/favorites/use-favorites'

/** A heart for the dish, or none any more. */
export function FavoriteButton({ dish: { id, name } }: { readonly dish: MenuItem }) {
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
