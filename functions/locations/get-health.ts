import { healthRoutes } from '#shared/platform/contract'
import { getEnvironment } from '../platform/environment'
import { serve } from '../platform/serve'
import { assertSigningKeys } from '../platform/session/signing-keys'
import { getItem } from '../platform/table/table'
import { menuKeys } from '../menu/records'

export const handler = serve(healthRoutes.getHealth, async ({ site }) => {
  await Promise.all([assertSigningKeys(), getItem(menuKeys.categories)])
  return { status: 'ok' as const, version: getEnvironment().APP_VERSION, location: site.code }
})
