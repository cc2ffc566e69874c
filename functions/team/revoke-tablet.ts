import { tabletRoutes } from '#shared/team/contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { revokeTablet } from './tablet-repository'

export const handler = serve(tabletRoutes.revokeTablet, async ({ params, caller, now }) => {
  const { location, tabletId } = params
  await revokeTablet(tabletId, { location, by: formatFullName(requireUser(caller)), now })
  return undefined
})
