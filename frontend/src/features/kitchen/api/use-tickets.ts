import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { serverIdOf } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { useLive } from '#base/live/use-live'
import { keepBoard, keptBoard } from './kept-board'
import { oneAtATime } from './reading'
import { ticketsQuery } from './tickets-query'

type Options = { readonly pollMs: number; readonly onReconnect: () => void }

/** The board's tickets: pushed by the live connection, and polled besides, also while nobody looks at the tab. */
export function useTickets({ pollMs, onReconnect }: Options) {
  const location = useLocationConfig()
  const client = useQueryClient()
  const options = ticketsQuery(location.code)
  const { queryKey } = options
  const [kept] = useState(() => keptBoard(location.code))
  const query = useQuery({
    ...options,
    ...(kept && { initialData: kept.entries, initialDataUpdatedAt: kept.readAt }),
    refetchOnMount: 'always',
    refetchInterval: pollMs,
    refetchIntervalInBackground: true,
  })
  const keep = useEffectEvent(() => {
    if (query.data) keepBoard(location.code, { entries: query.data, readAt: query.dataUpdatedAt })
  })
  useEffect(() => {
    const leave = () => keep()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  const [readAgain] = useState(() => oneAtATime(() => client.invalidateQueries({ queryKey })))
  const locationId = serverIdOf(location)
  const live = useLive({
    subscriptions: [
      { type: 'subscribe', locationId },
      { type: 'subscribe_location', locationId },
    ],
    forever: true,
    onMessage: ({ type }) => {
      if (type === 'new_order' || type === 'status_update' || type === 'ticket_update') void readAgain()
    },
    onReconnect: () => {
      onReconnect()
      void readAgain()
    },
  })
  /** What the server has answered is newer than any reading under way. */
  const takeOver = async (ticket: Ticket) => {
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (entries) => entries?.map((entry) => (entry.id === ticket.id ? ticket : entry)))
    void readAgain()
  }
  return { ...query, live, readAgain, takeOver }
}
