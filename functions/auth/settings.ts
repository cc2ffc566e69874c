import { auth } from '#shared/contract/auth'
import { serve } from '../runtime/serve'
import { settingsOf } from './user-pool'

export const handler = serve(auth.settings, async ({ site }) => settingsOf(site))
