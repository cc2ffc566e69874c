import { preferences } from '#shared/contract/preferences/index'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import { changeFavorites } from './store'

export const handler = serve(preferences.changeFavorites, ({ caller, body }) =>
  changeFavorites(userOf(caller).id, body),
)
