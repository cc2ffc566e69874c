import { Text } from '@chakra-ui/react/text'
import { requireName } from '#base/forms/field-rules'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { TextField } from '#ui/forms/fields'
import { useDeskLocation } from '../desk-location'
import { useAddTablet } from './use-team'

type Values = { name: string }

/** Makes this browser a kitchen tablet of the location. */
export function AddTabletDialog({ onClose }: { readonly onClose: () => void }) {
  const { code, name } = useDeskLocation()
  const { mutateAsync: add } = useAddTablet(code)
  const sent = useSubmitForm<Values>({ defaults: { name: '' }, send: ({ name: typed }) => add(typed) })
  return (
    <FormDialog
      title="Use this device as a tablet"
      submitLabel="Set Up"
      pendingLabel="Setting up…"
      sent={sent}
      onClose={onClose}
    >
      <Text color="fg.muted">
        It shows the boards of {name}. You are signed out of it. Cooks unlock it with their PIN.
      </Text>
      <TextField<Values>
        name="name"
        label="Name"
        hint="Where it is: Grill, Sushi bar, Pass"
        maxLength={40}
        rules={requireName('Please name the tablet')}
      />
    </FormDialog>
  )
}
