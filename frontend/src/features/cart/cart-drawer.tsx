import { Dialog } from '#ui/dialog'
import { CartContents } from './cart-contents'

/** The cart over the menu of a phone; loaded when it is first opened. */
export const CartDrawer = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog placement="bottom" title="Your order" closeLabel="Close cart" onClose={onClose}>
    <CartContents />
  </Dialog>
)
