import { preferenceRoutes } from '#shared/accounts/preferences-contract'
import { requireUser } from '../../platform/session/session'
import { serve } from '../../platform/serve'
import { findDietaryPreferences } from './repository'

export const handler = serve(
  preferenceRoutes.getDietaryPreferences,
  async ({ caller }) => (await findDietaryPreferences(requireUser(caller).id)) ?? {},
)
