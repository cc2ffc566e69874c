import { allPreferenceRoutes } from '#shared/contract/preferences/index'
import { requireUser } from '../runtime/session'
import { serve } from '../runtime/serve'
import { updateFavorites } from './store'

export const handler = serve(allPreferenceRoutes.changeFavorites, ({ caller, body }) =>
  updateFavorites(requireUser(caller).id, body),
)
