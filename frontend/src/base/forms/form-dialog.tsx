import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
import type { SubmitForm } from './use-submit-form'

type FormDialogProps<V extends FieldValues> = {
  readonly title: string
  readonly submitLabel: string
  readonly pendingLabel: string
  /** The button that closes the dialog. */
  readonly closeLabel?: string
  readonly size?: 'sm' | 'md' | 'lg'
  readonly form: SubmitForm<V>
  readonly onClose: () => void
  readonly children: ReactNode
}

const buttonPadding = { base: '3', sm: '5' }

/** A form in a dialog. A press outside doesn't close it, so that no input is lost. */
export const FormDialog = <V extends FieldValues>({
  title,
  submitLabel,
  pendingLabel,
  closeLabel = 'Cancel',
  size = 'md',
  form: { form, submit, isSending, problem },
  onClose,
  children,
}: FormDialogProps<V>) => (
  <Dialog title={title} size={size} closeOnInteractOutside={false} isBusy={isSending} onClose={onClose}>
    <form onSubmit={submit} noValidate>
      <DialogBody display="grid" gap="4">
        <FormProvider {...form}>{children}</FormProvider>
        {problem && (
          <Text role="alert" color="danger.fg">
            {problem}
          </Text>
        )}
      </DialogBody>
      <DialogFooter>
        <Button type="button" variant="outline" px={buttonPadding} disabled={isSending} onClick={onClose}>
          {closeLabel}
        </Button>
        <Button type="submit" px={buttonPadding} disabled={isSending} aria-busy={isSending}>
          {isSending ? pendingLabel : submitLabel}
        </Button>
      </DialogFooter>
    </form>
  </Dialog>
)
