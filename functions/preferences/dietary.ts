import { allPreferenceRoutes } from '#shared/contract/preferences/index'
import { requireUser } from '../runtime/session'
import { serve } from '../runtime/serve'
import { findDietaryPreferences } from './store'

export const handler = serve(
  allPreferenceRoutes.dietary,
  async ({ caller }) => (await findDietaryPreferences(requireUser(caller).id)) ?? {},
)
