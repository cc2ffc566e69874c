import * as z from 'zod/mini'
import { locations, type LocationCode } from '#shared/locations/index'
import {
  COUPON_USED_BY_GUEST,
  COUPON_USED_UP,
  createInvalidCouponProblem,
  getCouponId,
  isCouponCodeFormat,
  normalizeCouponCode,
} from '#shared/payments/coupons'
import { getSitePart } from '#shared/locations/site-kind'
import type { Cents } from '#shared/platform/money'
import { OrderType } from '#shared/platform/fields'
import { parseItems } from '../../platform/table/parse-items'
import { getItem, getItems, queryAll, tableName, type Key } from '../../platform/table/table'
import { versionedRecord } from '../../platform/table/table-schema'
import { buildPutIfAbsent, keepUnchanged, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { CodeDiscount } from './records'

/** Keys of coupons: a partition for a location's coupons, and one for the uses of each. */
export const couponKeys = {
  of: (location: LocationCode) => `COUPONS#${getSitePart(location)}`,
  coupon: (location: LocationCode, code: string) => ({ pk: couponKeys.of(location), sk: code }),
  /** Returns the id under which orders hold the coupon with a key. */
  heldAs: ({ pk, sk }: Key) => `${pk.replace(/^COUPONS/, 'COUPON')}#${sk}`,
  /** The same by the id under which an order holds it. */
  held: (couponId: string) => {
    const [, place = '', code = ''] = couponId.split('#')
    return { pk: `COUPONS#${place}`, sk: code }
  },
  use: (couponId: string, orderId: string) => ({ pk: couponId, sk: `USE#${orderId}` }),
  /** How often a guest has used it, by the digest of an account, browser, mailbox or phone. */
  guest: (couponId: string, guest: string) => ({ pk: couponId, sk: `GUEST#${guest}` }),
} as const

export const CouponRecord = versionedRecord(
  z.object({
    type: z.literal('Coupon'),
    code: z.string(),
    location: z.enum(locations.map(({ code }) => code)),
    terms: z.object({
      discount: CodeDiscount,
      minimumCents: z.optional(z.int()),
      from: z.optional(z.string()),
      until: z.optional(z.string()),
      orderTypes: z.array(OrderType),
      perGuest: z.optional(z.int()),
      limit: z.optional(z.int()),
      isActive: z.boolean(),
    }),
    /** Counts changes of the terms. Uses leave it. */
    version: z.int(),
    /** How many active orders use it, what it took off them, and what their dishes brought. */
    used: z.int(),
    discountedCents: z.int(),
    salesCents: z.int(),
    deletedAt: z.optional(z.string()),
  }),
)
export type CouponRecord = z.infer<typeof CouponRecord>

const CouponUseRecord = versionedRecord(
  z.object({
    type: z.literal('CouponUse'),
    discountedCents: z.int(),
    salesCents: z.int(),
    /** The guest's digests that were counted. */
    guests: z.array(z.string()),
  }),
)

const CouponGuestRecord = z.object({ type: z.literal('CouponGuest'), used: z.int() })

/** Returns the coupon that a guest typed; undefined if the location has none of that code. */
export async function findCoupon(location: LocationCode, typed: string): Promise<CouponRecord | undefined> {
  if (!isCouponCodeFormat(typed)) return undefined
  const item = await getItem(couponKeys.coupon(location, normalizeCouponCode(typed)))
  return item && CouponRecord.parse(item)
}

/** Returns a location's coupons, those that were deleted, too. */
export const listCouponRecords = async (location: LocationCode): Promise<CouponRecord[]> =>
  parseItems(
    CouponRecord,
    await queryAll({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': couponKeys.of(location) },
      ConsistentRead: true,
    }),
  )

/** @throws Problem `code-invalid` if a guest has used a coupon as often as it can be used */
export async function assertGuestMayUse({ terms, ...coupon }: CouponRecord, guests: readonly string[]): Promise<void> {
  const { perGuest } = terms
  if (perGuest === undefined) return
  const id = getCouponId(coupon.location, coupon.code)
  const counts = parseItems(CouponGuestRecord, await getItems(guests.map((guest) => couponKeys.guest(id, guest))))
  if (counts.some(({ used }) => used >= perGuest)) throw createInvalidCouponProblem(COUPON_USED_BY_GUEST)
}

/** What an order takes off by a coupon, and what its dishes bring after that. */
type CouponAmounts = { readonly discountedCents: Cents; readonly salesCents: Cents }

/** Returns what an order takes off and brings. */
export const toCouponAmounts = (totals: {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
}): CouponAmounts => ({
  discountedCents: totals.discountCents,
  salesCents: totals.subtotalCents - totals.discountCents,
})

const addToCoupon = (couponId: string, used: number, { discountedCents, salesCents }: CouponAmounts) => ({
  TableName: tableName(),
  Key: couponKeys.held(couponId),
  UpdateExpression: 'ADD #used :used, discountedCents :discounted, salesCents :sales',
  ConditionExpression: 'attribute_exists(pk)',
  ExpressionAttributeNames: { '#used': 'used' },
  ExpressionAttributeValues: { ':used': used, ':discounted': discountedCents, ':sales': salesCents },
})

const countGuest = (couponId: string, guest: string, perGuest: number): WriteStep => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: couponKeys.guest(couponId, guest),
      UpdateExpression: 'SET #type = :type ADD #used :one',
      ConditionExpression: 'attribute_not_exists(#used) OR #used < :most',
      ExpressionAttributeNames: { '#type': 'type', '#used': 'used' },
      ExpressionAttributeValues: { ':type': 'CouponGuest', ':one': 1, ':most': perGuest },
    },
  },
  onConflict: () => createInvalidCouponProblem(COUPON_USED_BY_GUEST),
})

/**
 * Returns the steps that use a coupon for an order. They fail with `code-invalid` if its last use
 * was taken, or its terms were changed, since it was read.
 */
export function spendCoupon(
  { location, code, terms: { perGuest }, version }: CouponRecord,
  orderId: string,
  amounts: CouponAmounts,
  guests: readonly string[],
): readonly WriteStep[] {
  const id = getCouponId(location, code)
  const counted = perGuest === undefined ? [] : guests
  const add = addToCoupon(id, 1, amounts)
  const use: z.infer<typeof CouponUseRecord> = { type: 'CouponUse', ...amounts, guests: [...counted] }
  return [
    {
      write: {
        Update: {
          ...add,
          ConditionExpression:
            'version = :version AND attribute_not_exists(deletedAt) AND (attribute_not_exists(terms.#limit) OR #used < terms.#limit)',
          ExpressionAttributeNames: { ...add.ExpressionAttributeNames, '#limit': 'limit' },
          ExpressionAttributeValues: { ...add.ExpressionAttributeValues, ':version': version },
        },
      },
      onConflict: () => createInvalidCouponProblem(COUPON_USED_UP),
    },
    { write: { Put: buildPutIfAbsent({ ...couponKeys.use(id, orderId), ...use }) } },
    ...counted.map((guest) => countGuest(id, guest, perGuest ?? 1)),
  ]
}

/** Returns the steps that change what an edited order takes off by its coupon. */
export const changeCouponUse = (
  couponId: string,
  orderId: string,
  before: CouponAmounts,
  after: CouponAmounts,
): readonly WriteStep[] => [
  {
    write: {
      Update: {
        TableName: tableName(),
        Key: couponKeys.use(couponId, orderId),
        UpdateExpression: 'SET discountedCents = :discounted, salesCents = :sales',
        ConditionExpression: 'discountedCents = :was AND salesCents = :sold',
        ExpressionAttributeValues: {
          ':discounted': after.discountedCents,
          ':sales': after.salesCents,
          ':was': before.discountedCents,
          ':sold': before.salesCents,
        },
      },
    },
  },
  {
    write: {
      Update: addToCoupon(couponId, 0, {
        discountedCents: after.discountedCents - before.discountedCents,
        salesCents: after.salesCents - before.salesCents,
      }),
    },
  },
]

/** Gives a cancelled order's use back to coupon and guest. Repeating it changes nothing. */
export const releaseCoupon = (couponId: string, orderId: string): Promise<void> =>
  runOptimisticWrite(
    () => getItem(couponKeys.use(couponId, orderId)),
    (item) => {
      if (!item) return keepUnchanged(undefined)
      const { discountedCents, salesCents, guests } = CouponUseRecord.parse(item)
      const amounts = { discountedCents: -discountedCents, salesCents: -salesCents }
      const steps: readonly WriteStep[] = [
        {
          write: {
            Delete: {
              TableName: tableName(),
              Key: couponKeys.use(couponId, orderId),
              ConditionExpression: 'discountedCents = :discounted AND salesCents = :sales',
              ExpressionAttributeValues: { ':discounted': discountedCents, ':sales': salesCents },
            },
          },
        },
        { write: { Update: addToCoupon(couponId, -1, amounts) } },
        ...guests.map((guest) => ({
          write: {
            Update: {
              TableName: tableName(),
              Key: couponKeys.guest(couponId, guest),
              UpdateExpression: 'ADD #used :less',
              ConditionExpression: 'attribute_exists(pk)',
              ExpressionAttributeNames: { '#used': 'used' },
              ExpressionAttributeValues: { ':less': -1 },
            },
          },
        })),
      ]
      return { steps, answer: undefined }
    },
  )
