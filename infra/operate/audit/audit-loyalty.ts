import { getExpiredCodeEntryId } from '#functions/loyalty/repository'
import { LedgerEntryRecord, LoyaltyAccountRecord, loyaltyKeys } from '#functions/loyalty/records'
import { findCurrentCompletion } from '#shared/loyalty/loyalty'
import {
  ORDER_ENTRY,
  earnsReferralBonus,
  listPointsPostings,
  type PointsPosting,
} from '#shared/loyalty/points-postings'
import type { AuditedRecords } from './audit-records'
import { compareFigures, formatDifference, groupBy, type Difference } from './difference'
import * as z from 'zod/mini'
import { queryAll } from '#functions/platform/table/table'

/**
 * Whether an entry belongs to an order that another account has claimed since. The ledger also has
 * the entry that reverses it.
 */
const isOfFormerOwner = ({ id }: Pick<LedgerEntryRecord, 'id'>, stored: ReadonlyMap<string, unknown>) =>
  ORDER_ENTRY.test(id) && stored.has(id.replace(ORDER_ENTRY, '-claimed'))

const isReferral = ({ id }: Pick<LedgerEntryRecord, 'id'>) => id.startsWith('referral-')
const sum = <T>(list: readonly T[], valueOf: (one: T) => number) => list.reduce((all, one) => all + valueOf(one), 0)

/** Compares the sum of each ledger with its account's balance. */
const compareBalances = (
  userId: string,
  account: Pick<LoyaltyAccountRecord, 'points'> | undefined,
  entries: readonly Pick<LedgerEntryRecord, 'points'>[],
): readonly Difference[] =>
  compareFigures(
    { book: 'points', of: `${userId}, balance` },
    account?.points ?? 0,
    sum(entries, ({ points }) => points),
  )

/**
 * Checks that each order's entries are in the ledger once with the right points, and that there are
 * no others.
 */
function entryDifferences(
  userId: string,
  entries: readonly LedgerEntryRecord[],
  postings: readonly PointsPosting[],
  redeemed: ReadonlySet<string>,
): Difference[] {
  const due = new Map(postings.map(({ id, points }) => [id, points]))
  const stored = groupBy(entries, ({ id }) => id)
  return [
    ...[...due].flatMap(([id, points]) => {
      const found = stored.get(id) ?? []
      const of = `${userId}, ${id}`
      return [
        ...compareFigures({ book: 'ledger', of: `${of}, entries` }, found.length, 1),
        ...found.flatMap((entry) => compareFigures({ book: 'ledger', of: `${of}, points` }, entry.points, points)),
      ]
    }),
    ...entries
      .filter(
        (entry) =>
          !due.has(entry.id) && !redeemed.has(entry.id) && !isReferral(entry) && !isOfFormerOwner(entry, stored),
      )
      .map(({ id, points }) => ({ book: 'ledger', of: `${userId}, ${id}`, stored: points, recomputed: 'of no order' })),
  ]
}

/** Checks that a bonus exists only while the friend has a completed order that qualifies. */
function referralDifferences({ referrals, orders }: AuditedRecords): Difference[] {
  const byCustomer = groupBy(orders, ({ userId }) => userId ?? '')
  return referrals.flatMap(({ userId, givenFor }) => {
    const completed = (byCustomer.get(userId) ?? []).filter(earnsReferralBonus)
    const of = `${userId}, friend's first order`
    // A limit may prevent a bonus (docs/product/loyalty.md#referrals).
    if (!givenFor) return []
    const order = completed.find(({ id }) => id === givenFor.orderId)
    const isValid = order && findCurrentCompletion(order)?.number === givenFor.completion
    return compareFigures({ book: 'referrals', of }, 'given', isValid ? 'given' : 'not given')
  })
}

/** Sums referral bonuses by user, for friends and those who invited them. */
function bonuses({ referrals }: AuditedRecords): ReadonlyMap<string, number> {
  const both = referrals.flatMap(({ userId, referrerId, givenFor }) =>
    [userId, referrerId].map((member) => ({ member, points: givenFor?.points ?? 0 })),
  )
  return new Map(
    [...groupBy(both, ({ member }) => member)].map(([member, given]) => [
      member,
      given.reduce((sum, { points }) => sum + points, 0),
    ]),
  )
}

/** Recomputes every ledger and account from completed orders, redemptions and referrals. */
export function auditLoyalty(books: AuditedRecords): Difference[] {
  const entries = groupBy(books.entries, ({ userId }) => userId)
  const accounts = new Map(books.accounts.map((account) => [account.userId, account]))
  const postings = groupBy(
    books.orders.flatMap((order) =>
      order.userId === undefined
        ? []
        : listPointsPostings(order).map((posting) => ({ ...posting, userId: order.userId ?? '' })),
    ),
    ({ userId }) => userId,
  )
  const owned = groupBy(books.codes, ({ ownerId }) => ownerId ?? '')
  const bonus = bonuses(books)
  const users = new Set([...entries.keys(), ...accounts.keys(), ...postings.keys(), ...bonus.keys()])
  return [
    ...referralDifferences(books),
    ...[...users].flatMap((userId) => {
      const [ledger, due, account] = [entries.get(userId) ?? [], postings.get(userId) ?? [], accounts.get(userId)]
      const redeemed = new Set((owned.get(userId) ?? []).flatMap(({ code }) => [code, getExpiredCodeEntryId(code)]))
      const given = sum(ledger.filter(isReferral), ({ points }) => points)
      const earned = sum(due, ({ earnedPoints }) => earnedPoints) + given
      return [
        ...compareBalances(userId, account, ledger),
        ...entryDifferences(userId, ledger, due, redeemed),
        ...compareFigures({ book: 'referrals', of: `${userId}, points` }, given, bonus.get(userId) ?? 0),
        ...compareFigures({ book: 'points', of: `${userId}, ever earned` }, account?.earnedPoints ?? 0, earned),
        ...compareFigures(
          { book: 'points', of: `${userId}, cents spent` },
          account?.spentCents ?? 0,
          sum(due, ({ spentCents }) => spentCents),
        ),
      ]
    }),
  ]
}

/**
 * Returns the stored ledger and account of a user. Throws if the ledger's sum is not the balance.
 */
export async function auditUserLoyalty(userId: string) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account',
    ExpressionAttributeValues: { ':account': loyaltyKeys.partition(userId) },
    ConsistentRead: true,
  })
  const account = items.find(({ type }) => type === 'LoyaltyAccount')
  const entries = z.array(LedgerEntryRecord).parse(items.filter(({ type }) => type === 'LedgerEntry'))
  const record = account && LoyaltyAccountRecord.parse(account)
  const [difference] = compareBalances(userId, record, entries)
  if (difference) throw new Error(formatDifference(difference))
  return {
    entries,
    points: record?.points ?? 0,
    earnedPoints: record?.earnedPoints ?? 0,
    spentCents: record?.spentCents ?? 0,
  }
}
