import { useQueryClient } from '@tanstack/react-query'
import { PROMO_DISCOUNT } from '#shared/rules/codes'
import { messageOf, ApiError } from '#base/api/api-error'
import { usePolicy } from '#base/location/location'
import { useSession } from '#base/session/session'
import { toast } from '#base/components/toast'
import { discountCodeStore } from '#base/codes/discount-code'
import { codeQuery, discountIn } from './api/use-discount'
import { codeApplied, invalidCode, meaningOf } from './promo'

/** Puts a typed code on the order, if it is one. */
export function usePromo() {
  const client = useQueryClient()
  const { promo } = usePolicy()
  const { user } = useSession()

  async function ask(code: string): Promise<boolean> {
    try {
      const found = await client.fetchQuery({ ...codeQuery(code, user?.id), staleTime: 0 })
      discountCodeStore.set(code)
      toast(codeApplied(discountIn(found)))
      return true
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.status === 404
      toast(invalidCode(isUnknown ? undefined : messageOf(error, 'It could not be checked right now.')))
      return false
    }
  }

  /** True when the code is on the order. */
  async function apply(typed: string): Promise<boolean> {
    const code = typed.trim()
    switch (meaningOf(code, promo)) {
      case 'ask':
        return ask(code)
      case 'say-applied':
        toast(codeApplied(PROMO_DISCOUNT))
        return false
      case 'invalid':
        toast(invalidCode())
        return false
    }
  }

  return apply
}
