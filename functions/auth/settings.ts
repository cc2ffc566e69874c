import { authRoutes } from '#shared/contract/auth'
import { serve } from '../runtime/serve'
import { getSignInSettings } from './user-pool'

export const handler = serve(authRoutes.settings, async ({ site }) => getSignInSettings(site))
