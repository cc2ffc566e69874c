import type { User } from '#shared/accounts/contract'
import { formatFullName } from '#shared/accounts/contact'
import { changeMember } from './repository'

/**
 * Removes a person from the team before their data is erased. What stays has no address, and keeps
 * the account from getting a role again. Does nothing for others.
 * @throws Problem `last-admin`
 */
export async function leaveTeam(user: User, now: Date): Promise<void> {
  await changeMember({
    userId: user.id,
    by: formatFullName(user),
    now,
    change: (member) => {
      if (!member || (member.state === 'removed' && member.email === '')) return undefined
      const { pinHash: _pinHash, ...rest } = member
      return { ...rest, email: '', state: 'removed', signInsEndedAt: now.toISOString() }
    },
  })
}
