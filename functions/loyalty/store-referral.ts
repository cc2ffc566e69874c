import { createHash } from 'node:crypto'
import type { LocationCode } from '#shared/locations/index'
import { currentCompletion, REFERRAL_POINTS } from '#shared/rules/loyalty'
import { orderKeys } from '../orders/records'
import type { OrderRecord } from '../orders/records'
import { orderById } from '../orders/store'
import { ordersOf } from '../orders/store-customer'
import { ifUnchanged, putNew } from '../runtime/conditions'
import { getItem, tableName } from '../runtime/table'
import { transact } from '../runtime/transact'
import type { Step } from '../runtime/transact'
import { loyaltyKeys, ReferralRecord } from './records'
import { book } from './store-ledger'

/** The step that remembers who brought a user, for the transaction of the first sign-in. */
export function rememberReferrer(userId: string, referrerId: string, now: Date): Step {
  const record: ReferralRecord = { type: 'Referral', referrerId, at: now.toISOString() }
  return { write: { Put: putNew({ ...loyaltyKeys.referral(userId), ...record }) } }
}

/** A completed order that the bonus is given for. */
type GivenFor = NonNullable<ReferralRecord['givenFor']>

type Bonus = {
  readonly friendId: string
  readonly referrerId: string
  readonly givenFor: GivenFor
  readonly at: string
  /** Where the friend's order was placed: there the points count. */
  readonly location: LocationCode
}

/** The lines in both ledgers; their id tells the referrer nothing of the friend's order. */
function bookForBoth({ friendId, referrerId, givenFor, at, location }: Bonus, way: 'given' | 'taken back'): Step[] {
  const { orderId, completion } = givenFor
  const hash = createHash('sha256').update([friendId, orderId, completion, way].join('\n')).digest('hex')
  const points = way === 'given' ? REFERRAL_POINTS : -REFERRAL_POINTS
  const counts = { at: location, as: 'issued' } as const
  const line = { id: `referral-${hash.slice(0, 16)}`, at, points, earnedPoints: points, spentCents: 0, counts }
  const end = way === 'given' ? '' : ': taken back'
  return [
    ...book(friendId, { ...line, description: `Referral bonus for your first order${end}` }),
    ...book(referrerId, { ...line, description: `Referral bonus for a friend's first order${end}` }),
  ]
}

// Another reaction was quicker, or the order has moved on, which is told of as well.
const refused = 'already'

const give = (bonus: Bonus, order: OrderRecord) =>
  transact([
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: loyaltyKeys.referral(bonus.friendId),
          UpdateExpression: 'SET givenFor = :given',
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(givenFor)',
          ExpressionAttributeValues: { ':given': bonus.givenFor },
        },
      },
      refused,
    },
    // Given only while the order stands as it was read, so that a put-back always comes after it.
    {
      write: {
        ConditionCheck: ifUnchanged(
          { TableName: tableName(), Key: orderKeys.order(order.id) },
          { version: order.version },
        ),
      },
      refused,
    },
    ...bookForBoth(bonus, 'given'),
  ])

const takeBack = (bonus: Bonus) => {
  const { friendId, givenFor } = bonus
  const taken = { TableName: tableName(), Key: loyaltyKeys.referral(friendId), UpdateExpression: 'REMOVE givenFor' }
  return transact([
    { write: { Update: ifUnchanged(taken, { givenFor }) }, refused },
    ...bookForBoth(bonus, 'taken back'),
  ])
}

/**
 * Gives a friend and who brought them their bonus once the friend has a completed order, and takes it back when
 * that order is put back and there is no other. It looks at how things stand, so that it does not matter
 * which of the friend's orders calls for it, or how often.
 */
export async function settleReferral(friendId: string, orderId: string): Promise<void> {
  const item = await getItem(loyaltyKeys.referral(friendId))
  if (!item) return
  const { referrerId, givenFor } = ReferralRecord.parse(item)
  if (givenFor) {
    const { history, location } = await orderById(givenFor.orderId)
    if (currentCompletion({ history })?.number === givenFor.completion) return
    await takeBack({ friendId, referrerId, givenFor, at: history.at(-1)?.at ?? '', location })
  }
  const order = await orderById(orderId)
  const completed = currentCompletion(order)
    ? order
    : (await ordersOf(friendId)).find((other) => currentCompletion(other))
  const completion = completed && currentCompletion(completed)
  if (!completed || !completion) return
  const given = { orderId: completed.id, completion: completion.number }
  await give({ friendId, referrerId, givenFor: given, at: completion.at, location: completed.location }, completed)
}
