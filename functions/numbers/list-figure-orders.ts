import { numbersRoutes } from '#shared/numbers/contract'
import type { LocationCode } from '#shared/locations/index'
import { serve } from '../platform/serve'
import { countsTowardsFigure, presentCountedOrder } from './present'
import { listCountedOrders, listRatedOrders } from './breakdown-repository'
import { listWaste } from './waste-repository'
import { resolveLocations } from './period-figures'

/** Merges the entries of several locations, newest first. */
async function listNewestFirst<Entry extends { readonly at: string }>(
  codes: readonly LocationCode[],
  list: (code: LocationCode) => Promise<readonly Entry[]>,
): Promise<Entry[]> {
  const all = await Promise.all(codes.map(list))
  return all.flat().sort((one, other) => other.at.localeCompare(one.at))
}

export const handler = serve(
  numbersRoutes.listFigureOrders,
  async ({ params: { location, date }, query: { of }, caller }) => {
    const codes = resolveLocations({ location, caller })
    if (of.what === 'waste')
      return { orders: [], thrownAway: await listNewestFirst(codes, (code) => listWaste(code, date)) }
    const listOrders = of.what === 'feedback' || of.what === 'rating' ? listRatedOrders : listCountedOrders
    const orders = await listNewestFirst(codes, async (code) =>
      (await listOrders(code, date)).filter((order) => countsTowardsFigure(order, of)).map(presentCountedOrder),
    )
    return { orders, thrownAway: [] }
  },
)
