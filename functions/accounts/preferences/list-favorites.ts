import { savedDetailsRoutes } from '#shared/accounts/users-contract'
import { requireUser } from '../../platform/session/session'
import { serve } from '../../platform/serve'
import { listFavorites } from './repository'

export const handler = serve(savedDetailsRoutes.listFavorites, ({ caller }) => listFavorites(requireUser(caller).id))
