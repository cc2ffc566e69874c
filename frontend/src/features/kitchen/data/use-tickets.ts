import { hasBrowser } from '#base/browser/environment'
import { kitchenBoardKey } from '#base/storage/storage-keys'
import { tabStorage } from '#base/storage/storage'
import { isFullTicket } from '../tickets/tickets'
import type { BoardEntry } from '../tickets/tickets'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import type { ServerMessage } from '#shared/platform/live/messages'
import { getServerId } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { useLiveConnection } from '#base/live/live-connection'
import { PushedTickets, ticketsQuery } from './pushed-tickets'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { callApi } from '#base/api/client'

export type BoardSnapshot = { readonly entries: BoardEntry[]; readonly readAt: number }

/** Keeps what a board shows over a reload of this tab. */
export const saveBoardSnapshot = (location: string, board: BoardSnapshot): void =>
  tabStorage.setItem(kitchenBoardKey(location), JSON.stringify(board))

/**
 * What the board showed before this tab was loaded again; only without a network, where nothing
 * newer can be had.
 */
export function loadBoardSnapshot(location: string): BoardSnapshot | null {
  if (!hasBrowser || navigator.onLine) return null
  try {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- this tab wrote it
    const board: BoardSnapshot | null = JSON.parse(tabStorage.getItem(kitchenBoardKey(location)) ?? 'null')
    return board
  } catch {
    return null
  }
}

/**
 * Reads again when asked, once more for all that ask meanwhile: a rush of pushes neither piles up
 * nor starves.
 */
export function coalesceReads(read: () => Promise<unknown>): () => Promise<void> {
  let isReading = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isReading) return
    isReading = true
    while (isWanted) {
      isWanted = false
      await read()
    }
    isReading = false
  }
}

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
    queryKey: ['completed', kitchenRoutes.listTickets.path, location],
    queryFn: async () => (await callApi(kitchenRoutes.listTickets, { params: { location } })).filter(isFullTicket),
    enabled: isWanted,
    refetchInterval: EVERY_MS,
  })
  const knownIds = new Set(known.map(({ id }) => id))
  return [...known, ...data.filter(({ id }) => !knownIds.has(id))]
    .filter(({ status }) => status === 'completed')
    .sort(byCompletion)
}
