import { hoursEditingRoutes } from '#shared/hours/editing-contract'
import { serve } from '../platform/serve'
import { listLeftOutside } from './affected-orders'

export const handler = serve(hoursEditingRoutes.listLeftOutside, ({ params: { location }, now }) =>
  listLeftOutside(location, now),
)
