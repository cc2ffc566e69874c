import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { type TeamMember, roleLabels } from '#shared/team/contract'
import { formatFullName } from '#shared/accounts/contact'
import { useSession } from '#base/session/session'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { SurfaceListItem } from '#ui/chakra/surface'
import { Cards } from '../form/list-editing'
import { Loaded } from '../form/loaded'
import { deskPaths } from '../paths'
import { EditDialog } from './member-form'
import { PinDialog } from './pin-dialog'
import { teamQuery, useEndSessions, useInviteMember, useRemoveMember, formatLocations } from './use-team'

type MemberAction = 'edit' | 'pin' | 'sign-out' | 'remove'

type MemberCardProps = {
  readonly member: TeamMember
  /** Whether this is the user of the page. */
  readonly isSelf: boolean
  readonly onAction: (action: MemberAction) => void
  readonly onInviteAgain: () => void
}

const actions = [
  { action: 'edit', label: 'Edit' },
  { action: 'pin', label: 'PIN' },
  { action: 'sign-out', label: 'Sign Out' },
  { action: 'remove', label: 'Remove' },
] as const

/** A person with their role, and what an admin may do with them. */
function MemberCard({ member, isSelf, onAction, onInviteAgain }: MemberCardProps) {
  const name = formatFullName(member)
  const isInvited = member.state === 'invited'
  const offered = actions.filter(({ action }) => action !== 'sign-out' || !isInvited)
  return (
    <SurfaceListItem>
      <Flex justify="space-between" gap="3" align="flex-start">
        <Text as="h2" fontWeight="semibold" overflowWrap="anywhere">
          {name}
          {isSelf && ' (you)'}
        </Text>
        <Text flexShrink="0" color={isInvited ? 'fg.muted' : 'fg'} fontWeight="medium">
          {isInvited ? 'Invited' : roleLabels[member.role]}
        </Text>
      </Flex>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {member.email ?? 'No e-mail address; unlocks tablets with a PIN'}
      </Text>
      <Text mt="2" fontSize="sm">
        {isInvited && `${roleLabels[member.role]} · `}
        {formatLocations(member)}
        {member.hasPin && ' · has a PIN'}
      </Text>
      <Flex mt="auto" pt="4" gap="2" wrap="wrap" css={{ '& > *': { px: '3.5', fontSize: 'sm' } }}>
        {member.mayChange ? (
          <>
            {isInvited && (
              <Button variant="outline" onClick={onInviteAgain} aria-label={`Invite ${name} again`}>
                Invite Again
              </Button>
            )}
            {offered.map(({ action, label }) => (
              <Button key={action} variant="outline" aria-label={`${label} ${name}`} onClick={() => onAction(action)}>
                {label}
              </Button>
            ))}
          </>
        ) : (
          <Text color="fg.muted">Also works at other locations.</Text>
        )}
        {!isInvited && (
          <Button asChild variant="ghost">
            <Link
              href={`${deskPaths.changes}?by=${encodeURIComponent(name)}`}
              aria-label={`Recent activity of ${name}`}
            >
              Recent Activity
            </Link>
          </Button>
        )}
      </Flex>
    </SurfaceListItem>
  )
}

type OpenAction = { readonly member: TeamMember; readonly action: MemberAction }

/** The dialog of a chosen action. */
function ActionDialog({ member, action, onClose }: OpenAction & { readonly onClose: () => void }) {
  const { mutate: remove } = useRemoveMember()
  const { mutate: endSessions } = useEndSessions()
  switch (action) {
    case 'edit':
      return <EditDialog member={member} onClose={onClose} />
    case 'pin':
      return <PinDialog member={member} onClose={onClose} />
    case 'sign-out':
      return (
        <ConfirmDialog
          title={`Sign ${member.firstName} out of all devices?`}
          confirmLabel="Sign Out"
          keepLabel="Cancel"
          onConfirm={() => endSessions(member)}
          onClose={onClose}
        >
          Every browser and app of {member.firstName} is signed out within a minute, and must sign in again.
        </ConfirmDialog>
      )
    case 'remove':
      return (
        <ConfirmDialog
          title={`Remove ${member.firstName}?`}
          confirmLabel="Remove"
          keepLabel="Cancel"
          onConfirm={() => remove(member)}
          onClose={onClose}
        >
          {member.firstName} loses the role and is signed out of all devices within a minute. Earlier changes stay in
          the log.
        </ConfirmDialog>
      )
  }
}

/** The people of the team, each with what an admin may do. */
export function TeamList() {
  const { user } = useSession()
  const { mutate: invite } = useInviteMember()
  const [open, setOpen] = useState<OpenAction | null>(null)
  return (
    <Loaded query={useQuery(teamQuery)} failed="The team could not be loaded.">
      {(members) => (
        <>
          <Cards aria-label="Team">
            {members.map((member) => (
              <MemberCard
                key={member.userId}
                member={member}
                isSelf={member.userId === user?.id}
                onAction={(action) => setOpen({ member, action })}
                onInviteAgain={() =>
                  invite({ email: member.email ?? undefined, role: member.role, locations: member.locations })
                }
              />
            ))}
          </Cards>
          {open && <ActionDialog {...open} onClose={() => setOpen(null)} />}
        </>
      )}
    </Loaded>
  )
}
