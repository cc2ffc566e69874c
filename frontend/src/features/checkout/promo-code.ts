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

/** What a code takes off; whose it is counts too. */
export const discountCodeQuery = (code: string, userId: string | undefined) =>
  queryOptions({
    queryKey: [discountCodeRoutes.getCode.path, code, userId],
    queryFn: () => callApi(discountCodeRoutes.getCode, { params: { code } }),
  })

export const toDiscount = ({ discountPercent, discountAmount }: DiscountCode): CodeDiscount =>
  discountPercent === null ? { amountCents: toCents(discountAmount ?? '0') } : { percent: discountPercent }

/** A code that is on the order, and what it takes off; or why it takes nothing off. */
export type AppliedCode = {
  readonly code: string
  readonly discount: CodeDiscount | null
  readonly problem: string | null
}

/**
 * The code that this browser keeps for the next order; null while there is none, or it is still
 * being asked for.
 */
export function useAppliedCode(): AppliedCode | null {
  const { user } = useSession()
  const code = useDiscountCode()
  const { data, error } = useQuery({ ...discountCodeQuery(code ?? '', user?.id), enabled: code !== null })
  if (code === null || (!data && !error)) return null
  if (data) return { code, discount: toDiscount(data), problem: null }
  const refusal = error instanceof ApiError ? error.problem?.detail : undefined
  return { code, discount: null, problem: refusal ?? 'This code could not be checked right now.' }
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

/** What is said when a code is on the order. */
export const codeAppliedToast = (discount: CodeDiscount): Toast => ({
  title,
  description: `${formatDiscount(discount)} discount has been applied to your order.`,
})

/**
 * What is to be done with what was typed: on a test site the promo is a word of thanks and no more
 * (docs/product/checkout.md#codes).
 */
export function classifyCode(typed: string, promo: LocationPolicy['promo']): 'say-applied' | 'ask' | 'invalid' {
  if (isPromoCode(typed)) return promo === 'toast-only' ? 'say-applied' : 'ask'
  return isDiscountCodeFormat(typed) || isTourCode(typed) ? 'ask' : 'invalid'
}

/** Puts a typed code on the order, if it is one. */
export function useApplyPromoCode() {
  const client = useQueryClient()
  const { promo } = usePolicy()
  const { user } = useSession()

  async function ask(code: string): Promise<boolean> {
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

  /** True when the code is on the order. */
  async function apply(typed: string): Promise<boolean> {
    const code = typed.trim()
    switch (classifyCode(code, promo)) {
      case 'ask':
        return ask(code)
      case 'say-applied':
        toast(codeAppliedToast(PROMO_DISCOUNT))
        return false
      case 'invalid':
        toast(invalidCodeToast())
        return false
    }
  }

  return apply
}
