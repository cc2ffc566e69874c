import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { DrawerHead } from '#base/components/overlay-head'
import { CartContents } from './cart-contents'

/** The cart over the menu of a phone; loaded when it is first opened. */
export const CartDrawer = ({ onClose }: { readonly onClose: () => void }) => (
  <Drawer.Root open placement="bottom" onOpenChange={({ open }) => !open && onClose()}>
    <Portal>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content overflowY="auto">
          <DrawerHead title="Your order" closeLabel="Close cart" />
          <CartContents />
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  </Drawer.Root>
)
