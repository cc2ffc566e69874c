import { Problem } from '#shared/platform/problem'
import { listContactIdentities } from '#shared/accounts/contact'
import {
  TOUR_DISCOUNT,
  createCodeSpentProblem,
  createUnknownCodeProblem,
  type CodeDiscount,
} from '#shared/payments/discount-codes'
import { isOrderPlaced } from '#shared/payments/payment-state'
import { getGiveAways } from '../../../loyalty/program/repository'
import { codeKeys } from '../../../payments/codes/records'
import { spendPromo } from '../../../payments/codes/code-uses'
import { hasCompletedTraining } from '../../../training/repository'
import { keyedHash } from '../../../platform/session/signing-keys'
import type { Caller } from '../../../platform/session/session'
import { findCustomerOrder } from '../../order-history-repository'

/** Who uses a code, with the contact data of the order. */
export type Customer = {
  readonly caller: Caller
  /** Undefined if the caller only looks up a code. */
  readonly contact?: { readonly email: string; readonly phone: string } | undefined
}

/**
 * Resolves the promo code.
 * @throws Problem `not-found` while the owner gives nothing for a first order
 */
export async function resolvePromo(customer: Customer) {
  const { firstOrderPercent: percent } = await getGiveAways()
  if (percent === 0) throw createUnknownCodeProblem()
  return resolveFirstOrderCode({ name: 'FIRST10', discount: { percent }, ...customer })
}

/** Resolves the code of the training tour. */
export async function resolveTourCode({ caller, contact }: Customer) {
  if (!caller.user || !(await hasCompletedTraining(caller.user.id))) {
    throw new Problem('not-allowed', 'This code is earned with the Hibachi Mastery tour: please sign in and finish it.')
  }
  return resolveFirstOrderCode({ name: 'TOUR', discount: TOUR_DISCOUNT, caller, contact })
}

/**
 * Returns hashes of the phone number and e-mail addresses that can use a first order's code once
 * each.
 */
export function listIdentities({ caller: { user }, contact }: Customer): Promise<readonly string[]> {
  const emails = [contact?.email ?? '', user?.email ?? '']
  const identities = listContactIdentities({ emails, phone: contact?.phone ?? '' })
  return Promise.all(identities.map((identity) => keyedHash('promo', identity)))
}

type FirstOrderCode = Customer & { readonly name: string; readonly discount: CodeDiscount }

/**
 * Resolves a code that every customer can use on a first order, once per account or browser, phone
 * number and mailbox. The table stores such a code only when it is spent.
 * @throws Problem `code-spent` if the customer has an earlier order
 */
async function resolveFirstOrderCode({ name, discount, ...customer }: FirstOrderCode) {
  const { user, visitorId } = customer.caller
  const customerId = user?.id ?? visitorId
  const identities = await listIdentities(customer)
  // An unpaid order does not stop a lookup, because the next order replaces it.
  const earlier = await findCustomerOrder(
    customerId,
    (order) => order.status !== 'cancelled' && (customer.contact !== undefined || isOrderPlaced(order)),
  )
  if (earlier) throw createCodeSpentProblem('This code is for a first order.')
  const codeIds = [customerId, ...identities].map((identity) => codeKeys.promo(name, identity))
  return {
    discount,
    value: { discount },
    listUses: () => codeIds.map((codeId) => ({ codeId })),
    spend: (orderId: string) => codeIds.map((codeId) => spendPromo(codeId, orderId)),
  }
}
