import { Button } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { CloseIcon } from './icons'

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
          <Drawer.Header>
            <Drawer.Title>{title}</Drawer.Title>
            <Drawer.CloseTrigger asChild position="static">
              <Button variant="ghost" px="2.5" aria-label={closeLabel}>
                <CloseIcon />
              </Button>
            </Drawer.CloseTrigger>
          </Drawer.Header>
          <Drawer.Body>{children}</Drawer.Body>
          {footer && <Drawer.Footer>{footer}</Drawer.Footer>}
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  </Drawer.Root>
)
