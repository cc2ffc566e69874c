import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import type { ReactNode } from 'react'
import { DialogFrame } from './dialog-frame'

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
  <DialogFrame
    title={title}
    role="alertdialog"
    staysBeside
    onClose={onClose}
    foot={
      <>
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
      </>
    }
  >
    <Box color="fg.muted">{children}</Box>
  </DialogFrame>
)
