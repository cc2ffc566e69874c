import type { CartItem } from '../cart'
import { lineOf } from '../line-key'
import type { Choice } from '../line-key'

/** A line of the cart, as given and otherwise one California Roll as the menu has it. */
export const aLine = ({
  menuItemId = 7,
  options,
  ...given
}: Partial<Choice & Omit<CartItem, keyof Choice | 'key'>> = {}): CartItem => ({
  ...lineOf({ menuItemId, options }),
  name: 'California Roll',
  priceCents: 625,
  quantity: 1,
  imageUrl: null,
  ...given,
})
