import { useLogout } from '#base/session/sign-in'
import { Dialog, DialogBody } from '#ui/chakra/dialog'
import { SetUpApp } from '../sign-in/set-up-app'

/**
 * Sets up an authenticator app for an account that need not have one. The user then signs in again
 * with a code. Works in the tab that has signed in, which has the pool's tokens.
 */
export function SetUpAppDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutate: logOut } = useLogout()
  return (
    <Dialog title="Sign in with a code" size="md" closeLabel="Close" closeOnInteractOutside={false} onClose={onClose}>
      <DialogBody pb="6">
        <SetUpApp onDone={() => logOut()} />
      </DialogBody>
    </Dialog>
  )
}
