import { preferences } from '#shared/contract/preferences/index'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import { keptContact } from './store'

export const handler = serve(preferences.contact, ({ caller }) => keptContact(userOf(caller).id))
