import type { OrderIntake } from '#shared/contract/kitchen'
import type { Location } from '#shared/locations/index'
import { formatClockAt } from '#shared/rules/intake'
import { UNATTENDED_KITCHEN_REASON } from '#shared/rules/unanswered'

/**
 * What customers are told of an intake, briefly, and what they can do; null while all is as usual.
 */
export function describeIntake(
  intake: OrderIntake | undefined,
  location: Location,
): { readonly is: string; readonly then: string } | null {
  if (intake?.state === 'busy')
    return { is: 'The kitchen is busy', then: `about ${intake.extraMinutes} minutes longer` }
  if (intake?.state !== 'paused') return null
  const { reason, until } = intake
  if (reason === UNATTENDED_KITCHEN_REASON) return { is: 'The kitchen is not answering', then: 'order for later' }
  return {
    is: `Paused until ${until === null ? 'further notice' : formatClockAt(location, until)}`,
    then: 'order for later',
  }
}
