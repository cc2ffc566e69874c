import { referralLimits } from '#shared/platform/rate-limits'
import { getItem, tableName } from '../platform/table/table'
import { buildPutIfAbsent, ifUnchanged, transact } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { ReferralRecord, loyaltyKeys } from './records'
import { createHash } from 'node:crypto'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { listContactIdentities } from '#shared/accounts/contact'
import { toWallClock } from '#shared/platform/time'
import { REFERRAL_POINTS, earnsReferralBonus, findCurrentCompletion } from '#shared/loyalty/loyalty'
import { orderKeys } from '../orders/records'
import type { OrderRecord } from '../orders/records'
import { getOrder } from '../orders/repository'
import { listCustomerOrders } from '../orders/order-history-repository'
import { keyedHash } from '../platform/session/signing-keys'
import { bookPosting, settlePointsDebt } from './repository'

const YEAR_SECONDS = 366 * 24 * 3600

/**
 * The steps that take the one bonus of each mailbox and phone; where another friend has had it,
 * nothing is given.
 */
export const claimReferralIdentities = (claims: readonly string[], friendId: string): readonly WriteStep[] =>
  claims.map((claim) => ({
    write: {
      Put: {
        TableName: tableName(),
        Item: { ...loyaltyKeys.referralClaim(claim), type: 'ReferralClaim', friendId },
        ConditionExpression: 'attribute_not_exists(pk) OR friendId = :friend',
        ExpressionAttributeValues: { ':friend': friendId },
      },
    },
    refused: 'already',
  }))

/** The steps that undo them, for the transaction that takes the bonus back. */
export const releaseReferralIdentities = (claims: readonly string[]): readonly WriteStep[] =>
  claims.map((claim) => ({ write: { Delete: { TableName: tableName(), Key: loyaltyKeys.referralClaim(claim) } } }))

const add = (referrerId: string, month: string, count: 1 | -1) => ({
  TableName: tableName(),
  Key: loyaltyKeys.referralCount(referrerId, month),
  UpdateExpression: 'ADD given :count SET #type = :type, expiresAt = :later',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: {
    ':count': count,
    ':type': 'ReferralCount',
    ':later': Date.parse(`${month}-01T00:00:00Z`) / 1000 + YEAR_SECONDS,
  },
})

/**
 * The step that counts a bonus among those of a referrer's month; beyond the limit nothing is
 * given.
 */
export function countReferral(referrerId: string, month: string): WriteStep {
  const counted = add(referrerId, month, 1)
  return {
    write: {
      Update: {
        ...counted,
        ConditionExpression: 'attribute_not_exists(given) OR given < :most',
        ExpressionAttributeValues: { ...counted.ExpressionAttributeValues, ':most': referralLimits.perMonth },
      },
    },
    refused: 'already',
  }
}

/** The step that takes it off again. */
export const uncountReferral = (referrerId: string, month: string): WriteStep => ({
  write: { Update: add(referrerId, month, -1) },
})

const claimsOf = (contact: Parameters<typeof listContactIdentities>[0]): Promise<string[]> =>
  Promise.all(listContactIdentities(contact).map((identity) => keyedHash('referral', identity)))

type SignIn = { readonly id: string; readonly email: string }

/**
 * The steps that record who brought a user, for the transaction of the first sign-in; none where
 * both accounts have the same mailbox.
 */
export async function recordReferrer(friend: SignIn, referrer: SignIn, now: Date): Promise<readonly WriteStep[]> {
  const mailboxOf = async ({ email }: SignIn) => (await claimsOf({ emails: [email], phone: '' }))[0] ?? ''
  const mailbox = await mailboxOf(friend)
  if (mailbox === (await mailboxOf(referrer))) return []
  const record: ReferralRecord = {
    type: 'Referral',
    referrerId: referrer.id,
    at: now.toISOString(),
    mailbox,
  }
  return [{ write: { Put: buildPutIfAbsent({ ...loyaltyKeys.referral(friend.id), ...record }) } }]
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
function bookForBoth(
  { friendId, referrerId, givenFor, at, location }: Bonus,
  way: 'given' | 'taken back',
): WriteStep[] {
  const { orderId, completion } = givenFor
  const hash = createHash('sha256').update([friendId, orderId, completion, way].join('\n')).digest('hex')
  const points = way === 'given' ? REFERRAL_POINTS : -REFERRAL_POINTS
  const counts = { at: location, as: 'issued' } as const
  const line = { id: `referral-${hash.slice(0, 16)}`, at, points, earnedPoints: points, spentCents: 0, counts }
  const end = way === 'given' ? '' : ': taken back'
  return [
    ...bookPosting(friendId, { ...line, description: `Referral bonus for your first order${end}` }),
    ...bookPosting(referrerId, { ...line, description: `Referral bonus for a friend's first order${end}` }),
  ]
}

// Another reaction was quicker, a limit is reached, or the order has moved on, of which another
// reaction learns.
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
    ...claimReferralIdentities(bonus.givenFor.claims, bonus.friendId),
    countReferral(bonus.referrerId, bonus.givenFor.month),
    ...bookForBoth(bonus, 'given'),
  ])

const takeBack = (bonus: Bonus) => {
  const { friendId, referrerId, givenFor } = bonus
  const taken = { TableName: tableName(), Key: loyaltyKeys.referral(friendId), UpdateExpression: 'REMOVE givenFor' }
  return transact([
    { write: { Update: ifUnchanged(taken, { givenFor }) }, refused },
    ...releaseReferralIdentities(givenFor.claims),
    uncountReferral(referrerId, givenFor.month),
    ...bookForBoth(bonus, 'taken back'),
  ])
}

/**
 * Whether the bonus still stands for the order that it was given for: completed, and the friend's.
 */
const stillStands = ({ history, userId }: OrderRecord, friendId: string, { completion }: GivenFor): boolean =>
  userId === friendId && findCurrentCompletion({ history })?.number === completion

/** The friend's order that gives the bonus: this one, or else the oldest. */
async function orderThatGives(friendId: string, orderId: string): Promise<OrderRecord | undefined> {
  const order = await getOrder(orderId)
  const gives = (one: OrderRecord) => one.userId === friendId && earnsReferralBonus(one)
  return gives(order) ? order : (await listCustomerOrders(friendId)).find(gives)
}

/**
 * Gives a friend and who brought them their bonus once the friend has a completed order of at
 * least 15.00, and takes it back when that order is put back and there is no other. It looks at
 * how things stand, so that it does not matter which of the friend's orders calls for it, or how
 * often.
 */
export async function settleReferralBonus(friendId: string, orderId: string, now: Date): Promise<void> {
  const item = await getItem(loyaltyKeys.referral(friendId))
  if (!item) return
  const referral = ReferralRecord.parse(item)
  const { referrerId, givenFor } = referral
  if (givenFor) {
    const order = await getOrder(givenFor.orderId)
    if (stillStands(order, friendId, givenFor)) return
    await takeBack({ friendId, referrerId, givenFor, at: order.history.at(-1)?.at ?? '', location: order.location })
  }
  const order = await orderThatGives(friendId, orderId)
  if (order) await giveFor(order, friendId, referral)
  // A call that was cut off after taking back is repeated and comes here, too.
  await Promise.all([friendId, referrerId].map((userId) => settlePointsDebt(userId, now)))
}

async function giveFor(order: OrderRecord, friendId: string, referral: ReferralRecord): Promise<void> {
  const completion = findCurrentCompletion(order)
  if (!completion) return
  const { email, phone } = order.customer
  const claims = [...new Set([referral.mailbox, ...(await claimsOf({ emails: [email], phone }))])]
  const month = toWallClock(getLocation(order.location), new Date(completion.at)).date.slice(0, 7)
  const givenFor = { orderId: order.id, completion: completion.number, month, claims }
  await give(
    { friendId, referrerId: referral.referrerId, givenFor, at: completion.at, location: order.location },
    order,
  )
}
