import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TeamMember } from '#shared/team/contract'
import { useSession } from '#base/session/session'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { Cards } from '../form/list-editing'
import { Loaded } from '../form/loaded'
import { MemberCard, type MemberAction } from './member-card'
import { EditDialog } from './member-form'
import { PinDialog } from './pin-dialog'
import { teamQuery, useEndSessions, useInviteMember, useRemoveMember } from './use-team'

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
