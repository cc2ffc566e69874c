import { authRoutes } from '#shared/accounts/contract'
import { serve } from '../platform/serve'
import { getSignInSettings } from './user-pool'

export const handler = serve(authRoutes.getSignInSettings, async ({ site }) => getSignInSettings(site))
