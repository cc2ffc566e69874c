import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { getPolicy } from '#shared/locations/policy'
import { getSitePolicy } from '#base/location/location'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { InviteDialog } from './member-form'
import { TabletsPanel } from './tablets-panel'
import { TeamList } from './team-list'

/** The people who work here and the kitchen's tablets (docs/product/team.md). */
export function TeamSection() {
  const [isInviting, setInviting] = useState(false)
  const policies = [getSitePolicy(), getPolicy(useDeskLocation())]
  const isLive = policies.every(({ signIn }) => signIn === 'cognito')
  if (!isLive)
    return (
      <>
        <DeskHeader title="Team" />
        <Text color="fg.muted">
          On a test site everyone chooses their role. The team is managed at a live location.
        </Text>
      </>
    )
  return (
    <>
      <DeskHeader title="Team" lead="Who works here, with which role">
        <Button onClick={() => setInviting(true)}>Add a Person</Button>
      </DeskHeader>
      <TeamList />
      <TabletsPanel />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}
