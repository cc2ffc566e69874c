import { trackingStep, trackingSteps } from '#shared/rules/order-status'
import type { Stage } from '#shared/rules/order-status'

export type TimelineStep = {
  readonly label: string
  readonly done: boolean
  readonly current: boolean
  /** When it was first reached, if it was. */
  readonly at: string | null
}

type Followed = Stage & {
  readonly orderType: string
  readonly createdAt: string
  readonly history: readonly (Stage & { readonly at: string })[]
}

/**
 * The steps of the tracking page: those up to and including the current one are done
 * (specification section 4). A step's time is that of the latest move into it: after a put-back it counts anew.
 */
export function timelineOf(order: Followed): readonly TimelineStep[] {
  const active = trackingStep(order.kitchenStatus)
  return trackingSteps(order.orderType).map((label, index) => ({
    label,
    done: index <= active,
    current: index === active,
    at: index <= active ? reachedAt(order, index) : null,
  }))
}

function reachedAt(order: Followed, step: number): string | null {
  if (step === 0) return order.createdAt
  let reached: string | null = null
  let before = 0
  for (const entry of order.history) {
    const now = trackingStep(entry.kitchenStatus)
    if (now === step && before < step) reached = entry.at
    before = now
  }
  return reached
}
