import type * as z from 'zod/mini'
import type { OrderIntake } from '#shared/contract/kitchen'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getHoursTransitions } from '#shared/rules/hours-turns'
import { getIntakeState, getPauseEnd } from '#shared/rules/intake'
import type { IntakeSettings } from '#shared/rules/intake'
import { estimateQuotes } from '#shared/rules/promise'
import type { KitchenLoad } from '#shared/rules/promise'
import { getCurrentQuote } from '#shared/rules/quote-for'

/** How the intake stands at a place with its hours, and until when. */
export function getIntakeStatus(word: IntakeSettings, place: Location, now: Date) {
  const state = getIntakeState(word, { policy: getPolicy(place), place, now })
  const opens = state === 'closed' ? (getHoursTransitions(place, now).until?.toISOString() ?? null) : null
  const pausedUntil = getPauseEnd(word, now)
  const paused = pausedUntil === null ? { until: opens, reason: null } : { until: pausedUntil, reason: word.reason }
  return { state, ...paused }
}

type Here = Omit<KitchenLoad, 'extraMinutes'> & { readonly place: Location }

/** The intake that every caller may read, with the quotes for an order placed now. */
export function presentIntake(
  word: IntakeSettings,
  { place, ...kitchen }: Here,
  now: Date,
): z.input<typeof OrderIntake> {
  const { extraMinutes } = word
  const whenOpen = estimateQuotes({ ...kitchen, extraMinutes }, now)
  const { quotes, atOpening } = getCurrentQuote(whenOpen, { policy: getPolicy(place), place, now })
  return {
    ...getIntakeStatus(word, place, now),
    extraMinutes,
    quotes,
    ...((quotes === null || atOpening) && { quotesWhenOpen: whenOpen }),
  }
}
