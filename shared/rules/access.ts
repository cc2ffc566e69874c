import type { User } from '../contract/auth'
import type { Access } from '../contract/route'
import type { Policy } from '../locations/policy'
import { Problem } from '../problem'

/** Whether a user works here; on a test site the role is chosen at sign-in. */
export const isStaff = (user: User | null): boolean => user?.role === 'admin' || user?.role === 'kitchen'

const isAdmin = (user: User): boolean => user.role === 'admin'

type Question = {
  readonly access: Access
  readonly user: User | null
  readonly boards: Policy['boards']
  /** The user whom a `self` route names; asked only once it is known that somebody is signed in. */
  readonly subjectId?: () => string | undefined
}

/** The one access check (docs/product/accounts.md#access): throws `not-signed-in` or `not-allowed`. */
export function checkAccess({ access, user, boards, subjectId }: Question): void {
  if (access === 'public' || (access === 'board' && boards === 'open')) return
  if (!user) throw new Problem('not-signed-in', 'Please sign in first.')
  switch (access) {
    case 'user':
      return
    case 'self':
      if (user.id === subjectId?.() || isAdmin(user)) return
      break
    case 'admin':
      if (isAdmin(user)) return
      break
    case 'staff':
    case 'board':
      if (isStaff(user)) return
      break
  }
  throw new Problem('not-allowed', 'You are not allowed to do this.')
}
