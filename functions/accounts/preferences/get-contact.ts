import { savedDetailsRoutes } from '#shared/accounts/users-contract'
import { requireUser } from '../../platform/session/session'
import { serve } from '../../platform/serve'
import { getContact } from './repository'

export const handler = serve(savedDetailsRoutes.getContact, ({ caller }) => getContact(requireUser(caller).id))
