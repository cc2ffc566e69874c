import { getTrackingStep, getTrackingSteps } from '#shared/orders/status'
import type { OrderStage } from '#shared/orders/status'

export type TimelineStep = {
  readonly label: string
  readonly done: boolean
  readonly current: boolean
  /** When it was first reached, if it was. */
  readonly at: string | null
  /** How much of the way to the next step lies behind, from 0 to 1. */
  readonly toNext: number
}

type Followed = OrderStage & {
  readonly orderType: string
  readonly createdAt: string
  readonly history: readonly (OrderStage & { readonly at: string })[]
}

/**
 * The steps of the tracking page: those up to and including the current one are done
 * (docs/product/tracking.md#timeline). A step's time is that of the latest move into it: after a
 * put-back it counts anew.
 */
export function getTimeline(order: Followed): readonly TimelineStep[] {
  const active = getTrackingStep(order.kitchenStatus)
  return getTrackingSteps(order.orderType).map((label, index) => ({
    label,
    done: index <= active,
    current: index === active,
    at: index <= active ? reachedAt(order, index) : null,
    toNext: index < active ? 1 : index === active ? wayBehind(order.kitchenStatus) : 0,
  }))
}

/** What the kitchen does to a dish within the one step that customers see of it. */
export const preparingStages = [
  { kitchenStatus: 'prep', label: 'Prep' },
  { kitchenStatus: 'cooking', label: 'Grill' },
  { kitchenStatus: 'plating', label: 'Plating' },
] as const

/**
 * The stages between two steps move the line on, so that it never stands still while the kitchen
 * works.
 */
function wayBehind(kitchenStatus: OrderStage['kitchenStatus']): number {
  switch (kitchenStatus) {
    case 'waiting':
    case 'completed':
    case 'cancelled':
      return 0
    case 'confirmed':
    case 'cooking':
    case 'ready':
      return 0.5
    case 'prep':
      return 0.2
    case 'plating':
      return 0.8
  }
}

function reachedAt(order: Followed, step: number): string | null {
  if (step === 0) return order.createdAt
  let reached: string | null = null
  let before = 0
  for (const entry of order.history) {
    const now = getTrackingStep(entry.kitchenStatus)
    if (now === step && before < step) reached = entry.at
    before = now
  }
  return reached
}
