import { allPreferenceRoutes } from '#shared/accounts/users-contract'
import { requireUser } from '../../platform/session/session'
import { serve } from '../../platform/serve'
import { updateFavorites } from './repository'

export const handler = serve(allPreferenceRoutes.changeFavorites, ({ caller, body }) =>
  updateFavorites(requireUser(caller).id, body),
)
