import { allPreferenceRoutes } from '#shared/accounts/users-contract'
import { requireUser } from '../../platform/session/session'
import { serve } from '../../platform/serve'
import { getContact } from './repository'

export const handler = serve(allPreferenceRoutes.contact, ({ caller }) => getContact(requireUser(caller).id))
