import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Ticket } from '#shared/contract/orders'
import type { ServerMessage } from '#shared/live/messages'
import { getServerId } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { useLiveConnection } from '#base/live/use-live'
import { PushedTickets } from './heard-tickets'
import { saveBoardSnapshot, loadBoardSnapshot } from './kept-board'
import { coalesceReads } from './reading'
import { ticketsQuery } from './tickets-query'

type Told = Extract<ServerMessage, { type: 'new_order' | 'status_update' | 'ticket_update' }>

/**
 * What whoever follows an order is told names a step of it: a board hears of the same on its own
 * channel.
 */
function isOfBoards(message: ServerMessage): message is Told {
  switch (message.type) {
    case 'new_order':
    case 'ticket_update':
      return true
    case 'status_update':
      return message.order.step === undefined
    default:
      return false
  }
}

type Options = { readonly pollMs: number; readonly onReconnect: () => void }

/**
 * The board's tickets: pushed by the live connection, and read besides, also while nobody looks at
 * the tab.
 */
export function useTickets({ pollMs, onReconnect }: Options) {
  const location = useLocationConfig()
  const client = useQueryClient()
  const [heard] = useState(() => new PushedTickets())
  const options = ticketsQuery(location.code, heard)
  const { queryKey } = options
  const [kept] = useState(() => loadBoardSnapshot(location.code))
  const query = useQuery({
    ...options,
    ...(kept && { initialData: kept.entries, initialDataUpdatedAt: kept.readAt }),
    refetchOnMount: 'always',
  })
  const keep = useEffectEvent(() => {
    if (query.data) saveBoardSnapshot(location.code, { entries: query.data, readAt: query.dataUpdatedAt })
  })
  useEffect(() => {
    const leave = () => keep()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  const [readAgain] = useState(() => coalesceReads(() => client.invalidateQueries({ queryKey })))
  useEffect(() => {
    // Not the query's own interval: a busy board's pushes would put it off for ever.
    const timer = setInterval(() => void readAgain(), pollMs)
    return () => clearInterval(timer)
  }, [readAgain, pollMs])
  const locationId = getServerId(location)
  const take = (ticket: Ticket, isNew = false) => {
    const at = Date.now()
    const entries = client.getQueryData(queryKey)
    const isKnown = entries?.some(({ id }) => id === ticket.id) === true
    if (!heard.take(ticket, { joins: isNew || isKnown, at })) return
    client.setQueryData(queryKey, (list) => list && heard.onto(list, at))
    // Of one that is neither new nor known, other pushes were missed.
    if (!isNew && !isKnown && ticket.status !== 'cancelled') void readAgain()
  }
  const live = useLiveConnection({
    subscriptions: [
      { type: 'subscribe', locationId },
      { type: 'subscribe_location', locationId },
    ],
    forever: true,
    onMessage: (message) => {
      // Whoever is rung for an order that the list has lost must see it.
      if (message.type === 'orders_unanswered') void readAgain()
      if (!isOfBoards(message)) return
      const { type, ticket } = message
      if (!ticket) void readAgain()
      else if (ticket.locationId === locationId) take(ticket, type === 'new_order')
    },
    onReconnect: () => {
      onReconnect()
      void readAgain()
    },
  })
  return { ...query, live, readAgain, takeOver: (ticket: Ticket) => take(ticket) }
}
