import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent, ReactNode } from 'react'

type FormDialogProps = {
  readonly title: string
  readonly submitLabel: string
  readonly pendingLabel: string
  readonly isPending: boolean
  readonly onSubmit: (event: FormEvent) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog. What was typed stays until it is sent or given up: a press beside it doesn't close it. */
export const FormDialog = ({
  title,
  submitLabel,
  pendingLabel,
  isPending,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => (
  <Dialog.Root open closeOnInteractOutside={false} onOpenChange={({ open }) => !open && !isPending && onClose()}>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content asChild>
          <chakra.form onSubmit={onSubmit} noValidate>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body display="grid" gap="4" alignContent="start">
              {children}
            </Dialog.Body>
            <Dialog.Footer css={{ '& > button': { flex: '1 0 auto', px: { base: '3', sm: '5' } } }}>
              <Button type="button" variant="outline" disabled={isPending} onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" disabled={isPending} aria-busy={isPending}>
                {isPending ? pendingLabel : submitLabel}
              </Button>
            </Dialog.Footer>
          </chakra.form>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
)
