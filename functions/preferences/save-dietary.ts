import { allPreferenceRoutes } from '#shared/contract/preferences/index'
import { requireUser } from '../runtime/session'
import { serve } from '../runtime/serve'
import { saveDietaryPreferences } from './store'

export const handler = serve(allPreferenceRoutes.saveDietary, async ({ caller, body, now }) => {
  await saveDietaryPreferences(requireUser(caller).id, body, now)
  return body
})
