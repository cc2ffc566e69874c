import type { MenuItem } from '#shared/contract/menu'
import { toast } from '../components/toast'
import { cartActions } from './use-cart'

/** Puts a dish of the menu into the cart, unless it has just sold out. */
export const addDish = ({ id, name, price, imageUrl, isAvailable }: MenuItem): void =>
  isAvailable
    ? cartActions.add({ id: String(id), name, price: Number(price), imageUrl })
    : toast({ title: 'Sold Out', description: `${name} has just sold out for today.`, type: 'warning' })
