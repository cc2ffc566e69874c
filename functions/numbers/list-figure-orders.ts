import { numbersRoutes } from '#shared/numbers/contract'
import type { LocationCode } from '#shared/locations/index'
import { serve } from '../platform/serve'
import { countsTowardsFigure, presentCountedOrder } from './present'
import { listCountedOrders, listRatedOrders, listWaste } from './breakdown-repository'
import { resolveLocations } from './period-figures'

/** What there is at each place, the newest first. */
async function at<Past extends { readonly at: string }>(
  places: readonly LocationCode[],
  past: (place: LocationCode) => Promise<readonly Past[]>,
): Promise<Past[]> {
  const all = await Promise.all(places.map(past))
  return all.flat().sort((one, other) => other.at.localeCompare(one.at))
}

export const handler = serve(
  numbersRoutes.listFigureOrders,
  async ({ params: { location, date }, query: { of }, caller }) => {
    const places = resolveLocations({ location, caller })
    if (of.what === 'waste') return { orders: [], thrownAway: await at(places, (place) => listWaste(place, date)) }
    const ordersAt = of.what === 'feedback' || of.what === 'rating' ? listRatedOrders : listCountedOrders
    const orders = await at(places, async (place) =>
      (await ordersAt(place, date)).filter((order) => countsTowardsFigure(order, of)).map(presentCountedOrder),
    )
    return { orders, thrownAway: [] }
  },
)
