import { remembered } from '#shared/contract/remembered'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import { keptContact } from './store'

export const handler = serve(remembered.contact, ({ caller }) => keptContact(userOf(caller).id))
