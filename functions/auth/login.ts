import { auth } from '#shared/contract/auth'
import { sameSitePath } from '#shared/rules/return-to'
import { serve } from '../runtime/serve'

export const handler = serve(auth.login, async ({ query }) => {
  const returnTo = sameSitePath(query.returnTo)
  return { location: returnTo ? `/login?${new URLSearchParams({ returnTo }).toString()}` : '/login' }
})
