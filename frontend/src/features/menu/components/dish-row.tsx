import type { MenuItem } from '#shared/contract/menu'
import { DishCard } from '../../features/menu/components/dish-card'
import './full-menu-dish.css'

/** A dish of the menu's overview. */
export const FullMenuDish = ({ item }: { readonly item: MenuItem }) => (
  <div className="full-menu-dish">
    <DishCard item={item} />
  </div>
)
