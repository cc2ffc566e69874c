import { Problem } from '../problem'
import { normaliseEmail } from './names'

const CLAIM_MS = 30 * 24 * 3600_000

type GuestOrder = {
  readonly createdAt: string
  readonly visitorId: string
  readonly customer: { readonly email: string }
}

/**
 * Whether a guest's order may still join an account (docs/product/accounts.md#a-guests-order); throws `order-final`
 * after 30 days.
 */
export function checkClaim({ createdAt }: Pick<GuestOrder, 'createdAt'>, now: Date): void {
  if (now.getTime() - Date.parse(createdAt) <= CLAIM_MS) return
  throw new Problem('order-final', 'An order can be claimed within 30 days. This one is older.')
}

/**
 * Whether a claimed order's contact data is plainly the claimant's own: claimed from the browser that placed it
 * or by the account with its e-mail address. The id alone, which the open board shows, is not enough.
 */
export const isOwnContact = (
  { visitorId, customer }: GuestOrder,
  claimant: { readonly visitorId: string; readonly email: string },
): boolean => visitorId === claimant.visitorId || normaliseEmail(customer.email) === normaliseEmail(claimant.email)
