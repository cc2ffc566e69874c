import type { CartItem } from '../cart'
import { createLineIdentity } from '../line-key'
import type { DishSelection } from '../line-key'

/** A line of the cart, as given and otherwise one California Roll as the menu has it. */
export const buildCartItem = ({
  menuItemId = 7,
  options,
  ...given
}: Partial<DishSelection & Omit<CartItem, keyof DishSelection | 'key'>> = {}): CartItem => ({
  ...createLineIdentity({ menuItemId, options }),
  name: 'California Roll',
  priceCents: 625,
  quantity: 1,
  imageUrl: null,
  ...given,
})
