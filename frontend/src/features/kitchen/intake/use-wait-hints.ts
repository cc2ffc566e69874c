import { formatClockAt } from '#shared/hours/hours'
import type { WaitQuotes } from '#shared/orders/eta'
import type { CurrentQuote } from '#shared/orders/scheduling'
import { useLocationConfig } from '#base/location/location'
import { isUnattended, useIntake } from './use-intake'

/** What the choice of an order type says instead of its wait; null if the wait applies. */
type WaitHints = Readonly<Record<keyof WaitQuotes, string | null>>

/**
 * Returns why an order of each type is not ready within its quoted wait: a pause, or a closed
 * location with its first times.
 */
export function useWaitHints({ quotes, firstTimes }: CurrentQuote): WaitHints {
  const location = useLocationConfig()
  const intake = useIntake()
  const formatPause = (until: string | null | undefined) =>
    until ? `Paused until ${formatClockAt(location, until)}` : 'Order for later'
  const deliveryPause = intake?.deliveryUntil ? formatPause(intake.deliveryUntil) : null
  const { pickup, delivery } = firstTimes
  if (pickup !== null || delivery !== null || !quotes)
    return {
      pickup: pickup === null ? 'Closed now' : `Ready from ${pickup}`,
      delivery: delivery === null ? 'Closed now' : (deliveryPause ?? `From ${delivery}`),
    }
  const pause = intake?.state === 'paused' ? formatPause(isUnattended(intake) ? null : intake.until) : null
  return { pickup: pause, delivery: pause ?? deliveryPause }
}
