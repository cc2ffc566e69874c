import { driverRoutes } from '#shared/kitchen/drivers-contract'
import { serve } from '../../platform/serve'
import { listDrivers } from './repository'

export const handler = serve(driverRoutes.listDrivers, async ({ params: { location } }) =>
  (await listDrivers(location)).map(({ id, name }) => ({ id, name })),
)
