import { queryOptions } from '@tanstack/react-query'
import { kitchen } from '#shared/contract/kitchen'
import { call } from '#base/api/call'
import type { Entry } from '../tickets'
import { boardQuery } from './board-query'
import { keepingSame } from './heard-tickets'
import type { HeardTickets } from './heard-tickets'

/**
 * The index behind the list follows the orders by a moment: what was pushed so shortly before may
 * not be in it yet.
 */
const INDEX_LAG_MS = 5_000

/** The tickets of a location, as its boards read them, with what was pushed meanwhile. */
export const ticketsQuery = (location: string, heard: HeardTickets) =>
  queryOptions({
    queryKey: [kitchen.orders.path, location],
    queryFn: async ({ client, queryKey }) => {
      const since = Date.now() - INDEX_LAG_MS
      const read = await call(kitchen.orders, { params: { location }, query: boardQuery })
      return keepingSame(client.getQueryData<Entry[]>(queryKey) ?? [], heard.onto(read, since))
    },
    structuralSharing: false,
  })
