import type { User } from '#shared/accounts/contract'
import { Problem } from '#shared/platform/problem'
import type { TeamRole } from '#shared/team/contract'
import { assertMayChange, isSameName, normalizeLocations } from '#shared/team/team-rules'
import { createEditConflict } from '../platform/change-log/change-log'
import type { MemberRecord } from './records'
import { listTeamLocations } from './repository'

type StoredGrant = Pick<MemberRecord, 'role' | 'locations'>
type RequestedGrant = { readonly role: TeamRole; readonly locations: readonly string[] }

/**
 * Returns what is stored for a requested role and locations.
 * @throws Problem `invalid-input` for a test site, `not-allowed` beyond the admin's own locations
 */
export function toGrant({ role, locations }: RequestedGrant, admin: User): StoredGrant {
  const all = listTeamLocations()
  if (!locations.every((code) => all.some((location) => location.code === code)))
    throw new Problem('invalid-input', 'Please choose locations that are open to the public.', {
      errors: [{ path: 'locations', message: 'Not open to the public' }],
    })
  const grant = { role, locations: normalizeLocations(locations, all) }
  assertMayChange(admin, grant)
  return grant
}

/**
 * Returns the time up to which sign-ins don't count. A new admin's earlier sign-ins may have been
 * without a code.
 */
export function endSignInsOfNewAdmin(
  before: Pick<MemberRecord, 'role' | 'signInsEndedAt'> | undefined,
  { role }: Pick<StoredGrant, 'role'>,
  now: Date,
): Pick<MemberRecord, 'signInsEndedAt'> {
  if (role === 'admin' && before?.role !== 'admin') return { signInsEndedAt: now.toISOString() }
  return before?.signInsEndedAt === undefined ? {} : { signInsEndedAt: before.signInsEndedAt }
}

type Invitation = {
  readonly userId: string
  readonly email: string
  readonly name: string | undefined
  readonly pinHash: string | undefined
  readonly grant: StoredGrant
  readonly admin: User
  readonly now: Date
}

/** @throws Problem `invalid-input` for an admin who could not sign in */
export function assertCanBecome({ email }: Pick<MemberRecord, 'email'>, role: TeamRole): void {
  if (email !== undefined || role !== 'admin') return
  const errors = [{ path: 'role', message: 'An admin signs in with an e-mail address' }]
  throw new Problem(
    'invalid-input',
    'This person has no e-mail address to sign in with. Please invite them by e-mail.',
    {
      errors,
    },
  )
}

type NewCook = Pick<Invitation, 'userId' | 'grant' | 'now'> & { readonly name: string; readonly pinHash: string }

export const createNameTakenProblem = (name: string) =>
  new Problem('name-taken', `${name} is in the team already. Please add an initial.`)

/**
 * Returns the change that adds a person by name and PIN, who works on kitchen tablets at once. It
 * throws `name-taken`, since two cooks of one name could not find themselves on a tablet.
 */
export const planCook =
  ({ userId, name, pinHash, grant, now }: NewCook) =>
  (_member: MemberRecord | undefined, all: readonly MemberRecord[]): MemberRecord => {
    if (all.some((other) => other.state !== 'removed' && isSameName(other.name ?? '', name)))
      throw createNameTakenProblem(name)
    return {
      type: 'TeamMember',
      userId,
      name,
      pinHash,
      ...grant,
      state: 'active',
      version: 0,
      invitedAt: now.toISOString(),
      invitations: 0,
      joinedAt: now.toISOString(),
    }
  }

/**
 * Returns the change that invites a person, or repeats the invitation of one who has not joined.
 * It throws `already-member` for a person who has.
 */
export const planInvitation =
  ({ userId, email, name, pinHash, grant, admin, now }: Invitation) =>
  (member: MemberRecord | undefined): MemberRecord => {
    if (member?.state === 'active')
      throw new Problem('already-member', 'This person is already on the team. Please change the role in the list.')
    if (member?.state === 'invited') assertMayChange(admin, member)
    return {
      type: 'TeamMember',
      userId,
      email,
      ...(name !== undefined && { name }),
      ...(pinHash !== undefined && { pinHash }),
      ...grant,
      state: 'invited',
      version: 0,
      invitedAt: now.toISOString(),
      invitations: (member?.invitations ?? 0) + 1,
      ...endSignInsOfNewAdmin(member, grant, now),
    }
  }

/**
 * Returns a function that returns the member if an admin may change them.
 * It throws `not-found`, `not-allowed`, or `changed-meanwhile` for another version.
 */
export const requireMember =
  (admin: User, version?: number) =>
  (member: MemberRecord | undefined): MemberRecord => {
    if (!member || member.state === 'removed') throw new Problem('not-found', 'There is no such person in the team.')
    assertMayChange(admin, member)
    if (version !== undefined && version !== member.version)
      throw createEditConflict({ role: member.role, locations: member.locations, version: member.version })
    return member
  }
