import type { MovementReason, MovementType } from '../terms/stock'
import type { Hundredths } from './stock'

/**
 * How much of a stock was ever used and thrown away: counted with each change of it, so never out
 * of step.
 */
export type UsageCounters = { readonly usedHundredths: Hundredths; readonly wastedHundredths: Hundredths }

type Counted = {
  readonly movementType: MovementType
  readonly reason: MovementReason
  readonly hundredths: Hundredths
}

const wasteful: readonly MovementReason[] = ['waste', 'expired', 'damaged']

/**
 * What a movement counts as. Coming back in for the same reason, after a cancellation or an undo,
 * takes it off again.
 */
function countsAs({ movementType, reason }: Counted): keyof UsageCounters | undefined {
  if (movementType === 'transfer' || movementType === 'adjustment') return undefined
  if (movementType === 'waste' || wasteful.includes(reason)) return 'wastedHundredths'
  return reason === 'sale' ? 'usedHundredths' : undefined
}

/** The counters after a movement of so much. */
export function updateUsageCounters(
  { usedHundredths, wastedHundredths }: UsageCounters,
  moved: Counted,
): UsageCounters {
  const counters = { usedHundredths, wastedHundredths }
  const counter = countsAs(moved)
  if (!counter) return counters
  return { ...counters, [counter]: counters[counter] + (moved.movementType === 'in' ? -1 : 1) * moved.hundredths }
}

/** How much a movement threw away; an undone one is below nothing, and any other none. */
export const getWastedHundredths = (moved: Counted): Hundredths =>
  updateUsageCounters({ usedHundredths: 0, wastedHundredths: 0 }, moved).wastedHundredths
