import { authRoutes } from '#shared/accounts/contract'
import { parseReturnPath } from '#shared/accounts/access'
import { serve } from '../platform/serve'

export const handler = serve(authRoutes.redirectToSignIn, async ({ query }) => {
  const returnTo = parseReturnPath(query.returnTo)
  return { location: returnTo ? `/login?${new URLSearchParams({ returnTo }).toString()}` : '/login' }
})
