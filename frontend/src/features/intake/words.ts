import type { Intake } from '#shared/contract/kitchen'
import type { Location } from '#shared/locations/index'
import { clockAt } from '#shared/rules/intake'
import { NO_KITCHEN } from '#shared/rules/unanswered'

/**
 * What customers are told of an intake, briefly, and what they can do; null while all is as usual.
 */
export function intakeWords(
  intake: Intake | undefined,
  location: Location,
): { readonly is: string; readonly then: string } | null {
  if (intake?.state === 'busy')
    return { is: 'The kitchen is busy', then: `about ${intake.extraMinutes} minutes longer` }
  if (intake?.state !== 'paused') return null
  const { reason, until } = intake
  if (reason === NO_KITCHEN) return { is: 'The kitchen is not answering', then: 'order for later' }
  return { is: `Paused until ${until === null ? 'further notice' : clockAt(location, until)}`, then: 'order for later' }
}
