import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Field } from '@chakra-ui/react/field'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { Portal } from '@chakra-ui/react/portal'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { User } from '#shared/contract/auth'
import { useLogout } from '#base/session/sign-in'
import { useRename } from '../api/use-rename'

type EditProfileProps = { readonly user: User; readonly onClose: () => void }

/** What we call the customer; the e-mail address is the account itself, another one is another account. */
export function EditProfile({ user, onClose }: EditProfileProps) {
  const [firstName, setFirstName] = useState(user.firstName)
  const [lastName, setLastName] = useState(user.lastName)
  const { mutate: rename, isPending } = useRename()
  const logout = useLogout()
  const save = (event: FormEvent) => {
    event.preventDefault()
    rename({ firstName, lastName }, { onSuccess: onClose })
  }
  return (
    <Dialog.Root open size="sm" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content asChild>
            <form onSubmit={save}>
              <Dialog.Header>
                <Dialog.Title>Edit Profile</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body overflowWrap="anywhere">
                <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
                  <Field.Root required>
                    <Field.Label>First Name</Field.Label>
                    <Input
                      autoComplete="given-name"
                      maxLength={60}
                      value={firstName}
                      onChange={(event) => setFirstName(event.target.value)}
                    />
                  </Field.Root>
                  <Field.Root>
                    <Field.Label>Last Name</Field.Label>
                    <Input
                      autoComplete="family-name"
                      maxLength={59}
                      value={lastName}
                      onChange={(event) => setLastName(event.target.value)}
                    />
                  </Field.Root>
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
                <Button type="submit" disabled={isPending} aria-busy={isPending}>
                  {isPending ? 'Saving…' : 'Save'}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
