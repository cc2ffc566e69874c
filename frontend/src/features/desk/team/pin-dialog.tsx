import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { TeamMember } from '#shared/team/contract'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { TextField } from '#ui/forms/fields'
import { useSetPin } from './use-team'

type Values = { pin: string }
type PinDialogProps = { readonly member: TeamMember; readonly onClose: () => void }

type PinFieldProps<Values extends FieldValues> = { readonly name: FieldPath<Values>; readonly label: string }

/** A field for a PIN of kitchen tablets. */
export const PinField = <Values extends FieldValues>(props: PinFieldProps<Values>) => (
  <TextField<Values>
    {...props}
    type="password"
    inputMode="numeric"
    autoComplete="off"
    maxLength={4}
    rules={{ validate: (typed) => /^\d{4}$/.test(typed) || 'A PIN has four digits' }}
  />
)

/** Sets a person's PIN for kitchen tablets, or deletes it. */
export function PinDialog({ member, onClose }: PinDialogProps) {
  const { mutateAsync: setPin, mutate } = useSetPin()
  const form = useSubmitForm<Values>({
    defaults: { pin: '' },
    send: async ({ pin }) => {
      await setPin({ member, pin })
      onClose()
    },
  })
  const removePin = () => {
    mutate({ member, pin: null })
    onClose()
  }
  return (
    <FormDialog
      title={`PIN of ${member.firstName}`}
      size="sm"
      submitLabel="Save PIN"
      pendingLabel="Saving…"
      form={form}
      onClose={onClose}
    >
      <Text color="fg.muted">
        With it, {member.firstName} unlocks a kitchen tablet. Bumps, 86 and refunds then carry the name.
      </Text>
      <PinField<Values> name="pin" label="Four digits" />
      {member.hasPin && (
        <Button type="button" variant="ghost" justifySelf="start" onClick={removePin}>
          Delete the PIN
        </Button>
      )}
    </FormDialog>
  )
}
