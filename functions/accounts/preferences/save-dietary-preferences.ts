import { preferenceRoutes } from '#shared/accounts/preferences-contract'
import { requireUser } from '../../platform/session/session'
import { serve } from '../../platform/serve'
import { saveDietaryPreferences } from './repository'

export const handler = serve(preferenceRoutes.saveDietaryPreferences, async ({ caller, body, now }) => {
  await saveDietaryPreferences(requireUser(caller).id, body, now)
  return body
})
