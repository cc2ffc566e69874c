import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Grid } from '@chakra-ui/react/grid'
import { Portal } from '@chakra-ui/react/portal'
import { Text } from '@chakra-ui/react/text'
import { FormProvider } from 'react-hook-form'
import type { User } from '#shared/contract/auth'
import { TextField } from '#base/forms/fields'
import { useSentForm } from '#base/forms/use-sent-form'
import { useLogout } from '#base/session/sign-in'
import { useRename } from '../api/use-rename'

type Name = Pick<User, 'firstName' | 'lastName'>

type EditProfileProps = { readonly user: User; readonly onClose: () => void }

/** What we call the customer; the e-mail address is the account itself, another one is another account. */
export function EditProfile({ user, onClose }: EditProfileProps) {
  const { mutateAsync: rename } = useRename()
  const { form, submit, isSending } = useSentForm<Name>({
    defaults: { firstName: user.firstName, lastName: user.lastName },
    send: (name) => rename(name).then(onClose),
  })
  const logout = useLogout()
  return (
    <Dialog.Root open size="sm" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content asChild>
            <form onSubmit={submit}>
              <Dialog.Header>
                <Dialog.Title>Edit Profile</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body overflowWrap="anywhere">
                <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
                  <FormProvider {...form}>
                    <TextField<Name>
                      name="firstName"
                      label="First Name"
                      required
                      autoComplete="given-name"
                      maxLength={60}
                    />
                    <TextField<Name> name="lastName" label="Last Name" autoComplete="family-name" maxLength={59} />
                  </FormProvider>
                </Grid>
                <Text mt="4" fontSize="sm" color="fg.muted">
                  Points and orders belong to <strong>{user.email}</strong>.{' '}
                  <Button variant="plain" size="sm" px="0" disabled={logout.isPending} onClick={() => logout.mutate()}>
                    Use another address
                  </Button>
                </Text>
              </Dialog.Body>
              <Dialog.Footer css={{ '& > button': { flex: '1 1 auto' } }}>
                <Button variant="outline" onClick={onClose}>
                  Cancel
                </Button>
                <Button type="submit" disabled={isSending} aria-busy={isSending}>
                  {isSending ? 'Saving…' : 'Save'}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
