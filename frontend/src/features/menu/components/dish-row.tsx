import type { MenuItem } from '#shared/contract/menu'
import { DishCard } from './dish-card'
import './dish-row.css'

/** A dish's card, lying down: for lists beside the menu. */
export const DishRow = ({ item }: { readonly item: MenuItem }) => (
  <div className="dish-row">
    <DishCard item={item} />
  </div>
)
