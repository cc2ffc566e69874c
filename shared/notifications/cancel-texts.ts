import type { PresentedActor } from '../platform/actor'
import type { CancelReason } from '../orders/order-steps'

/** A step of an order’s history, with who canceled it and why. */
export type CancelStep = {
  readonly status?: string
  readonly by?: PresentedActor | undefined
  readonly reason?: CancelReason | undefined
}

/** Why the restaurant canceled an order, worded for its guest. */
const apologies = {
  'sold-out': 'Sorry, something that you ordered is sold out.',
  payment: 'Sorry, there was a problem with the payment.',
  mistake: 'Sorry, this order was entered by mistake.',
  other: 'We are sorry that we can’t make it.',
} as const satisfies Record<Exclude<CancelReason, 'customer'>, string>

/**
 * Returns the restaurant's apology for canceling an order, with its reason; null if the guest or
 * the system did it, or if the reader may not see who did.
 */
export function findCancelApology(history: readonly CancelStep[] = []): string | null {
  const { status, by, reason } = history.at(-1) ?? {}
  if (status !== 'cancelled' || reason === undefined || reason === 'customer' || by === 'system') return null
  // A call without a reason has this one, also that of a guest.
  return reason === 'other' && by === 'guest' ? null : apologies[reason]
}
