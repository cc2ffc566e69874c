import { queryOptions, useQuery } from '@tanstack/react-query'
import { discountCodeRoutes } from '#shared/contract/codes'
import type { DiscountCode } from '#shared/contract/codes'
import type { CodeDiscount } from '#shared/rules/codes'
import { toCents } from '#shared/rules/money'
import { ApiError } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { useSession } from '#base/session/session'
import { useDiscountCode } from '#base/codes/discount-code'

/** What a code takes off; whose it is counts too. */
export const discountCodeQuery = (code: string, userId: string | undefined) =>
  queryOptions({
    queryKey: [discountCodeRoutes.read.path, code, userId],
    queryFn: () => callApi(discountCodeRoutes.read, { params: { code } }),
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
