import { preferences } from '#shared/contract/preferences/index'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import { saveContact } from './store'

export const handler = serve(preferences.saveContact, async ({ caller, body, now }) => {
  await saveContact(userOf(caller).id, body, now)
  return body
})
