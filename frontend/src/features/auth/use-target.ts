import { useSearchParams } from 'wouter'
import { sameSitePath } from '#shared/rules/return-to'

/** Where somebody wanted to go who was sent to sign in first; otherwise home. */
export function useTarget(): string {
  const [search] = useSearchParams()
  return sameSitePath(search.get('returnTo') ?? undefined) ?? '/'
}
