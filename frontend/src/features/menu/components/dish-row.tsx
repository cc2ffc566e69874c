import type { MenuItem } from '#shared/contract/menu'
import { DishCard } from './dish-card'
import './dish-row.css'

/** As high as the words beside it, which is wider than its column; see dish-row.css. */
const SIZES = '11rem'

/** A dish's card, lying down: for lists beside the menu. */
export const DishRow = ({ item }: { readonly item: MenuItem }) => (
  <div className="dish-row">
    <DishCard item={item} sizes={SIZES} />
  </div>
)
