import { useEffect } from 'react'
import { Dialog } from '#ui/dialog/dialog'
import { dismissDoneToast } from '#ui/toaster'
import { CartContents } from './cart-contents'

/** The cart over the menu of a phone; loaded when it is first opened. */
export function CartDrawer({ onClose }: { readonly onClose: () => void }) {
  // The cart shows what was added.
  useEffect(dismissDoneToast, [])
  return (
    <Dialog placement="bottom" title="Your order" closeLabel="Close cart" onClose={onClose}>
      <CartContents />
    </Dialog>
  )
}
