import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CouponForm, couponRoutes, type Coupon } from '#shared/payments/coupon-contract'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { freshLocationQuery } from '#base/api/location-query'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { deskSaveKey } from '#base/storage/storage-keys'
import { toast } from '#ui/toast'
import { DeskHeader } from '../desk-header'
import { findCurrentVersion, getSaveErrorMessage } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { DeclaredList } from '../form/declared-list'
import { Loaded } from '../form/loaded'
import { couponFields, describeCoupon } from './coupon-fields'

const couponsQuery = freshLocationQuery(couponRoutes.listCoupons)

const blank: Coupon = {
  code: '',
  percent: null,
  amount: null,
  minimum: null,
  from: null,
  until: null,
  orderTypes: [],
  perGuest: null,
  limit: null,
  isActive: true,
  used: 0,
  discounted: '0.00',
  sales: '0.00',
  version: 0,
}

const LETTERS = 'ACDEFHJKLMNPRTUVWXY3479'

/** Returns a code that a new coupon may have. Guests can't guess it. */
const proposeCode = (): string =>
  `SAVE-${Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => LETTERS[byte % LETTERS.length]).join('')}`

const createBlank = (): Coupon => ({ ...blank, code: proposeCode() })

/** The location's coupons, with what they took off and brought (docs/product/desk.md#coupons). */
export function CouponsSection() {
  const { code: location, name } = useDeskLocation()
  const client = useQueryClient()
  const query = useQuery(couponsQuery(location))
  const [proposed, setProposed] = useState(createBlank)
  const show = (title: string) => {
    void client.invalidateQueries({ queryKey: couponsQuery(location).queryKey })
    toast({ title })
    setProposed(createBlank)
  }
  const remove = (code: string) => {
    callApi(couponRoutes.deleteCoupon, { params: { location, code } }).then(
      () => show(`${code} is removed`),
      (error: unknown) => toast({ title: 'Not removed', description: getSaveErrorMessage(error), type: 'error' }),
    )
  }
  const save = ({ code, ...terms }: z.output<typeof CouponForm>, before: Coupon, isNew: boolean) => {
    const [body, changed] = [
      { code, ...terms },
      { ...terms, version: before.version },
    ]
    return sendOnce(deskSaveKey(`coupon ${before.code}`, location), isNew ? body : changed, (headers) =>
      isNew
        ? callApi(couponRoutes.createCoupon, { params: { location }, body, headers })
        : callApi(couponRoutes.updateCoupon, { params: { location, code: before.code }, body: changed, headers }),
    )
  }
  return (
    <>
      <DeskHeader title="Coupons" lead={`Codes that guests of ${name} type at the checkout.`} />
      <Loaded query={query} failed="The coupons could not be loaded.">
        {(coupons) => (
          <DeclaredList<Coupon, typeof CouponForm>
            title="Coupons"
            lead="Orders that were placed keep their discount."
            noun="coupon"
            items={coupons}
            blank={proposed}
            describe={describeCoupon}
            onRemove={({ code }) => remove(code)}
            formOf={(coupon, isNew) => ({
              // The code stays, because guests have it.
              fields: isNew ? couponFields : couponFields.filter(({ path }) => path !== 'code'),
              record: coupon,
              schema: CouponForm,
              fixed: isNew ? {} : { code: coupon.code },
              currentOf: findCurrentVersion<Coupon>,
              save: (body, from) => save(body, from, isNew),
              onSaved: (saved) => show(`${saved.code} is saved`),
            })}
          />
        )}
      </Loaded>
    </>
  )
}
