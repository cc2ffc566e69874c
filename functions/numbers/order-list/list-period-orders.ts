import { orderListRoutes } from '#shared/numbers/order-list-contract'
import { formatCsv } from '../../platform/csv'
import { serve } from '../../platform/serve'
import { listOrderRows } from './order-rows'
import { resolveLocations } from '../period-figures'

export const handler = serve(
  orderListRoutes.listPeriodOrders,
  async ({ params: { location }, query: { from, to }, caller }) => ({
    name: `orders-${location}-${from}-to-${to}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: formatCsv(await listOrderRows({ places: resolveLocations({ location, caller }), from, to })),
  }),
)
