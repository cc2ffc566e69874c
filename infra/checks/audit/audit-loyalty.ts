import { getExpiredCodeEntryId } from '#functions/loyalty/repository'
import { LedgerEntryRecord, LoyaltyAccountRecord, loyaltyKeys } from '#functions/loyalty/records'
import { REFERRAL_POINTS, earnsReferralBonus, findCurrentCompletion, listPointsPostings } from '#shared/loyalty/loyalty'
import type { PointsPosting } from '#shared/loyalty/loyalty'
import type { AuditedRecords } from './audit-records'
import { compareFigures, formatDifference, groupBy } from './difference'
import type { Difference } from './difference'
import * as z from 'zod/mini'
import { queryAll } from '#functions/platform/table/table'

/**
 * Whether an entry is of an order that another account has claimed since: the ledger has what
 * takes it back.
 */
const isOfFormerOwner = ({ id }: Pick<LedgerEntryRecord, 'id'>, kept: ReadonlyMap<string, unknown>) =>
  /-(earned-\d+|back-\d+|claimed)$/.test(id) && kept.has(id.replace(/-(earned-\d+|back-\d+|claimed)$/, '-claimed'))

const isReferral = ({ id }: Pick<LedgerEntryRecord, 'id'>) => id.startsWith('referral-')
const sum = <T>(list: readonly T[], valueOf: (one: T) => number) => list.reduce((all, one) => all + valueOf(one), 0)

/** A ledger's sum is its account's balance, always. */
export const compareBalances = (
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
 * Each posting of an order is in the ledger once, with its points, and nothing is there that nobody
 * can account for.
 */
function entryDifferences(
  userId: string,
  entries: readonly LedgerEntryRecord[],
  postings: readonly PointsPosting[],
  redeemed: ReadonlySet<string>,
): Difference[] {
  const due = new Map(postings.map(({ id, points }) => [id, points]))
  const kept = groupBy(entries, ({ id }) => id)
  return [
    ...[...due].flatMap(([id, points]) => {
      const found = kept.get(id) ?? []
      const of = `${userId}, ${id}`
      return [
        ...compareFigures({ book: 'ledger', of: `${of}, entries` }, found.length, 1),
        ...found.flatMap((entry) => compareFigures({ book: 'ledger', of: `${of}, points` }, entry.points, points)),
      ]
    }),
    ...entries
      .filter(
        (entry) => !due.has(entry.id) && !redeemed.has(entry.id) && !isReferral(entry) && !isOfFormerOwner(entry, kept),
      )
      .map(({ id, points }) => ({ book: 'ledger', of: `${userId}, ${id}`, kept: points, recomputed: 'of no order' })),
  ]
}

/** A bonus stands only as long as the friend has a completed order that gives it. */
function referralDifferences({ referrals, orders }: AuditedRecords): Difference[] {
  const byCustomer = groupBy(orders, ({ userId }) => userId ?? '')
  return referrals.flatMap(({ userId, givenFor }) => {
    const completed = (byCustomer.get(userId) ?? []).filter(earnsReferralBonus)
    const of = `${userId}, friend's first order`
    // Limits may keep a bonus from being given (docs/product/loyalty.md#friends).
    if (!givenFor) return []
    const order = completed.find(({ id }) => id === givenFor.orderId)
    const stands = order && findCurrentCompletion(order)?.number === givenFor.completion
    return compareFigures({ book: 'referrals', of }, 'given', stands ? 'given' : 'not given')
  })
}

/** Points of referral bonuses by user, of friends and of those who brought them. */
function bonuses({ referrals }: AuditedRecords): ReadonlyMap<string, number> {
  const given = referrals.filter(({ givenFor }) => givenFor !== undefined)
  const both = given.flatMap(({ userId, referrerId }) => [userId, referrerId])
  return new Map(
    [...groupBy(both, (userId) => userId)].map(([userId, times]) => [userId, times.length * REFERRAL_POINTS]),
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
 * A user's ledger and account as they are kept; fails where the auditor finds that the ledger's sum
 * is not the balance.
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
