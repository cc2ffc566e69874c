import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { formatFullName } from '#shared/accounts/contact'
import { roleLabels, type TeamMember } from '#shared/team/contract'
import { SurfaceListItem } from '#ui/surface'
import { deskPaths } from '../paths'
import { formatLocations } from './use-team'

export type MemberAction = 'edit' | 'pin' | 'sign-out' | 'remove'

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
export function MemberCard({ member, isSelf, onAction, onInviteAgain }: MemberCardProps) {
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
