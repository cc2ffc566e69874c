import { queryOptions, useQuery } from '@tanstack/react-query'
import { discountCodeRoutes, type DiscountCode } from '#shared/payments/contract'
import type { CodeDiscount } from '#shared/payments/discount-codes'
import { toCents } from '#shared/platform/money'
import { ApiError, callApi } from '../api/client'
import { useSession } from '../session/session'
import { useDiscountCode } from './discount-codes'

/** Looks up a code. The user is part of the key because a code may belong to one account. */
export const discountCodeQuery = (code: string, userId: string | undefined) =>
  queryOptions({
    queryKey: [discountCodeRoutes.getCode.path, code, userId],
    queryFn: () => callApi(discountCodeRoutes.getCode, { params: { code } }),
  })

/** Returns what a code still gives: the rest of its amount, or its percentage. */
export const toDiscount = ({ discountPercent, discountAmount, remaining }: DiscountCode): CodeDiscount =>
  discountPercent === null ? { amountCents: toCents(remaining ?? discountAmount ?? '0') } : { percent: discountPercent }

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
