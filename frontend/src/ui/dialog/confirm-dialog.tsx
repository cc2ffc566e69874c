import type { ReactNode } from 'react'
import { Button } from '../button'
import styles from './confirm-dialog.module.css'
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
      <div className={styles.text}>{children}</div>
    </DialogBody>
    <DialogFooter>
      <Button variant="outline" onClick={onClose}>
        {keepLabel}
      </Button>
      <Button
        className={isDestructive ? styles.destructive : undefined}
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
