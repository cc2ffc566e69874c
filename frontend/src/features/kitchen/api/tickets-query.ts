import { queryOptions } from '@tanstack/react-query'
import { kitchenRoutes } from '#shared/contract/kitchen'
import { callApi } from '#base/api/call'
import type { BoardEntry } from '../tickets'
import { boardTicketsQuery } from './board-query'
import { reuseUnchangedEntries } from './heard-tickets'
import type { PushedTickets } from './heard-tickets'

/**
 * The index behind the list follows the orders by a moment: what was pushed so shortly before may
 * not be in it yet.
 */
const INDEX_LAG_MS = 5_000

/** The tickets of a location, as its boards read them, with what was pushed meanwhile. */
export const ticketsQuery = (location: string, heard: PushedTickets) =>
  queryOptions({
    queryKey: [kitchenRoutes.orders.path, location],
    queryFn: async ({ client, queryKey }) => {
      const since = Date.now() - INDEX_LAG_MS
      const read = await callApi(kitchenRoutes.orders, { params: { location }, query: boardTicketsQuery })
      return reuseUnchangedEntries(client.getQueryData<BoardEntry[]>(queryKey) ?? [], heard.onto(read, since))
    },
    structuralSharing: false,
  })
