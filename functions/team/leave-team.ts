import type { User } from '#shared/accounts/contract'
import { formatFullName } from '#shared/accounts/contact'
import { setPoolRole } from './pool-accounts'
import { changeMember } from './repository'

/**
 * Removes a person from the team and from the groups at the pool, before their data is erased. What
 * stays has no address. Does nothing for others, and can be repeated.
 * @throws Problem `last-admin`, or `unavailable` if the pool does not answer
 */
export async function leaveTeam(user: User, now: Date): Promise<void> {
  const member = await changeMember({
    userId: user.id,
    by: formatFullName(user),
    now,
    change: (member) => {
      if (!member || (member.state === 'removed' && member.email === '')) return undefined
      const { pinHash: _pinHash, name: _name, ...rest } = member
      return { ...rest, email: '', state: 'removed', signInsEndedAt: now.toISOString() }
    },
  })
  // Otherwise the groups would give a later account with the address a role.
  if (member) await setPoolRole(user.email, undefined)
}
