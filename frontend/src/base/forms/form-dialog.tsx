import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import type { SentForm } from './use-sent-form'

type FormDialogProps<V extends FieldValues> = {
  readonly title: string
  readonly submitLabel: string
  readonly pendingLabel: string
  readonly size?: ComponentProps<typeof Dialog.Root>['size']
  readonly sent: SentForm<V>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog. What was typed stays until it is sent or given up: a press beside it doesn't close it. */
export const FormDialog = <V extends FieldValues>({
  title,
  submitLabel,
  pendingLabel,
  size = 'md',
  sent: { form, submit, isSending },
  onClose,
  children,
}: FormDialogProps<V>) => (
  <Dialog.Root
    open
    size={size}
    closeOnInteractOutside={false}
    onOpenChange={({ open }) => !open && !isSending && onClose()}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content asChild>
          <chakra.form onSubmit={submit} noValidate>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body display="grid" gap="4" alignContent="start">
              <FormProvider {...form}>{children}</FormProvider>
            </Dialog.Body>
            <Dialog.Footer css={{ '& > button': { flex: '1 0 auto', px: { base: '3', sm: '5' } } }}>
              <Button type="button" variant="outline" disabled={isSending} onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" disabled={isSending} aria-busy={isSending}>
                {isSending ? pendingLabel : submitLabel}
              </Button>
            </Dialog.Footer>
          </chakra.form>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
)
