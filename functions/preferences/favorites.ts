import { preferences } from '#shared/contract/preferences/index'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import { favoritesOf } from './store'

export const handler = serve(preferences.favorites, ({ caller }) => favoritesOf(userOf(caller).id))
