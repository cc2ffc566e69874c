import { Problem } from '../problem'
import { normalizeEmail } from './names'

const CLAIM_MS = 30 * 24 * 3600_000

/**
 * Why an order is the claimant's: placed from this browser, or with the account's verified e-mail
 * address.
 */
export const claimBases = ['browser', 'email'] as const
export type ClaimBasis = (typeof claimBases)[number]

type Claimable = {
  readonly createdAt: string
  readonly visitorId: string
  readonly customer: { readonly email: string }
  readonly userId?: string | undefined
  /** How the account that has it claimed it; none where it was placed signed in. */
  readonly claim?: { readonly basis: ClaimBasis } | undefined
}

type Claimant = { readonly userId: string; readonly visitorId: string; readonly email: string }

function basisOf({ visitorId, customer }: Claimable, claimant: Claimant): ClaimBasis | null {
  if (normalizeEmail(customer.email) === normalizeEmail(claimant.email)) return 'email'
  return visitorId === claimant.visitorId ? 'browser' : null
}

/**
 * On what basis an account may have an order (docs/product/accounts.md#a-guests-order); null where
 * it is the account's already. An account with the order's e-mail address has it rather than one
 * that claimed it from the browser. Throws `already-claimed`, `not-allowed` for who knows the id
 * alone, and `order-final` after 30 days.
 */
export function resolveClaimBasis(order: Claimable, claimant: Claimant, now: Date): ClaimBasis | null {
  if (order.userId === claimant.userId) return null
  const basis = basisOf(order, claimant)
  const overrides = order.claim?.basis === 'browser' && basis === 'email'
  if (order.userId !== undefined && !overrides)
    throw new Problem('already-claimed', 'This order already belongs to an account.')
  if (now.getTime() - Date.parse(order.createdAt) > CLAIM_MS)
    throw new Problem('order-final', 'An order can be claimed within 30 days. This one is older.')
  if (basis === null) {
    throw new Problem(
      'not-allowed',
      'An order can be claimed from the browser that placed it, or by the account with its e-mail address.',
    )
  }
  return basis
}
