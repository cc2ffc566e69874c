import { Button } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { CloseIcon } from '../../../components/icons'
import { CartContents } from './cart-contents'

/** The cart over the menu of a phone; loaded when it is first opened. */
export const CartDrawer = ({ onClose }: { readonly onClose: () => void }) => (
  <Drawer.Root open placement="bottom" onOpenChange={({ open }) => !open && onClose()}>
    <Portal>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content>
          <Drawer.Header>
            <Drawer.Title>Your order</Drawer.Title>
            <Drawer.CloseTrigger asChild position="static">
              <Button variant="ghost" px="2.5" aria-label="Close cart">
                <CloseIcon />
              </Button>
            </Drawer.CloseTrigger>
          </Drawer.Header>
          <CartContents />
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  </Drawer.Root>
)
