import { resolveClaimBasis } from '#shared/rules/claiming'
import { keepUnchanged, runOptimisticWrite } from '../runtime/decide'
import { orderKeys, OrderRecord } from './records'
import { buildOrderUpdate } from './write'

type Claimant = Parameters<typeof resolveClaimBasis>[1]

/**
 * Gives an order to an account, on the conditions of `claimBasis`, which throws. Claiming one's
 * own changes nothing.
 */
export const claimOrder = (read: OrderRecord, claimant: Claimant, now: Date): Promise<OrderRecord> =>
  runOptimisticWrite<OrderRecord, OrderRecord>(
    (standing) => (standing ? OrderRecord.parse(standing) : read),
    (order) => {
      const basis = resolveClaimBasis(order, claimant, now)
      if (basis === null) return keepUnchanged(order)
      const { userId } = claimant
      const listed = { gsi2pk: orderKeys.customer(userId) }
      const update = buildOrderUpdate(order, { userId, claim: { basis, at: now.toISOString() } }, listed)
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )
