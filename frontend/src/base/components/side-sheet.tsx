import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { DrawerHead } from './overlay-head'

type SideSheetProps = {
  readonly title: string
  /** What its closing button is called. */
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/** A list over the page, from its end: the whole height, so that there is room for many. */
export const SideSheet = ({ title, closeLabel, onClose, children, footer }: SideSheetProps) => (
  <Drawer.Root open placement="end" onOpenChange={({ open }) => !open && onClose()}>
    <Portal>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content>
          <DrawerHead title={title} closeLabel={closeLabel} />
          <Drawer.Body>{children}</Drawer.Body>
          {footer && <Drawer.Footer>{footer}</Drawer.Footer>}
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  </Drawer.Root>
)
