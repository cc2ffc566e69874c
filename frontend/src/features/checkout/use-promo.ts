import { useQueryClient } from '@tanstack/react-query'
import { PROMO_DISCOUNT } from '#shared/rules/codes'
import { getErrorMessage, ApiError } from '#base/api/api-error'
import { usePolicy } from '#base/location/location'
import { useSession } from '#base/session/session'
import { toast } from '#base/components/toast'
import { discountCodeStore } from '#base/codes/discount-code'
import { discountCodeQuery, toDiscount } from './api/use-discount'
import { codeAppliedToast, invalidCodeToast, classifyCode } from './promo'

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
