import { asItIs, decide } from '../runtime/decide'
import { orderKeys, OrderRecord } from './records'
import { changedOrder } from './write'

type Claim = { readonly userId: string; readonly ownsContact: boolean }

/** Gives a guest's order to an account; undefined when another account has it. Claiming one's own changes nothing. */
export const claimOrder = (read: OrderRecord, { userId, ownsContact }: Claim): Promise<OrderRecord | undefined> =>
  decide<OrderRecord, OrderRecord | undefined>(
    (standing) => (standing ? OrderRecord.parse(standing) : read),
    (order) => {
      if (order.userId !== undefined) return asItIs(order.userId === userId ? order : undefined)
      const listed = { gsi2pk: orderKeys.customer(userId) }
      const update = changedOrder(order, { userId, claimedElsewhere: !ownsContact }, listed)
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )
