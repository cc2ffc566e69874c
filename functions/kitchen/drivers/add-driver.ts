import { formatFullName } from '#shared/accounts/contact'
import { driverRoutes } from '#shared/kitchen/drivers-contract'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { addDriver } from './repository'

export const handler = serve(
  driverRoutes.addDriver,
  async ({ params: { location }, body, caller, now, storeResponse }) => {
    const { id, name } = await addDriver({
      location,
      ...body,
      by: formatFullName(requireUser(caller)),
      now,
      extraSteps: (driver) => storeResponse({ id: driver.id, name: driver.name }),
    })
    return { id, name }
  },
)
