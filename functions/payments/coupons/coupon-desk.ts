import { isDeepStrictEqual } from 'node:util'
import type { LocationCode } from '#shared/locations/index'
import { Coupon, presentCouponTerms } from '#shared/payments/coupon-contract'
import { normalizeCouponCode, type CouponTerms } from '#shared/payments/coupons'
import { centsToDecimal, toCents } from '#shared/platform/money'
import { Problem } from '#shared/platform/problem'
import { createEditConflict, logChange } from '../../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../../platform/change-log/records'
import { tableName } from '../../platform/table/table'
import { runOptimisticWrite, ifUnchanged, type WriteStep } from '../../platform/table/transaction'
import { couponKeys, findCoupon, listCouponRecords, type CouponRecord } from '../codes/coupon-repository'

/** Presents a coupon at the desk. */
export const presentCoupon = (coupon: CouponRecord): Coupon => ({
  code: coupon.code,
  ...presentCouponTerms(coupon.terms),
  used: coupon.used,
  discounted: centsToDecimal(coupon.discountedCents),
  sales: centsToDecimal(coupon.salesCents),
  version: coupon.version,
})

/** Returns a location's coupons by code. */
export const listCoupons = async (location: LocationCode): Promise<readonly Coupon[]> =>
  (await listCouponRecords(location)).filter(({ deletedAt }) => deletedAt === undefined).map(presentCoupon)

/** Maximum coupons of a location at a time, and with the removed ones, which keep their counts. */
const MAX_COUPONS = 100
const MAX_STORED = 1000

/** @throws Problem `invalid-input` if a location has as many coupons as it can */
export async function assertRoomForCoupon(location: LocationCode, code: string): Promise<void> {
  const stored = await listCouponRecords(location)
  if (stored.filter(({ deletedAt }) => deletedAt === undefined).length >= MAX_COUPONS)
    throw new Problem('invalid-input', `A location has at most ${MAX_COUPONS} coupons. Please remove one first.`)
  if (stored.length >= MAX_STORED && !stored.some((coupon) => coupon.code === normalizeCouponCode(code)))
    throw new Problem('invalid-input', 'This location has had too many coupons. Please use the code of a removed one.')
}

const findActive = async (location: LocationCode, code: string) => {
  const stored = await findCoupon(location, code)
  return { stored, standing: stored?.deletedAt === undefined ? stored : undefined }
}

/** What the log has of a coupon: its terms, which alone an undo restores. */
const toLogged = ({ code, terms, version }: Pick<CouponRecord, 'code' | 'terms' | 'version'>) => ({
  code,
  ...presentCouponTerms(terms),
  version,
})

type CouponChange = {
  readonly location: LocationCode
  readonly code: string
  /** Returns the new terms; null removes the coupon. It may throw a problem. */
  readonly to: (standing: CouponRecord | undefined) => CouponTerms | null
  readonly by: string
  readonly now: Date
  readonly extraSteps: (after: Coupon | null, entry: ChangeRecord) => readonly WriteStep[]
}

const toStored = (terms: CouponTerms): CouponRecord['terms'] => ({ ...terms, orderTypes: [...terms.orderTypes] })

/**
 * Creates, changes or removes a coupon and logs it. A removed one keeps its counts, which its
 * orders still change, and has them again when its code comes back.
 */
export const changeCoupon = ({ location, code: typed, to, by, now, extraSteps }: CouponChange) =>
  runOptimisticWrite(
    () => findActive(location, typed),
    ({ stored, standing }) => {
      const code = normalizeCouponCode(typed)
      const terms = to(standing)
      const version = (stored?.version ?? 0) + 1
      const counts = { used: 0, discountedCents: 0, salesCents: 0, ...stored }
      const after =
        terms && ({ ...counts, type: 'Coupon', code, location, terms: toStored(terms), version } satisfies CouponRecord)
      const { steps, entries } = logChange({
        locations: [location],
        kind: 'coupon',
        subjectId: code,
        title: `Coupon ${code}: ${after ? (standing ? 'changed' : 'added') : 'removed'}`,
        before: standing ? toLogged(standing) : null,
        after: after ? toLogged(after) : null,
        by,
        now,
      })
      const [entry] = entries
      if (!entry) throw new Error('A change without an entry')
      const update = {
        TableName: tableName(),
        Key: couponKeys.coupon(location, code),
        UpdateExpression: `SET #type = :type, #code = :code, #location = :location, terms = :terms, version = :next, #used = if_not_exists(#used, :zero), discountedCents = if_not_exists(discountedCents, :zero), salesCents = if_not_exists(salesCents, :zero)${after ? ' REMOVE deletedAt' : ', deletedAt = :now'}`,
        ExpressionAttributeNames: { '#type': 'type', '#code': 'code', '#location': 'location', '#used': 'used' },
        ExpressionAttributeValues: {
          ':type': 'Coupon',
          ':code': code,
          ':location': location,
          ':terms': after?.terms ?? stored?.terms,
          ':next': version,
          ':zero': 0,
          ...(!after && { ':now': now.toISOString() }),
        },
      }
      const write: WriteStep = { write: { Update: ifUnchanged(update, { version: stored?.version }) } }
      const shown = after && presentCoupon(after)
      return { steps: [write, ...steps, ...extraSteps(shown, entry)], answer: { after: shown, entry } }
    },
  )

/** @throws Problem `not-found` if the location has no such coupon */
export function assertCouponExists(standing: CouponRecord | undefined): asserts standing is CouponRecord {
  if (!standing) throw new Problem('not-found', 'There is no such coupon.')
}

const readTerms = (logged: Coupon): CouponTerms => ({
  discount: logged.percent === null ? { amountCents: toCents(logged.amount ?? '0') } : { percent: logged.percent },
  ...(logged.minimum !== null && { minimumCents: toCents(logged.minimum) }),
  ...(logged.from !== null && { from: logged.from }),
  ...(logged.until !== null && { until: logged.until }),
  orderTypes: logged.orderTypes,
  ...(logged.perGuest !== null && { perGuest: logged.perGuest }),
  ...(logged.limit !== null && { limit: logged.limit }),
  isActive: logged.isActive,
})

const parseLogged = (text: string): Coupon | null => {
  const logged: unknown = JSON.parse(text)
  return logged === null ? null : Coupon.parse({ used: 0, discounted: '0.00', sales: '0.00', ...Object(logged) })
}

/** Restores the terms of a coupon before a change, unless they were changed again. */
export const undoCoupon: UndoHandler = async ({ change, location, by, now, extraSteps }) => {
  const [before, after] = [parseLogged(change.before), parseLogged(change.after)]
  const { entry } = await changeCoupon({
    location,
    code: change.subjectId,
    to: (standing) => {
      const isSame = isDeepStrictEqual(standing ? readTerms(presentCoupon(standing)) : null, after && readTerms(after))
      if (!isSame || (after && standing?.version !== after.version))
        throw createEditConflict(standing ? toLogged(standing) : null)
      return before && readTerms(before)
    },
    by,
    now,
    extraSteps: (_after, made) => extraSteps(made),
  })
  return entry
}
