import { healthRoutes } from '#shared/contract/health'
import { getEnvironment } from '../runtime/environment'
import { serve } from '../runtime/serve'
import { assertSigningKeys } from '../runtime/signing-key'
import { getItem } from '../runtime/table'
import { menuKeys } from '../menu/records'

export const handler = serve(healthRoutes.check, async ({ site }) => {
  await Promise.all([assertSigningKeys(), getItem(menuKeys.categories)])
  return { status: 'ok' as const, version: getEnvironment().APP_VERSION, location: site.code }
})
