import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  PROMO_DISCOUNT,
  getDiscountCents,
  isDiscountCodeFormat,
  isPromoCode,
  isTourCode,
  type CodeDiscount,
} from '#shared/payments/discount-codes'
import { isCouponCodeFormat } from '#shared/payments/coupons'
import { getSubtotalCents } from '#shared/orders/cart/cart-lines'
import { formatCents, type Cents } from '#shared/platform/money'
import { cartStore } from '#base/cart/cart-store'
import { ApiError, getErrorMessage } from '#base/api/client'
import { useSession } from '#base/session/session'
import { discountCodeQuery, toDiscount } from '#base/cart/applied-code'
import { discountCodeStore } from '#base/cart/discount-codes'
import type { LocationPolicy } from '#shared/locations/policy'
import { useSingleSubmit } from '#base/forms/use-single-submit'
import { toast, type Toast } from '#ui/toast'
import { usePolicy } from '#base/location/location'

const title = 'Promo Code Applied!'

const invalidCodeToast = (description = 'The promo code you entered is not valid.'): Toast => ({
  title: 'Invalid Promo Code',
  description,
  type: 'error',
})

/** Returns what an amount takes off an order; all of it while the cart is empty. */
const getDeduction = (discount: { readonly amountCents: Cents }, subtotalCents: Cents): Cents =>
  subtotalCents === 0 ? discount.amountCents : getDiscountCents(discount, subtotalCents)

/** What a code takes off an order: `10%` or `$3.00`. */
export const formatDiscount = (discount: CodeDiscount, subtotalCents: Cents): string =>
  'percent' in discount ? `${discount.percent}%` : formatCents(getDeduction(discount, subtotalCents))

/** Says what a code takes off an order, and what stays on it. */
export function formatDeduction(discount: CodeDiscount, subtotalCents: Cents): string {
  const restCents = 'percent' in discount ? 0 : discount.amountCents - getDeduction(discount, subtotalCents)
  const rest = restCents > 0 ? `; ${formatCents(restCents)} stays on the code` : ''
  return `${formatDiscount(discount, subtotalCents)} off this order${rest}`
}

/** Confirms that a code is on the order. */
const codeAppliedToast = (discount: CodeDiscount, subtotalCents: Cents): Toast => ({
  title,
  description: `${formatDiscount(discount, subtotalCents)} discount has been applied to your order.`,
})

/**
 * Decides what happens with a typed code.
 * A test site confirms the promo code without a discount (docs/product/checkout.md#discount-codes).
 */
function classifyCode(typed: string, promo: LocationPolicy['promo']): 'confirm-only' | 'look-up' | 'invalid' {
  if (isPromoCode(typed)) return promo === 'toast-only' ? 'confirm-only' : 'look-up'
  return isCouponCodeFormat(typed) || isDiscountCodeFormat(typed) || isTourCode(typed) ? 'look-up' : 'invalid'
}

/** Whether a code is on the order. A test site only confirms the promo code. */
type CodeResult = 'applied' | 'confirmed' | 'refused'

/** Returns a function that puts a typed code on the order if the server accepts it. */
function useApplyPromoCode() {
  const client = useQueryClient()
  const { promo } = usePolicy()
  const { user } = useSession()

  async function lookUp(code: string): Promise<CodeResult> {
    try {
      const found = await client.fetchQuery({ ...discountCodeQuery(code, user?.id), staleTime: 0 })
      discountCodeStore.set(code)
      toast(codeAppliedToast(toDiscount(found), getSubtotalCents(cartStore.get())))
      return 'applied'
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.status === 404
      toast(invalidCodeToast(isUnknown ? undefined : getErrorMessage(error, 'It could not be checked right now.')))
      return 'refused'
    }
  }

  async function apply(typed: string): Promise<CodeResult> {
    const code = typed.trim()
    switch (classifyCode(code, promo)) {
      case 'look-up':
        return lookUp(code)
      case 'confirm-only':
        toast(codeAppliedToast(PROMO_DISCOUNT, 0))
        return 'confirmed'
      case 'invalid':
        toast(invalidCodeToast())
        return 'refused'
    }
  }

  return apply
}

/**
 * The code in the field. Guests forget to press Apply: until a typed code was tried, the order
 * button tries it instead of placing the order (docs/product/checkout.md#discount-codes).
 */
export function useTypedCode() {
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState<{ readonly code: string; readonly isRefused: boolean } | null>(null)
  const apply = useApplyPromoCode()
  const { press, isSending } = useSingleSubmit(async (code: string) => {
    const result = await apply(code)
    setTried({ code, isRefused: result === 'refused' })
    if (result === 'applied') setTyped('')
  })
  const isTried = tried?.code === typed
  return {
    typed,
    type: setTyped,
    apply,
    tryTyped: () => press(typed),
    isSending,
    isRefused: typed !== '' && isTried && tried.isRefused,
    mustBeTried: isSending || (typed.trim() !== '' && !isTried),
  }
}
export type TypedCode = ReturnType<typeof useTypedCode>
