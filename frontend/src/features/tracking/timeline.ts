import { getTrackingStep, getTrackingSteps, type OrderStage } from '#shared/orders/status'

export type TimelineStep = {
  readonly label: string
  readonly done: boolean
  readonly current: boolean
  /** When the order last entered the step, ISO 8601; null before that. */
  readonly at: string | null
  /** Progress to the next step, from 0 to 1. */
  readonly progress: number
}

type TrackedOrder = OrderStage & {
  readonly orderType: string
  readonly createdAt: string
  readonly history: readonly (OrderStage & { readonly at: string })[]
}

/**
 * Returns the steps of the tracking page (docs/product/tracking.md#timeline).
 * All steps up to the current one are done. If staff move an order back, a step's time is that of
 * the latest entry.
 */
export function getTimeline(order: TrackedOrder): readonly TimelineStep[] {
  const activeStep = getTrackingStep(order.kitchenStatus)
  return getTrackingSteps(order.orderType).map((label, index) => ({
    label,
    done: index <= activeStep,
    current: index === activeStep,
    at: index <= activeStep ? findReachedAt(order, index) : null,
    progress: index < activeStep ? 1 : index === activeStep ? getStageProgress(order.kitchenStatus) : 0,
  }))
}

/** The kitchen stages within the step "Preparing". */
export const preparingStages = [
  { kitchenStatus: 'prep', label: 'Prep' },
  { kitchenStatus: 'cooking', label: 'Grill' },
  { kitchenStatus: 'plating', label: 'Plating' },
] as const

/** Returns how far a kitchen stage is between two steps, so that the line moves with each stage. */
function getStageProgress(kitchenStatus: OrderStage['kitchenStatus']): number {
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

function findReachedAt(order: TrackedOrder, step: number): string | null {
  if (step === 0) return order.createdAt
  let reachedAt: string | null = null
  let previousStep = 0
  for (const entry of order.history) {
    const entryStep = getTrackingStep(entry.kitchenStatus)
    if (entryStep === step && previousStep < step) reachedAt = entry.at
    previousStep = entryStep
  }
  return reachedAt
}
