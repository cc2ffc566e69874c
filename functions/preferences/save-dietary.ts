import { preferences } from '#shared/contract/preferences/index'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import { saveDietary } from './store'

export const handler = serve(preferences.saveDietary, async ({ caller, body, now }) => {
  await saveDietary(userOf(caller).id, body, now)
  return body
})
