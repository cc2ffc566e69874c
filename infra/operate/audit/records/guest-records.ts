import { getKey } from '#functions/platform/table/table'
import * as z from 'zod/mini'
import { FeedbackRecord } from '#functions/feedback/records'
import { GiftCardEntryRecord, GiftCardRecord } from '#functions/gift-cards/ledger/records'
import { LedgerEntryRecord, LoyaltyAccountRecord, ReferralRecord } from '#functions/loyalty/records'
import { CouponRecord, couponKeys } from '#functions/payments/codes/coupon-repository'
import { CodeRecord } from '#functions/payments/codes/records'
import { getOwner, type RecordKinds } from './record-key'

const SpentPromo = z.object({ type: z.literal('Promo'), spentOn: z.optional(z.string()) })

type Owned<T> = T & { readonly userId: string }
type Spendable = { readonly id: string; readonly spentOn?: string | undefined }

/** What guests have: points, codes, gift cards, feedback. */
export type GuestBooks = {
  readonly accounts: Owned<LoyaltyAccountRecord>[]
  readonly entries: Owned<LedgerEntryRecord>[]
  readonly referrals: Owned<ReferralRecord>[]
  readonly codes: (CodeRecord & Spendable)[]
  readonly promos: Spendable[]
  readonly coupons: (CouponRecord & { readonly id: string })[]
  readonly giftCards: GiftCardRecord[]
  readonly giftCardEntries: GiftCardEntryRecord[]
  readonly feedback: FeedbackRecord[]
}

export const emptyGuestBooks = (): GuestBooks => ({
  accounts: [],
  entries: [],
  referrals: [],
  codes: [],
  promos: [],
  coupons: [],
  giftCards: [],
  giftCardEntries: [],
  feedback: [],
})

export const guestKinds: RecordKinds<GuestBooks> = {
  LoyaltyAccount: (books, item) => books.accounts.push({ ...LoyaltyAccountRecord.parse(item), userId: getOwner(item) }),
  LedgerEntry: (books, item) => books.entries.push({ ...LedgerEntryRecord.parse(item), userId: getOwner(item) }),
  Referral: (books, item) => books.referrals.push({ ...ReferralRecord.parse(item), userId: getOwner(item) }),
  Code: (books, item) => books.codes.push({ ...CodeRecord.parse(item), id: getOwner(item) }),
  Promo: (books, item) => books.promos.push({ ...SpentPromo.parse(item), id: getOwner(item) }),
  Coupon: (books, item) => books.coupons.push({ ...CouponRecord.parse(item), id: couponKeys.heldAs(getKey(item)) }),
  GiftCard: (books, item) => books.giftCards.push(GiftCardRecord.parse(item)),
  GiftCardEntry: (books, item) => books.giftCardEntries.push(GiftCardEntryRecord.parse(item)),
  Feedback: (books, item) => books.feedback.push(FeedbackRecord.parse(item)),
}
