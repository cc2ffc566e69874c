import { useQuery } from '@tanstack/react-query'
import { kitchenRoutes } from '#shared/contract/kitchen'
import type { Ticket } from '#shared/contract/orders'
import { callApi } from '#base/api/call'
import { useLocationConfig } from '#base/location/location'
import { isFullTicket } from '../tickets'

const EVERY_MS = 60_000

const byCompletion = (one: Ticket, other: Ticket): number =>
  (other.completedAt ?? '').localeCompare(one.completedAt ?? '')

/**
 * What was completed today, whole, the latest first: while somebody wants it, and what the board
 * knows itself at once.
 */
export function useCompletedTickets(known: readonly Ticket[], isWanted: boolean): readonly Ticket[] {
  const location = useLocationConfig().code
  const { data = [] } = useQuery({
    queryKey: ['completed', kitchenRoutes.orders.path, location],
    queryFn: async () => (await callApi(kitchenRoutes.orders, { params: { location } })).filter(isFullTicket),
    enabled: isWanted,
    refetchInterval: EVERY_MS,
  })
  const knownIds = new Set(known.map(({ id }) => id))
  return [...known, ...data.filter(({ id }) => !knownIds.has(id))]
    .filter(({ status }) => status === 'completed')
    .sort(byCompletion)
}
