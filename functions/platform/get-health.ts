import { healthRoutes } from '#shared/platform/contract'
import { getEnvironment } from './environment'
import { serve } from './serve'
import { assertSigningKeys } from './session/signing-keys'
import { getItem } from './table/table'
import { menuKeys } from '../menu/records'

export const handler = serve(healthRoutes.getHealth, async ({ site }) => {
  await Promise.all([assertSigningKeys(), getItem(menuKeys.categories)])
  return { status: 'ok' as const, version: getEnvironment().APP_VERSION, location: site.code }
})
