import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import type { ReactNode } from 'react'
import { Dialog, DialogBody, DialogFooter } from './dialog'

type ConfirmDialogProps = {
  readonly title: string
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly keepLabel: string
  /** Whether the action is possible, for example after a reason is chosen. */
  readonly isReady?: boolean
  /** Whether the action destroys something, which makes its button red. */
  readonly isDestructive?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before an action that can't be undone. */
export const ConfirmDialog = ({
  title,
  children,
  confirmLabel,
  keepLabel,
  isReady = true,
  isDestructive = true,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog title={title} role="alertdialog" closeOnInteractOutside={false} onClose={onClose}>
    <DialogBody>
      <Box color="fg.muted">{children}</Box>
    </DialogBody>
    <DialogFooter>
      <Button variant="outline" onClick={onClose}>
        {keepLabel}
      </Button>
      <Button
        {...(isDestructive && { bg: 'danger', boxShadow: 'none', _hover: { bg: 'danger' } })}
        disabled={!isReady}
        onClick={() => {
          onConfirm()
          onClose()
        }}
      >
        {confirmLabel}
      </Button>
    </DialogFooter>
  </Dialog>
)
