import { authRoutes } from '#shared/contract/auth'
import { Problem } from '#shared/problem'
import { serve } from '../runtime/serve'

export const handler = serve(authRoutes.user, async ({ caller }) => {
  if (!caller.user) throw new Problem('not-signed-in', 'Please sign in first.')
  return caller.user
})
