import { health } from '#shared/contract/health'
import { environment } from '../runtime/environment'
import { serve } from '../runtime/serve'
import { checkSigningKeys } from '../runtime/signing-key'
import { getItem } from '../runtime/table'
import { menuKeys } from '../menu/records'

export const handler = serve(health.check, async ({ site }) => {
  await Promise.all([checkSigningKeys(), getItem(menuKeys.categories)])
  return { status: 'ok' as const, version: environment().APP_VERSION, location: site.code }
})
