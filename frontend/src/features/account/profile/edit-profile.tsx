import { useMutation } from '@tanstack/react-query'
import { authRoutes, type User } from '#shared/accounts/contract'
import type { RouteBody } from '#shared/platform/route'
import { requireText } from '#base/forms/field-rules'
import { callApi, getErrorMessage } from '#base/api/client'
import { loadSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { TextField } from '#ui/forms/fields'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { useLogout } from '#base/session/sign-in'

/** Changes the signed-in user's name and reloads the session, so that every page shows it. */
export const useUpdateName = () =>
  useMutation({
    mutationFn: (body: RouteBody<typeof authRoutes.renameUser>) => callApi(authRoutes.renameUser, { body }),
    onSuccess: async () => {
      await loadSession()
      toast({ title: 'Profile Updated', description: 'Your name has been saved.' })
    },
    onError: (error) =>
      toast({
        title: 'Profile Not Updated',
        description: getErrorMessage(error, 'Your name could not be saved. Please try again.'),
        type: 'error',
      }),
  })

type NameForm = Pick<User, 'firstName' | 'lastName'>

type EditProfileProps = { readonly user: User; readonly onClose: () => void }

/**
 * Edits the customer's name. The e-mail address identifies the account and cannot be changed.
 * A customer who wants another address signs in with another account.
 */
export function EditProfile({ user, onClose }: EditProfileProps) {
  const { mutateAsync: rename } = useUpdateName()
  const formState = useSubmitForm<NameForm>({
    defaults: { firstName: user.firstName, lastName: user.lastName },
    send: (name) => rename(name).then(onClose),
  })
  const logout = useLogout()
  return (
    <FormDialog
      title="Edit Profile"
      submitLabel="Save"
      pendingLabel="Saving…"
      size="sm"
      form={formState}
      onClose={onClose}
    >
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        <TextField<NameForm>
          name="firstName"
          label="First Name"
          rules={requireText('Please enter a first name')}
          autoComplete="given-name"
          maxLength={60}
        />
        <TextField<NameForm> name="lastName" label="Last Name" autoComplete="family-name" maxLength={59} />
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
