import { authRoutes } from '#shared/contract/auth'
import { parseReturnPath } from '#shared/rules/return-to'
import { serve } from '../runtime/serve'

export const handler = serve(authRoutes.login, async ({ query }) => {
  const returnTo = parseReturnPath(query.returnTo)
  return { location: returnTo ? `/login?${new URLSearchParams({ returnTo }).toString()}` : '/login' }
})
