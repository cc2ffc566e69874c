import { claimBasis } from '#shared/rules/claiming'
import { asItIs, decide } from '../runtime/decide'
import { orderKeys, OrderRecord } from './records'
import { changedOrder } from './write'

type Claimant = Parameters<typeof claimBasis>[1]

/**
 * Gives an order to an account, on the conditions of `claimBasis`, which throws. Claiming one's
 * own changes nothing.
 */
export const claimOrder = (read: OrderRecord, claimant: Claimant, now: Date): Promise<OrderRecord> =>
  decide<OrderRecord, OrderRecord>(
    (standing) => (standing ? OrderRecord.parse(standing) : read),
    (order) => {
      const basis = claimBasis(order, claimant, now)
      if (basis === null) return asItIs(order)
      const { userId } = claimant
      const listed = { gsi2pk: orderKeys.customer(userId) }
      const update = changedOrder(order, { userId, claim: { basis, at: now.toISOString() } }, listed)
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )
