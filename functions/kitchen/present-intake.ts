import type * as z from 'zod/mini'
import type { Intake } from '#shared/contract/kitchen'
import type { Location } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { turnsAfter } from '#shared/rules/hours-turns'
import { intakeState, pauseAt, quotesWith } from '#shared/rules/intake'
import type { IntakeWord } from '#shared/rules/intake'

/** The intake as everybody reads it, of a place with its hours. */
export function presentIntake(word: IntakeWord, place: Location, now: Date): z.input<typeof Intake> {
  const { extraMinutes } = word
  const state = intakeState(word, { policy: policyOf(place), place, now })
  const opens = state === 'closed' ? (turnsAfter(place, now).until?.toISOString() ?? null) : null
  const pausedUntil = pauseAt(word, now)
  const paused = pausedUntil === null ? { until: opens, reason: null } : { until: pausedUntil, reason: word.reason }
  return { state, ...paused, extraMinutes, quotes: quotesWith(extraMinutes) }
}
