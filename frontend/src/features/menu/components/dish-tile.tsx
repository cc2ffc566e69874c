import type { MenuItem } from '#shared/contract/menu'
import { DishPicture } from '../../../components/dish-picture'

/** As in dish-card.css: beside the words on a phone, above them in two to four columns. */
const SIZES = '(min-width: 48rem) 22rem, 8.5rem'

/** A dish's picture; where there is none, or it does not load, its code on the colours of its station. */
export const DishTile = ({ item: { imageUrl, code, station } }: { readonly item: MenuItem }) => (
  <div className="tile" data-station={station}>
    <DishPicture imageUrl={imageUrl} sizes={SIZES}>
      <span className="code" aria-hidden="true">
        {code}
      </span>
      <span className="none">No Image</span>
    </DishPicture>
  </div>
)
