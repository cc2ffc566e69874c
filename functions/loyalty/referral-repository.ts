import { referralLimits } from '#shared/platform/order-limits'
import { getItem, tableName } from '../platform/table/table'
import { buildPutIfAbsent, ifUnchanged, transact, type WriteStep } from '../platform/table/transaction'
import { ReferralRecord, loyaltyKeys } from './records'
import { createHash } from 'node:crypto'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { listContactIdentities } from '#shared/accounts/contact'
import { toWallClock } from '#shared/platform/time'
import { findCurrentCompletion } from '#shared/loyalty/loyalty'
import { earnsReferralBonus } from '#shared/loyalty/points-postings'
import { orderKeys, type OrderRecord } from '../orders/records'
import { getOrder } from '../orders/repository'
import { findCustomerOrder } from '../orders/order-history-repository'
import { keyedHash } from '../platform/session/signing-keys'
import { getGiveAways } from './program/repository'
import { bookPosting, settlePointsDebt } from './repository'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

const YEAR_SECONDS = 366 * DAY_SECONDS

/**
 * Returns the steps that claim each mailbox and phone. They fail if another friend has claimed one.
 */
const claimReferralIdentities = (claims: readonly string[], friendId: string): readonly WriteStep[] =>
  claims.map((claim) => ({
    write: {
      Put: {
        TableName: tableName(),
        Item: { ...loyaltyKeys.referralClaim(claim), type: 'ReferralClaim', friendId },
        ConditionExpression: 'attribute_not_exists(pk) OR friendId = :friend',
        ExpressionAttributeValues: { ':friend': friendId },
      },
    },
    onConflict: 'already',
  }))

/** Returns the steps that release the claims, for the transaction that revokes the bonus. */
const releaseReferralIdentities = (claims: readonly string[]): readonly WriteStep[] =>
  claims.map((claim) => ({ write: { Delete: { TableName: tableName(), Key: loyaltyKeys.referralClaim(claim) } } }))

const buildCountUpdate = (referrerId: string, month: string, count: 1 | -1) => ({
  TableName: tableName(),
  Key: loyaltyKeys.referralCount(referrerId, month),
  UpdateExpression: 'ADD given :count SET #type = :type, expiresAt = :later',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: {
    ':count': count,
    ':type': 'ReferralCount',
    ':later': expiresAfter(`${month}-01T00:00:00Z`, YEAR_SECONDS),
  },
})

/**
 * Returns the step that counts a bonus towards the referrer's monthly limit. It fails above the
 * limit.
 */
function countReferral(referrerId: string, month: string): WriteStep {
  const update = buildCountUpdate(referrerId, month, 1)
  return {
    write: {
      Update: {
        ...update,
        ConditionExpression: 'attribute_not_exists(given) OR given < :most',
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':most': referralLimits.perMonth },
      },
    },
    onConflict: 'already',
  }
}

/** Returns the step that subtracts a revoked bonus. */
const uncountReferral = (referrerId: string, month: string): WriteStep => ({
  write: { Update: buildCountUpdate(referrerId, month, -1) },
})

const hashIdentities = (contact: Parameters<typeof listContactIdentities>[0]): Promise<string[]> =>
  Promise.all(listContactIdentities(contact).map((identity) => keyedHash('referral', identity)))

type SignIn = { readonly id: string; readonly email: string }

/**
 * Returns the steps that record a user's referrer, for the transaction of the first sign-in. Empty
 * if both accounts have the same mailbox.
 */
export async function recordReferrer(friend: SignIn, referrer: SignIn, now: Date): Promise<readonly WriteStep[]> {
  const hashMailbox = async ({ email }: SignIn) => (await hashIdentities({ emails: [email], phone: '' }))[0] ?? ''
  const mailbox = await hashMailbox(friend)
  if (mailbox === (await hashMailbox(referrer))) return []
  const record: ReferralRecord = {
    type: 'Referral',
    referrerId: referrer.id,
    at: now.toISOString(),
    mailbox,
  }
  return [{ write: { Put: buildPutIfAbsent({ ...loyaltyKeys.referral(friend.id), ...record }) } }]
}

/** The completed order that earned the bonus. */
type GivenFor = NonNullable<ReferralRecord['givenFor']>

type Bonus = {
  readonly friendId: string
  readonly referrerId: string
  readonly givenFor: GivenFor
  readonly at: string
  /** The location of the friend's order, where the points count. */
  readonly location: LocationCode
}

/**
 * Returns the entries of both ledgers. Their hashed id hides the friend's order from the referrer.
 */
function bookForBoth(
  { friendId, referrerId, givenFor, at, location }: Bonus,
  direction: 'given' | 'taken back',
): WriteStep[] {
  const { orderId, completion } = givenFor
  const hash = createHash('sha256').update([friendId, orderId, completion, direction].join('\n')).digest('hex')
  const points = direction === 'given' ? givenFor.points : -givenFor.points
  const counts = { at: location, as: 'issued' } as const
  const posting = { id: `referral-${hash.slice(0, 16)}`, at, points, earnedPoints: points, spentCents: 0, counts }
  const suffix = direction === 'given' ? '' : ': taken back'
  return [
    ...bookPosting(friendId, { ...posting, description: `Referral bonus for your first order${suffix}` }),
    ...bookPosting(referrerId, { ...posting, description: `Referral bonus for a friend's first order${suffix}` }),
  ]
}

// Another event handler was faster, a limit is reached, or the order has changed, which triggers
// another event.
const alreadySettled = 'already'

const grantBonus = (bonus: Bonus, order: OrderRecord) =>
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
      onConflict: alreadySettled,
    },
    // Fails if the order has changed, so that a reopening always comes after the bonus.
    {
      write: {
        ConditionCheck: ifUnchanged(
          { TableName: tableName(), Key: orderKeys.order(order.id) },
          { version: order.version },
        ),
      },
      onConflict: alreadySettled,
    },
    ...claimReferralIdentities(bonus.givenFor.claims, bonus.friendId),
    countReferral(bonus.referrerId, bonus.givenFor.month),
    ...bookForBoth(bonus, 'given'),
  ])

const revokeBonus = (bonus: Bonus) => {
  const { friendId, referrerId, givenFor } = bonus
  const removal = { TableName: tableName(), Key: loyaltyKeys.referral(friendId), UpdateExpression: 'REMOVE givenFor' }
  return transact([
    { write: { Update: ifUnchanged(removal, { givenFor }) }, onConflict: alreadySettled },
    ...releaseReferralIdentities(givenFor.claims),
    uncountReferral(referrerId, givenFor.month),
    ...bookForBoth(bonus, 'taken back'),
  ])
}

/** Whether the order that earned the bonus still does, and is still the friend's. */
const isStillEarned = (order: OrderRecord, friendId: string, { completion }: GivenFor): boolean =>
  order.userId === friendId && earnsReferralBonus(order) && findCurrentCompletion(order)?.number === completion

/** Returns when an order was last moved or refunded. */
const getLastChange = ({ history, refunds = [], createdAt }: OrderRecord): string =>
  [createdAt, ...history, ...refunds]
    .map((step) => (typeof step === 'string' ? step : step.at))
    .sort()
    .at(-1) ?? createdAt

/** Finds an order of the friend that earns the bonus: this one if possible. */
async function findEarningOrder(friendId: string, orderId: string): Promise<OrderRecord | undefined> {
  const order = await getOrder(orderId)
  const isEarning = (one: OrderRecord) => one.userId === friendId && earnsReferralBonus(one)
  return isEarning(order) ? order : findCustomerOrder(friendId, isEarning)
}

/**
 * Grants the friend and the referrer their bonus once the friend has a completed order of at least
 * $15.00. Revokes it when that order is reopened or refunded below that, and no other earns it. It
 * uses only current records, so repeated or reordered calls are safe.
 */
export async function settleReferralBonus(friendId: string, orderId: string, now: Date): Promise<void> {
  const item = await getItem(loyaltyKeys.referral(friendId))
  if (!item) return
  const referral = ReferralRecord.parse(item)
  const { referrerId, givenFor } = referral
  if (givenFor) {
    const order = await getOrder(givenFor.orderId)
    if (isStillEarned(order, friendId, givenFor)) return
    await revokeBonus({ friendId, referrerId, givenFor, at: getLastChange(order), location: order.location })
  }
  const order = await findEarningOrder(friendId, orderId)
  if (order) await grantBonusForOrder(order, friendId, referral)
  // Also runs when an interrupted call is repeated after the revocation.
  await Promise.all([friendId, referrerId].map((userId) => settlePointsDebt(userId, now)))
}

async function grantBonusForOrder(order: OrderRecord, friendId: string, referral: ReferralRecord): Promise<void> {
  const completion = findCurrentCompletion(order)
  const { referralPoints: points } = await getGiveAways()
  if (!completion || points === 0) return
  const { email, phone } = order.customer
  const claims = [...new Set([referral.mailbox, ...(await hashIdentities({ emails: [email], phone }))])]
  const month = toWallClock(getLocation(order.location), new Date(completion.at)).date.slice(0, 7)
  const givenFor = { orderId: order.id, completion: completion.number, month, claims, points }
  await grantBonus(
    { friendId, referrerId: referral.referrerId, givenFor, at: completion.at, location: order.location },
    order,
  )
}
