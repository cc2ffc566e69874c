import { remembered } from '#shared/contract/remembered'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import { changeFavorites } from './store'

export const handler = serve(remembered.changeFavorites, ({ caller, body }) => changeFavorites(userOf(caller).id, body))
