import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { TeamMember, TeamRole } from '#shared/team/contract'
import { getErrorMessage } from '#base/api/client'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { SelectField, TextField } from '#ui/forms/fields'
import { LocationsField } from '../form/locations-field'
import { roleLabels, useInviteMember, useOwnLocations, useUpdateMember } from './use-team'

type Values = { email: string; role: TeamRole; locations: string[] }

const hints = {
  admin: 'Everything at the desk. Signs in with a code of an authenticator app.',
  kitchen: 'The boards, phone orders, 86 and refunds.',
} as const satisfies Record<TeamRole, string>

function RoleFields() {
  const { watch } = useFormContext<Values>()
  return (
    <>
      <SelectField<Values> name="role" label="Role" hint={hints[watch('role')]}>
        <option value="kitchen">{roleLabels.kitchen}</option>
        <option value="admin">{roleLabels.admin}</option>
      </SelectField>
      <LocationsField places={useOwnLocations()} />
    </>
  )
}

const Failure = ({ children }: { readonly children: string }) =>
  children && (
    <Text role="alert" color="danger">
      {children}
    </Text>
  )

/** Runs a request and returns its failure as a sentence, which the form shows. */
function useFailure(send: (values: Values) => Promise<unknown>, onClose: () => void) {
  const [failure, setFailure] = useState('')
  return {
    failure,
    send: async (values: Values) => {
      setFailure('')
      try {
        await send(values)
        onClose()
      } catch (error) {
        setFailure(getErrorMessage(error, 'The server could not be reached. Please try again.'))
        throw error
      }
    },
  }
}

/** Invites a person by e-mail. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync: invite } = useInviteMember()
  const own = useOwnLocations().map(({ code }) => code)
  const { failure, send } = useFailure(({ email, ...grant }) => invite({ email: email.trim(), ...grant }), onClose)
  const defaults: Values = { email: '', role: 'kitchen', locations: own.length === 1 ? own : [] }
  const sent = useSubmitForm<Values>({ defaults, send })
  return (
    <FormDialog
      title="Invite a person"
      submitLabel="Send Invitation"
      pendingLabel="Sending…"
      sent={sent}
      onClose={onClose}
    >
      <TextField<Values>
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        maxLength={254}
        rules={{ required: 'Please enter an e-mail address' }}
      />
      <RoleFields />
      <Failure>{failure}</Failure>
    </FormDialog>
  )
}

type EditProps = { readonly member: TeamMember; readonly onClose: () => void }

/** Changes a person's role and locations. */
export function EditDialog({ member, onClose }: EditProps) {
  const { userId, firstName, lastName, email, role, locations, version } = member
  const { mutateAsync: update } = useUpdateMember()
  const { failure, send } = useFailure(
    (values) => update({ userId, firstName, role: values.role, locations: values.locations, version }),
    onClose,
  )
  const sent = useSubmitForm<Values>({ defaults: { email, role, locations: [...locations] }, send })
  return (
    <FormDialog
      title={`${firstName} ${lastName}`}
      submitLabel="Save"
      pendingLabel="Saving…"
      sent={sent}
      onClose={onClose}
    >
      <RoleFields />
      <Text fontSize="sm" color="fg.muted">
        {firstName} is signed in again with the new role.
      </Text>
      <Failure>{failure}</Failure>
    </FormDialog>
  )
}
