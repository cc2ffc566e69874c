import * as z from 'zod/mini'
import { hasManyBounces } from '#functions/notifications/bounce-repository'
import { getInvocationFields, log, withUsageMeter, type InvocationContext } from '#functions/platform/log'
import { countWithinLimit } from '#functions/platform/rate-limit'
import { getEnvironment } from '#functions/platform/environment'
import { signUpLimits } from '#shared/platform/rate-limits'

/** The field that we use of the user pool's event before a sign-up. */
const SignUp = z.looseObject({ triggerSource: z.string() })

/** Whether a stranger creates the account, and not an admin who invites a colleague. */
const isByStranger = ({ triggerSource }: z.infer<typeof SignUp>) => triggerSource === 'PreSignUp_SignUp'

async function mayMailCode(now: Date): Promise<boolean> {
  if (getEnvironment().RATE_LIMITS === 'off') return true
  if (await hasManyBounces('SIGNUPS', now)) return false
  return countWithinLimit({ name: 'sign-ups', group: 'ALL', max: signUpLimits.perHour, now, period: 'hour' })
}

/**
 * Runs before the user pool creates an account and mails a code to its address, which no one has
 * verified yet. Anyone can call the pool, so all sign-ups together are limited. The pool expects
 * its event as the answer.
 * @throws Error beyond the limit; the pool shows its message to the caller
 */
export const handler = (event: unknown, context?: InvocationContext): Promise<object> =>
  withUsageMeter(async () => {
    const signUp = SignUp.parse(event)
    if (!isByStranger(signUp) || (await mayMailCode(new Date()))) return signUp
    log.warning('sign-up-limit', getInvocationFields(context))
    throw new Error('Many accounts were created just now. Please try again in an hour, or order as a guest')
  }, getInvocationFields(context))
