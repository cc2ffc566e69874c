import type { MenuItem } from '#shared/menu/contract'
import { DishCard } from './dish-card'
import './dish-row.css'

/** As wide as its column; see dish-row.css. */
const SIZES = '7.5rem'

/** A dish's card, lying down: for lists beside the menu. */
export const DishRow = ({ item }: { readonly item: MenuItem }) => (
  <div className="dish-row">
    <DishCard item={item} sizes={SIZES} />
  </div>
)
