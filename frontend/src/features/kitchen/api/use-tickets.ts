import { useQuery, useQueryClient } from '@tanstack/react-query'
import { serverIdOf } from '#shared/locations/index'
import { useLocationConfig } from '../../../app/location'
import { useLive } from '../../../live/use-live'
import { changingStatus, ticketsQuery } from './tickets-query'

/** The board's tickets: pushed by the live connection, and polled besides, also while nobody looks at the tab. */
export function useTickets({ pollMs }: { readonly pollMs: number }) {
  const location = useLocationConfig()
  const client = useQueryClient()
  const query = useQuery({ ...ticketsQuery(location.code), refetchInterval: pollMs, refetchIntervalInBackground: true })
  const locationId = serverIdOf(location)
  const readAgain = () => {
    // A change under way reads the board itself once it is through; before that it would flicker back.
    if (client.isMutating({ mutationKey: changingStatus }) > 0) return
    void client.invalidateQueries({ queryKey: ticketsQuery(location.code).queryKey })
  }
  const live = useLive({
    subscriptions: [
      { type: 'subscribe', locationId },
      { type: 'subscribe_location', locationId },
    ],
    forever: true,
    onMessage: ({ type }) => {
      if (type === 'new_order' || type === 'status_update') readAgain()
    },
    onReconnect: readAgain,
  })
  return { ...query, live }
}
