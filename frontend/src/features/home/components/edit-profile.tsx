import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import type { User } from '#shared/contract/auth'
import { TextField } from '#base/forms/fields'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-sent-form'
import { useLogout } from '#base/session/sign-in'
import { useUpdateName } from '../api/use-rename'

type Name = Pick<User, 'firstName' | 'lastName'>

const NO_FIRST_NAME = 'Please enter a first name'

const firstNameRules = {
  required: NO_FIRST_NAME,
  validate: (typed: string) => typed.trim() !== '' || NO_FIRST_NAME,
}

type EditProfileProps = { readonly user: User; readonly onClose: () => void }

/**
 * What we call the customer; the e-mail address is the account itself, another one is another
 * account.
 */
export function EditProfile({ user, onClose }: EditProfileProps) {
  const { mutateAsync: rename } = useUpdateName()
  const sent = useSubmitForm<Name>({
    defaults: { firstName: user.firstName, lastName: user.lastName },
    send: (name) => rename(name).then(onClose),
  })
  const logout = useLogout()
  return (
    <FormDialog title="Edit Profile" submitLabel="Save" pendingLabel="Saving…" size="sm" sent={sent} onClose={onClose}>
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        <TextField<Name>
          name="firstName"
          label="First Name"
          rules={firstNameRules}
          autoComplete="given-name"
          maxLength={60}
        />
        <TextField<Name> name="lastName" label="Last Name" autoComplete="family-name" maxLength={59} />
      </Grid>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        Points and orders belong to <strong>{user.email}</strong>.{' '}
        <Button variant="plain" size="sm" px="0" disabled={logout.isPending} onClick={() => logout.mutate()}>
          Use another address
        </Button>
      </Text>
    </FormDialog>
  )
}
