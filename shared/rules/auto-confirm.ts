import { pauseAt } from './intake'
import type { IntakeWord } from './intake'
import { firedSince } from './kitchen-schedule'
import { NO_KITCHEN } from './unanswered'

type Waiting = Parameters<typeof firedSince>[0]

type Kitchen = {
  /** Whether the owner lets orders be confirmed by themselves; not unless told. */
  readonly autoConfirm?: boolean | undefined
  readonly intake: IntakeWord
}

/**
 * Whether an order that nobody has confirmed is confirmed by itself: where the owner chose so, once
 * it is on the line, and not while the intake is paused because no kitchen is there
 * (docs/product/kitchen.md#confirmed-by-itself).
 */
export function confirmsItself(order: Waiting, { autoConfirm = false, intake }: Kitchen, now: Date): boolean {
  if (!autoConfirm || order.status !== 'pending') return false
  if (intake.reason === NO_KITCHEN && pauseAt(intake, now) !== null) return false
  return firedSince(order) <= now.getTime()
}
