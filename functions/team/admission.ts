import type { User } from '#shared/accounts/contract'
import { Problem } from '#shared/platform/problem'
import type { Role } from '#shared/platform/fields'
import type { MemberRecord } from './records'
import { changeMember, findMember } from './repository'
import { assertSignedInWithCode } from './sign-in-code'

type SignIn = {
  readonly userId: string
  readonly email: string
  /** The role of the account's groups at the pool. */
  readonly groupRole: Role
  readonly signedInAt: Date
  readonly now: Date
}

/** The role of a signed-in account, and the record that it follows from. */
type Admission = Pick<User, 'role' | 'locations'> & { readonly member: MemberRecord | undefined }

/**
 * Adds a person whom the owner put into a group of the pool, as for the first admin. Their role
 * counts at all locations.
 */
const addFromGroup = ({ userId, email, now }: SignIn, role: MemberRecord['role']) =>
  changeMember({
    userId,
    by: 'The user pool',
    now,
    change: (member) =>
      member
        ? undefined
        : {
            type: 'TeamMember',
            userId,
            email,
            role,
            locations: null,
            state: 'active',
            version: 0,
            invitedAt: now.toISOString(),
            invitations: 0,
            joinedAt: now.toISOString(),
          },
  })

const join = ({ userId, now }: SignIn) =>
  changeMember({
    userId,
    by: 'The invited person',
    now,
    change: (member) =>
      member?.state === 'invited' ? { ...member, state: 'active', joinedAt: now.toISOString() } : undefined,
  })

function assertNotEnded({ signInsEndedAt }: MemberRecord, signedInAt: Date): void {
  if (signInsEndedAt === undefined || signedInAt.getTime() > Date.parse(signInsEndedAt)) return
  throw new Problem('not-signed-in', 'You were signed out on all devices. Please sign in again.')
}

/**
 * Returns the role of an account that has signed in at the pool. The team's record decides it; a
 * group at the pool counts only for an account without a record.
 * @throws Problem `not-signed-in` for a sign-in that an admin ended or, of an admin, that may have
 * been without a code; `mfa-required` for an admin without an authenticator app
 */
export async function admit(signIn: SignIn): Promise<Admission> {
  const member = await findMember(signIn.userId)
  if (member) assertNotEnded(member, signIn.signedInAt)
  const role = member?.role ?? (signIn.groupRole === 'customer' ? undefined : signIn.groupRole)
  if (role === undefined || member?.state === 'removed') return { role: 'customer', member }
  if (role === 'admin') await assertSignedInWithCode(signIn)
  const joined = member ? await join(signIn) : await addFromGroup(signIn, role)
  if (!joined || joined.state === 'removed') return { role: 'customer', member: joined }
  return { role: joined.role, ...(joined.locations && { locations: joined.locations }), member: joined }
}
