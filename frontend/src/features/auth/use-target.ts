import { useSearchParams } from 'wouter'
import { parseReturnPath } from '#shared/rules/return-to'

/** Where somebody wanted to go who was sent to sign in first; otherwise home. */
export function useReturnPath(): string {
  const [search] = useSearchParams()
  return parseReturnPath(search.get('returnTo') ?? undefined) ?? '/'
}
