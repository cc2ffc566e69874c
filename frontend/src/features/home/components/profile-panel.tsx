import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Suspense, useState } from 'react'
import type { User } from '#shared/contract/auth'
import { fullName } from '#shared/rules/names'
import { FailedOver } from '#base/loading/failed'
import { lazily } from '#base/loading/lazily'
import { Panel } from './panel'

const EditProfile = lazily(() => import('./edit-profile'), 'EditProfile', FailedOver)

export function ProfilePanel({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title="Profile">
      <Box fontWeight="semibold">{fullName(user)}</Box>
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
    </Panel>
  )
}
