import { ifUnchanged } from '../runtime/conditions'
import { asItIs, decide } from '../runtime/decide'
import { tableName } from '../runtime/table'
import { orderKeys, OrderRecord } from './records'

type Claim = { readonly userId: string; readonly ownsContact: boolean }

/** Gives a guest's order to an account; undefined when another account has it. Claiming one's own changes nothing. */
export const claimOrder = (read: OrderRecord, { userId, ownsContact }: Claim): Promise<OrderRecord | undefined> =>
  decide<OrderRecord, OrderRecord | undefined>(
    (standing) => (standing ? OrderRecord.parse(standing) : read),
    (order) => {
      if (order.userId !== undefined) return asItIs(order.userId === userId ? order : undefined)
      const claimed = {
        TableName: tableName(),
        Key: orderKeys.order(order.id),
        UpdateExpression: 'SET userId = :user, claimedElsewhere = :elsewhere, gsi2pk = :customer',
        ExpressionAttributeValues: {
          ':user': userId,
          ':elsewhere': !ownsContact,
          ':customer': orderKeys.customer(userId),
        },
      }
      // When it was placed never changes: it says that the order is still there.
      const seen = { userId: undefined, createdAt: order.createdAt }
      return { update: ifUnchanged(claimed, seen), answer: (after) => OrderRecord.parse(after) }
    },
  )
