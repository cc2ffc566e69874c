import { allPreferenceRoutes } from '#shared/accounts/users-contract'
import { requireUser } from '../../platform/session/session'
import { serve } from '../../platform/serve'
import { findDietaryPreferences } from './repository'

export const handler = serve(
  allPreferenceRoutes.dietary,
  async ({ caller }) => (await findDietaryPreferences(requireUser(caller).id)) ?? {},
)
