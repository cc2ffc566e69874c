import { getPauseEnd } from './intake'
import type { IntakeSettings } from './intake'
import { getFiredAt } from './kitchen-schedule'
import { UNATTENDED_KITCHEN_REASON } from './unanswered'

type Waiting = Parameters<typeof getFiredAt>[0]

type Kitchen = {
  /** Whether the owner lets orders be confirmed by themselves; not unless told. */
  readonly autoConfirm?: boolean | undefined
  readonly intake: IntakeSettings
}

/**
 * Whether an order that nobody has confirmed is confirmed by itself: where the owner chose so, once
 * it is on the line, and not while the intake is paused because no kitchen is there
 * (docs/product/kitchen.md#confirmed-by-itself).
 */
export function isAutoConfirmed(order: Waiting, { autoConfirm = false, intake }: Kitchen, now: Date): boolean {
  if (!autoConfirm || order.status !== 'pending') return false
  if (intake.reason === UNATTENDED_KITCHEN_REASON && getPauseEnd(intake, now) !== null) return false
  return getFiredAt(order) <= now.getTime()
}
