import { endUserSessions } from '../platform/session/user-sessions'
import { endPoolSignIns } from './pool-accounts'

type Person = { readonly userId: string; readonly email: string | undefined; readonly now: Date }

/**
 * Ends a person's sessions within a minute, and their sign-ins at the pool, so that no browser
 * renews a session.
 */
export async function endSignIns({ userId, email, now }: Person): Promise<void> {
  await endUserSessions(userId, now)
  if (email) await endPoolSignIns(email)
}
