import * as z from 'zod/mini'
import { hasManyBounces } from '#functions/notifications/bounce-repository'
import { getInvocationFields, log, withUsageMeter, type InvocationContext } from '#functions/platform/log'
import { countWithinLimit } from '#functions/platform/rate-limit'
import { getEnvironment } from '#functions/platform/environment'
import { signUpLimits } from '#shared/platform/message-limits'

/** The field that we use of the user pool's event before a sign-up or a code. */
const SignUp = z.looseObject({ triggerSource: z.string() })

/**
 * Whether a stranger has a code mailed: for a new account, and not by an admin who invites a
 * colleague, or once more for one that is not confirmed.
 */
const isByStranger = ({ triggerSource }: z.infer<typeof SignUp>) =>
  triggerSource === 'PreSignUp_SignUp' || triggerSource === 'CustomMessage_ResendCode'

/**
 * Whether an account asks for another address. No page offers that, but the pool would mail a code
 * to each address that an account names, as often as it asks.
 */
const isForAnotherAddress = ({ triggerSource }: z.infer<typeof SignUp>) =>
  triggerSource === 'CustomMessage_UpdateUserAttribute' || triggerSource === 'CustomMessage_VerifyUserAttribute'

async function mayMailCode(now: Date): Promise<boolean> {
  if (getEnvironment().RATE_LIMITS === 'off') return true
  if (await hasManyBounces('SIGNUPS', now)) return false
  return countWithinLimit({ name: 'sign-ups', group: 'ALL', max: signUpLimits.perHour, now, period: 'hour' })
}

/**
 * Runs before the user pool creates an account, and before it mails a code. Nobody has verified the
 * address of a new account, and anyone can call the pool, so all sign-ups together are limited. The
 * pool expects its event as the answer.
 * @throws Error beyond the limit and for another address; the pool shows it to the caller
 */
export const handler = (event: unknown, context?: InvocationContext): Promise<object> =>
  withUsageMeter(async () => {
    const signUp = SignUp.parse(event)
    if (isForAnotherAddress(signUp)) throw new Error('An account keeps its address. Please create another one')
    if (!isByStranger(signUp) || (await mayMailCode(new Date()))) return signUp
    log.warning('sign-up-limit', getInvocationFields(context))
    throw new Error('Many accounts were created just now. Please try again in an hour, or order as a guest')
  }, getInvocationFields(context))
