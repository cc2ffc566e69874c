import * as z from 'zod/mini'
import type { User } from '#shared/accounts/contract'
import type { TeamMember } from '#shared/team/contract'
import { getMemberNames, mayChange } from '#shared/team/team-rules'
import { userKey } from '../accounts/identity/records'
import { fieldOr } from '../platform/table/parse-items'
import { getItemLookup } from '../platform/table/table'
import type { MemberRecord } from './records'
import { listTeamLocations } from './repository'

const Names = z.object({
  firstName: fieldOr('User.firstName', z.optional(z.string()), () => undefined),
  lastName: fieldOr('User.lastName', z.optional(z.string()), () => undefined),
})

/** Converts members for the desk of an admin. Names are those of the profiles, where they exist. */
export async function presentMembers(members: readonly MemberRecord[], admin: User): Promise<TeamMember[]> {
  const profileOf = await getItemLookup(members.map(({ userId }) => userKey(userId)))
  return members.map((member) => {
    const { userId, email = null, role, locations, state, invitedAt, joinedAt = null, pinHash, version } = member
    const profile = Names.parse(profileOf(userKey(userId)) ?? {})
    return {
      userId,
      email,
      ...getMemberNames(member),
      ...profile,
      role,
      locations: locations ?? listTeamLocations().map(({ code }) => code),
      isEverywhere: locations === null,
      state: state === 'active' ? 'active' : 'invited',
      hasPin: pinHash !== undefined,
      invitedAt,
      joinedAt,
      mayChange: mayChange(admin, member),
      version,
    }
  })
}

/** Converts one member for the desk of an admin. */
export async function presentMember(member: MemberRecord, admin: User): Promise<TeamMember> {
  const [presented] = await presentMembers([member], admin)
  if (!presented) throw new Error('A member was not presented')
  return presented
}
