import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Suspense, useState } from 'react'
import type { User } from '#shared/accounts/contract'
import { formatFullName } from '#shared/accounts/contact'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import { TitledPanel } from '#base/components/titled-panel'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { usesUserPool } from '#base/session/session'
import { useDownloadMyData } from './use-personal-data'

const EditProfile = lazyComponent(
  async () => (await import('./edit-profile')).EditProfile,
  'EditProfile',
  LoadFailureOverlay,
)

const SetUpAppDialog = lazyComponent(
  async () => (await import('./set-up-app-dialog')).SetUpAppDialog,
  'SetUpAppDialog',
  LoadFailureOverlay,
)

export function ProfilePanel({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false)
  const [isAppOpen, setAppOpen] = useState(false)
  return (
    <TitledPanel title="Profile">
      <Box fontWeight="semibold">{formatFullName(user)}</Box>
      <Box color="fg.muted" overflowWrap="anywhere">
        {user.email}
      </Box>
      <Flex mt="5" gap="3" flexWrap="wrap">
        <Button variant="outline" onClick={() => setOpen(true)}>
          Edit Profile
        </Button>
        {usesUserPool && (
          <Button variant="outline" onClick={() => setAppOpen(true)}>
            Set Up Authenticator App
          </Button>
        )}
      </Flex>
      {isAppOpen && (
        <Suspense fallback={null}>
          <SetUpAppDialog onClose={() => setAppOpen(false)} />
        </Suspense>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <EditProfile user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </TitledPanel>
  )
}

const DeleteAccount = lazyComponent(
  async () => (await import('./delete-account')).DeleteAccount,
  'DeleteAccount',
  LoadFailureOverlay,
)

/** The customer's rights to their data: download it or delete the account. */
export function PersonalDataPanel({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate: download, isPending } = useDownloadMyData()
  return (
    <TitledPanel title="Your Data">
      <chakra.p color="fg.muted" css={{ '& a': { color: 'accent.fg', textDecoration: 'underline' } }}>
        Download or delete it at any time. <Link href="/privacy">What we store, and how long</Link>
      </chakra.p>
      <Flex mt="5" gap="3" flexWrap="wrap">
        <Button variant="outline" disabled={isPending} aria-busy={isPending} onClick={() => download()}>
          {isPending ? 'Downloading…' : 'Download My Data'}
        </Button>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Delete My Account
        </Button>
      </Flex>
      {isOpen && (
        <Suspense fallback={null}>
          <DeleteAccount user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </TitledPanel>
  )
}
