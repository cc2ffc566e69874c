import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { discountCodeRoutes } from '#shared/payments/contract'
import type { DiscountCode } from '#shared/payments/contract'
import { PROMO_DISCOUNT, isDiscountCodeFormat, isPromoCode, isTourCode } from '#shared/payments/discount-codes'
import type { CodeDiscount } from '#shared/payments/discount-codes'
import { formatCents, toCents } from '#shared/platform/money'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { useSession } from '#base/session/session'
import { discountCodeStore, useDiscountCode } from '#base/cart/discount-codes'
import type { LocationPolicy } from '#shared/locations/policy'
import { toast } from '#ui/toast'
import type { Toast } from '#ui/toast'
import { usePolicy } from '#base/location/location'

/** Looks up a code. The user is part of the key because a code may belong to one account. */
export const discountCodeQuery = (code: string, userId: string | undefined) =>
  queryOptions({
    queryKey: [discountCodeRoutes.getCode.path, code, userId],
    queryFn: () => callApi(discountCodeRoutes.getCode, { params: { code } }),
  })

export const toDiscount = ({ discountPercent, discountAmount }: DiscountCode): CodeDiscount =>
  discountPercent === null ? { amountCents: toCents(discountAmount ?? '0') } : { percent: discountPercent }

/** The code on the order, with its discount or the reason why it gives none. */
export type AppliedCode = {
  readonly code: string
  readonly discount: CodeDiscount | null
  readonly problem: string | null
}

/** The code stored for the next order; null if there is none or while it is being checked. */
export function useAppliedCode(): AppliedCode | null {
  const { user } = useSession()
  const code = useDiscountCode()
  const { data, error } = useQuery({ ...discountCodeQuery(code ?? '', user?.id), enabled: code !== null })
  if (code === null || (!data && !error)) return null
  if (data) return { code, discount: toDiscount(data), problem: null }
  const detail = error instanceof ApiError ? error.problem?.detail : undefined
  return { code, discount: null, problem: detail ?? 'This code could not be checked right now.' }
}

const title = 'Promo Code Applied!'

export const invalidCodeToast = (description = 'The promo code you entered is not valid.'): Toast => ({
  title: 'Invalid Promo Code',
  description,
  type: 'error',
})

/** `10%` or `$3.00`. */
export const formatDiscount = (discount: CodeDiscount): string =>
  'percent' in discount ? `${discount.percent}%` : formatCents(discount.amountCents)

/** Confirms that a code is on the order. */
export const codeAppliedToast = (discount: CodeDiscount): Toast => ({
  title,
  description: `${formatDiscount(discount)} discount has been applied to your order.`,
})

/**
 * Decides what happens with a typed code.
 * A test site confirms the promo code without a discount (docs/product/checkout.md#discount-codes).
 */
export function classifyCode(typed: string, promo: LocationPolicy['promo']): 'confirm-only' | 'look-up' | 'invalid' {
  if (isPromoCode(typed)) return promo === 'toast-only' ? 'confirm-only' : 'look-up'
  return isDiscountCodeFormat(typed) || isTourCode(typed) ? 'look-up' : 'invalid'
}

/** Returns a function that puts a typed code on the order if the server accepts it. */
export function useApplyPromoCode() {
  const client = useQueryClient()
  const { promo } = usePolicy()
  const { user } = useSession()

  async function lookUp(code: string): Promise<boolean> {
    try {
      const found = await client.fetchQuery({ ...discountCodeQuery(code, user?.id), staleTime: 0 })
      discountCodeStore.set(code)
      toast(codeAppliedToast(toDiscount(found)))
      return true
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.status === 404
      toast(invalidCodeToast(isUnknown ? undefined : getErrorMessage(error, 'It could not be checked right now.')))
      return false
    }
  }

  /** Returns true when the code is on the order. */
  async function apply(typed: string): Promise<boolean> {
    const code = typed.trim()
    switch (classifyCode(code, promo)) {
      case 'look-up':
        return lookUp(code)
      case 'confirm-only':
        toast(codeAppliedToast(PROMO_DISCOUNT))
        return false
      case 'invalid':
        toast(invalidCodeToast())
        return false
    }
  }

  return apply
}
