import { Text } from '@chakra-ui/react/text'
import { useFormContext } from 'react-hook-form'
import { roleLabels, type TeamMember, type TeamRole } from '#shared/team/contract'
import { requireName } from '#base/forms/field-rules'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { SelectField, TextField } from '#ui/forms/fields'
import { CheckboxesField } from '../form/checkboxes-field'
import { PinField } from './pin-dialog'
import { useInviteMember, useOwnLocations, useUpdateMember } from './use-team'

type Grant = { role: TeamRole; locations: string[] }

const hints = {
  admin: 'Everything at the desk. Signs in with a code of an authenticator app.',
  lead: 'The boards, any refund, and canceling paid orders. Sees the contact of earlier orders.',
  kitchen: 'The boards, phone orders, 86, and refunds up to the limit of the location.',
} as const satisfies Record<TeamRole, string>

function GrantFields({ roles }: { readonly roles: readonly TeamRole[] }) {
  const { watch } = useFormContext<Grant>()
  return (
    <>
      <SelectField<Grant> name="role" label="Role" hint={hints[watch('role')]}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleLabels[role]}
          </option>
        ))}
      </SelectField>
      <CheckboxesField<Grant>
        name="locations"
        label="Locations"
        of={useOwnLocations().map(({ code, name }) => ({ value: code, label: name }))}
        required="Please choose a location"
      />
    </>
  )
}

const FAILED = 'The server could not be reached. Please try again.'

type Invited = Grant & { way: 'email' | 'pin'; email: string; name: string; pin: string }

function IdentityFields() {
  const { watch } = useFormContext<Invited>()
  return (
    <>
      <SelectField<Invited> name="way" label="Signs in">
        <option value="email">With an e-mail address</option>
        <option value="pin">On kitchen tablets only, with a PIN</option>
      </SelectField>
      {watch('way') === 'email' ? (
        <TextField<Invited>
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          maxLength={254}
          rules={{ required: 'Please enter an e-mail address' }}
        />
      ) : (
        <>
          <TextField<Invited>
            name="name"
            label="Name"
            autoComplete="off"
            maxLength={80}
            rules={requireName('Please enter a name')}
          />
          <PinField<Invited> name="pin" label="PIN (four digits)" />
        </>
      )}
      <GrantFields roles={watch('way') === 'email' ? ['kitchen', 'lead', 'admin'] : ['kitchen', 'lead']} />
    </>
  )
}

const toInvitation = ({ way, email, name, pin, ...grant }: Invited) =>
  way === 'email' ? { email: email.trim(), ...grant } : { name: name.trim(), pin, ...grant }

/** Invites a person by e-mail, or adds one by name and PIN. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync: invite } = useInviteMember()
  const own = useOwnLocations().map(({ code }) => code)
  const defaults: Invited = {
    way: 'email',
    email: '',
    name: '',
    pin: '',
    role: 'kitchen',
    locations: own.length === 1 ? own : [],
  }
  const form = useSubmitForm<Invited>({
    defaults,
    send: (values) => invite(toInvitation(values)).then(onClose),
    failed: FAILED,
  })
  return (
    <FormDialog title="Add a person" submitLabel="Add to the Team" pendingLabel="Adding…" form={form} onClose={onClose}>
      <IdentityFields />
    </FormDialog>
  )
}

type EditProps = { readonly member: TeamMember; readonly onClose: () => void }

/** Changes a person's role and locations. */
export function EditDialog({ member, onClose }: EditProps) {
  const { userId, firstName, lastName, email, role, locations, version } = member
  const roles: readonly TeamRole[] = email === null ? ['kitchen', 'lead'] : ['kitchen', 'lead', 'admin']
  const { mutateAsync: update } = useUpdateMember()
  const form = useSubmitForm<Grant>({
    defaults: { role, locations: [...locations] },
    send: (values) => update({ userId, firstName, ...values, version }).then(onClose),
    failed: FAILED,
  })
  return (
    <FormDialog
      title={`${firstName} ${lastName}`}
      submitLabel="Save"
      pendingLabel="Saving…"
      form={form}
      onClose={onClose}
    >
      <GrantFields roles={roles} />
      <Text fontSize="sm" color="fg.muted">
        {firstName} is signed in again with the new role.
      </Text>
    </FormDialog>
  )
}
