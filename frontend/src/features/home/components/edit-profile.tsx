import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Text } from '@chakra-ui/react/text'
import type { User } from '#shared/contract/auth'
import { useLogout } from '../../../app/sign-in'

type EditProfileProps = { readonly user: User; readonly onClose: () => void }

/** What a profile is made of, and how to have another: there is nothing in it that could be typed over. */
export function EditProfile({ user, onClose }: EditProfileProps) {
  const logout = useLogout()
  return (
    <Dialog.Root open size="sm" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Edit Profile</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body color="fg.muted" overflowWrap="anywhere">
              <Text>
                Your name is taken from the e-mail address that you sign in with, <strong>{user.email}</strong>, and
                cannot be changed on its own.
              </Text>
              <Text mt="3">
                Ordering for somebody else? Type their name and phone at checkout. To use another address, sign in with
                it; points and orders stay with this one.
              </Text>
            </Dialog.Body>
            <Dialog.Footer css={{ '& > button': { flex: '1 1 auto' } }}>
              <Button variant="outline" disabled={logout.isPending} onClick={() => logout.mutate()}>
                Use Another Address
              </Button>
              <Button onClick={onClose}>Close</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
