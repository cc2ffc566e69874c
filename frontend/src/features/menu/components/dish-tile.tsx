import type { MenuItem } from '#shared/contract/menu'
import { DishPicture } from '#base/components/dish-picture'

type DishTileProps = {
  readonly item: MenuItem
  /** How wide the picture stands on the page, as the browser is told it. */
  readonly sizes: string
}

/**
 * A dish's picture; where there is none, or it does not load, its code on the colours of its
 * station.
 */
export const DishTile = ({ item: { imageUrl, code, station }, sizes }: DishTileProps) => (
  <div className="tile" data-station={station}>
    <DishPicture imageUrl={imageUrl} sizes={sizes}>
      <span className="code" aria-hidden="true">
        {code}
      </span>
      <span className="none">No Image</span>
    </DishPicture>
  </div>
)
