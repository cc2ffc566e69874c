import type * as z from 'zod/mini'
import type { Intake } from '#shared/contract/kitchen'
import type { Location } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { turnsAfter } from '#shared/rules/hours-turns'
import { intakeState, pauseAt } from '#shared/rules/intake'
import type { IntakeWord } from '#shared/rules/intake'
import { quotesOf } from '#shared/rules/promise'
import type { Kitchen } from '#shared/rules/promise'
import { quoteFor } from '#shared/rules/quote-for'

/** How the intake stands at a place with its hours, and until when. */
export function intakeAt(word: IntakeWord, place: Location, now: Date) {
  const state = intakeState(word, { policy: policyOf(place), place, now })
  const opens = state === 'closed' ? (turnsAfter(place, now).until?.toISOString() ?? null) : null
  const pausedUntil = pauseAt(word, now)
  const paused = pausedUntil === null ? { until: opens, reason: null } : { until: pausedUntil, reason: word.reason }
  return { state, ...paused }
}

type Here = Omit<Kitchen, 'extraMinutes'> & { readonly place: Location }

/** The intake that every caller may read, with the quotes for an order placed now. */
export function presentIntake(word: IntakeWord, { place, ...kitchen }: Here, now: Date): z.input<typeof Intake> {
  const { extraMinutes } = word
  const whenOpen = quotesOf({ ...kitchen, extraMinutes }, now)
  const { quotes, atOpening } = quoteFor(whenOpen, { policy: policyOf(place), place, now })
  return {
    ...intakeAt(word, place, now),
    extraMinutes,
    quotes,
    ...((quotes === null || atOpening) && { quotesWhenOpen: whenOpen }),
  }
}
