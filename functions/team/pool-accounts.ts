import { randomBytes } from 'node:crypto'
import { staffGroups } from '#shared/accounts/access'
import { Problem } from '#shared/platform/problem'
import {
  confirmPoolAccount,
  createPoolAccount,
  findPoolAccount,
  isUnknownAccount,
  setPoolGroup,
  signOutPoolAccount,
} from '../platform/aws/cognito'
import { log } from '../platform/log'
import { endUserSessions } from '../platform/session/user-sessions'

type Person = { readonly userId: string; readonly email: string | undefined; readonly now: Date }

/**
 * Ends a person's sessions within a minute, and their sign-ins at the pool, so that no browser
 * renews a session.
 */
export async function endSignIns({ userId, email, now }: Person): Promise<void> {
  await endUserSessions(userId, now)
  if (email) await endPoolSignIns(email)
}

/** @throws Problem `unavailable` if the pool does not answer; the caller may repeat the request */
async function reachPool<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    log.error('user-pool', error)
    throw new Problem('unavailable', 'The sign-in service does not answer. Please try again in a minute.', {
      retryAfterSeconds: 60,
    })
  }
}

const ignoreUnknown = (error: unknown): void => {
  if (!isUnknownAccount(error)) throw error
}

async function setGroups(email: string, role: string | undefined): Promise<void> {
  for (const group of staffGroups) await setPoolGroup(email, group, group === role)
}

/**
 * Creates the person's account at the pool, unless it exists, and puts it into the group of the
 * role. An account that was never confirmed gets an unknown password: another person may have
 * chosen it. The person sets their own with a code that the pool mails them.
 */
export const preparePoolAccount = (email: string, role: string): Promise<void> =>
  reachPool(async () => {
    await createPoolAccount(email)
    const account = await findPoolAccount(email)
    if (!account?.isConfirmed) await confirmPoolAccount(email, randomBytes(24).toString('base64url'))
    await setGroups(email, role)
  })

/** Puts an account into the group of a role, or into none. */
export const setPoolRole = (email: string, role: string | undefined): Promise<void> =>
  reachPool(() => setGroups(email, role).catch(ignoreUnknown))

/** Ends the sign-ins of an account at the pool. */
const endPoolSignIns = (email: string): Promise<void> => reachPool(() => signOutPoolAccount(email).catch(ignoreUnknown))

/** Whether signing in with an account needs a one-time code. */
export const hasTotp = (email: string): Promise<boolean> =>
  reachPool(async () => (await findPoolAccount(email))?.hasTotp === true)
