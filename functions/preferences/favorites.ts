import { remembered } from '#shared/contract/remembered'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import { favoritesOf } from './store'

export const handler = serve(remembered.favorites, ({ caller }) => favoritesOf(userOf(caller).id))
