import { savedDetailsRoutes } from '#shared/accounts/users-contract'
import { requireUser } from '../../platform/session/session'
import { serve } from '../../platform/serve'
import { updateFavorites } from './repository'

export const handler = serve(savedDetailsRoutes.updateFavorites, ({ caller, body }) =>
  updateFavorites(requireUser(caller).id, body),
)
