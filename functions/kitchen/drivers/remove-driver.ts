import { formatFullName } from '#shared/accounts/contact'
import { driverRoutes } from '#shared/kitchen/drivers-contract'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { removeDriver } from './repository'

export const handler = serve(driverRoutes.removeDriver, async ({ params: { location, driverId }, caller, now }) => {
  await removeDriver({ location, id: driverId, by: formatFullName(requireUser(caller)), now })
  return undefined
})
