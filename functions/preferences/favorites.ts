import { allPreferenceRoutes } from '#shared/contract/preferences/index'
import { requireUser } from '../runtime/session'
import { serve } from '../runtime/serve'
import { listFavorites } from './store'

export const handler = serve(allPreferenceRoutes.favorites, ({ caller }) => listFavorites(requireUser(caller).id))
