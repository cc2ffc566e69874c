import { allPreferenceRoutes } from '#shared/accounts/users-contract'
import { requireUser } from '../../platform/session/session'
import { serve } from '../../platform/serve'
import { listFavorites } from './repository'

export const handler = serve(allPreferenceRoutes.favorites, ({ caller }) => listFavorites(requireUser(caller).id))
