import { queryOptions, useQuery } from '@tanstack/react-query'
import { codes } from '#shared/contract/codes'
import type { Code } from '#shared/contract/codes'
import type { Discount } from '#shared/rules/codes'
import { toCents } from '#shared/rules/money'
import { ApiError } from '#base/api/api-error'
import { call } from '#base/api/call'
import { useSession } from '#base/session/session'
import { useKeptCode } from '#base/codes/discount-code'

/** What a code takes off; whose it is counts too. */
export const codeQuery = (code: string, userId: string | undefined) =>
  queryOptions({
    queryKey: [codes.read.path, code, userId],
    queryFn: () => call(codes.read, { params: { code } }),
  })

export const discountIn = ({ discountPercent, discountAmount }: Code): Discount =>
  discountPercent === null ? { amountCents: toCents(discountAmount ?? '0') } : { percent: discountPercent }

/** A code that is on the order, and what it takes off; or why it takes nothing off. */
export type AppliedCode = {
  readonly code: string
  readonly discount: Discount | null
  readonly problem: string | null
}

/**
 * The code that this browser keeps for the next order; null while there is none, or it is still
 * being asked for.
 */
export function useAppliedCode(): AppliedCode | null {
  const { user } = useSession()
  const code = useKeptCode()
  const { data, error } = useQuery({ ...codeQuery(code ?? '', user?.id), enabled: code !== null })
  if (code === null || (!data && !error)) return null
  if (data) return { code, discount: discountIn(data), problem: null }
  const refusal = error instanceof ApiError ? error.problem?.detail : undefined
  return { code, discount: null, problem: refusal ?? 'This code could not be checked right now.' }
}
