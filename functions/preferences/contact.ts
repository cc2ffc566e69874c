import { allPreferenceRoutes } from '#shared/contract/preferences/index'
import { requireUser } from '../runtime/session'
import { serve } from '../runtime/serve'
import { getContact } from './store'

export const handler = serve(allPreferenceRoutes.contact, ({ caller }) => getContact(requireUser(caller).id))
