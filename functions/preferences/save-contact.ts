import { allPreferenceRoutes } from '#shared/contract/preferences/index'
import { requireUser } from '../runtime/session'
import { serve } from '../runtime/serve'
import { saveContact } from './store'

export const handler = serve(allPreferenceRoutes.saveContact, async ({ caller, body, now }) => {
  await saveContact(requireUser(caller).id, body, now)
  return body
})
