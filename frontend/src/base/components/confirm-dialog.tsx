import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'

type ConfirmDialogProps = {
  readonly title: string
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly keepLabel: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({ title, children, confirmLabel, keepLabel, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog.Root open role="alertdialog" size="sm" onOpenChange={({ open }) => !open && onClose()}>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body color="fg.muted">{children}</Dialog.Body>
          <Dialog.Footer css={{ '& > button': { flex: '1 1 auto' } }}>
            <Button variant="outline" onClick={onClose}>
              {keepLabel}
            </Button>
            <Button
              bg="danger"
              boxShadow="none"
              _hover={{ bg: 'danger' }}
              onClick={() => {
                onConfirm()
                onClose()
              }}
            >
              {confirmLabel}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
)
