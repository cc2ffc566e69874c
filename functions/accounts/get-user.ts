import { authRoutes } from '#shared/accounts/contract'
import { Problem } from '#shared/platform/problem'
import { serve } from '../platform/serve'

export const handler = serve(authRoutes.getUser, async ({ caller }) => {
  if (!caller.user) throw new Problem('not-signed-in', 'Please sign in first.')
  return caller.user
})
