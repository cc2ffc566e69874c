import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Suspense, useState } from 'react'
import type { User } from '#shared/contract/auth'
import { formatFullName } from '#shared/rules/names'
import { LoadFailureOverlay } from '#base/loading/failed'
import { lazyComponent } from '#base/loading/lazily'
import { TitledPanel } from './panel'

const EditProfile = lazyComponent(() => import('./edit-profile'), 'EditProfile', LoadFailureOverlay)

export function ProfilePanel({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <TitledPanel title="Profile">
      <Box fontWeight="semibold">{formatFullName(user)}</Box>
      <Box color="fg.muted" overflowWrap="anywhere">
        {user.email}
      </Box>
      <Button mt="5" variant="outline" onClick={() => setOpen(true)}>
        Edit Profile
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditProfile user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </TitledPanel>
  )
}
