import { hasBrowser } from '#base/browser/environment'
import { kitchenBoardKey } from '#base/storage/storage-keys'
import { tabStorage } from '#base/storage/storage'
import { isFullTicket, type BoardEntry } from '../tickets/tickets'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import type { ServerMessage } from '#shared/live/messages'
import { getServerId } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { useLiveConnection } from '#base/live/live-connection'
import { refetchFailedRefunds } from '../refunds/use-failed-refunds'
import { getBoardDevice, hideSeenChanges } from './board-device'
import { PushedTickets, ticketsQuery } from './pushed-tickets'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { callApi } from '#base/api/client'

export type BoardSnapshot = { readonly entries: BoardEntry[]; readonly readAt: number }

/** Stores what a board shows in this tab's session, for a reload. */
const saveBoardSnapshot = (location: string, board: BoardSnapshot): void =>
  tabStorage.setItem(kitchenBoardKey(location), JSON.stringify(board))

/**
 * Returns what the board showed before a reload. Returns null while online, because the server has
 * newer data.
 */
function loadBoardSnapshot(location: string): BoardSnapshot | null {
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
 * Coalesces reads: calls during a read cause one more read, so that bursts of pushes neither pile
 * up nor starve.
 */
function coalesceReads(read: () => Promise<unknown>): () => Promise<void> {
  let isReading = false
  let isRequested = false
  return async () => {
    isRequested = true
    if (isReading) return
    isReading = true
    while (isRequested) {
      isRequested = false
      await read()
    }
    isReading = false
  }
}

type BoardMessage = Extract<ServerMessage, { type: 'new_order' | 'status_update' | 'ticket_update' }>

/**
 * Whether a message is for boards. Status updates with a step go to the guest who tracks the order.
 */
function isBoardMessage(message: ServerMessage): message is BoardMessage {
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
 * Returns the board's tickets. The live connection pushes changes; polling continues even while the
 * tab is hidden.
 */
export function useTickets({ pollMs, onReconnect }: Options) {
  const location = useLocationConfig()
  const client = useQueryClient()
  const [pushed] = useState(() => new PushedTickets())
  const options = ticketsQuery(location.code, pushed)
  const { queryKey } = options
  const [snapshot] = useState(() => loadBoardSnapshot(location.code))
  const query = useQuery({
    ...options,
    ...(snapshot && { initialData: snapshot.entries, initialDataUpdatedAt: snapshot.readAt }),
    refetchOnMount: 'always',
  })
  const saveSnapshot = useEffectEvent(() => {
    if (query.data) saveBoardSnapshot(location.code, { entries: query.data, readAt: query.dataUpdatedAt })
  })
  useEffect(() => {
    const leave = () => saveSnapshot()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  const [refetch] = useState(() => coalesceReads(() => client.invalidateQueries({ queryKey })))
  useEffect(() => {
    // Not the query's refetchInterval: every push would restart it.
    const timer = setInterval(() => void refetch(), pollMs)
    return () => clearInterval(timer)
  }, [refetch, pollMs])
  const locationId = getServerId(location)
  const take = (received: Ticket, isNew = false) => {
    const ticket = hideSeenChanges(received, getBoardDevice())
    refetchFailedRefunds(client, location.code, ticket)
    const at = Date.now()
    const entries = client.getQueryData(queryKey)
    const isKnown = entries?.some(({ id }) => id === ticket.id) === true
    if (!pushed.take(ticket, { joins: isNew || isKnown, at })) return
    client.setQueryData(queryKey, (list) => list && pushed.onto(list, at))
    // An unknown ticket that isn't new means that earlier pushes were lost.
    if (!isNew && !isKnown && ticket.status !== 'cancelled') void refetch()
  }
  const live = useLiveConnection({
    subscriptions: [
      { type: 'subscribe', locationId },
      { type: 'subscribe_location', locationId },
    ],
    forever: true,
    onMessage: (message) => {
      // The board must show an order that it rings for.
      if (message.type === 'orders_unanswered') void refetch()
      if (!isBoardMessage(message)) return
      const { type, ticket } = message
      if (!ticket) void refetch()
      else if (ticket.locationId === locationId) take(ticket, type === 'new_order')
    },
    onReconnect: () => {
      onReconnect()
      void refetch()
    },
  })
  return { ...query, live, refetch, applyTicket: (ticket: Ticket) => take(ticket) }
}

const REFETCH_MS = 60_000

const byCompletion = (one: Ticket, other: Ticket): number =>
  (other.completedAt ?? '').localeCompare(one.completedAt ?? '')

/**
 * Returns today's completed tickets, latest first, including those the board already has. Queries
 * only while enabled.
 */
export function useCompletedTickets(known: readonly Ticket[], isEnabled: boolean): readonly Ticket[] {
  const location = useLocationConfig().code
  const { data = [] } = useQuery({
    queryKey: ['completed', kitchenRoutes.listTickets.path, location],
    queryFn: async () => (await callApi(kitchenRoutes.listTickets, { params: { location } })).filter(isFullTicket),
    enabled: isEnabled,
    refetchInterval: REFETCH_MS,
  })
  const knownIds = new Set(known.map(({ id }) => id))
  return [...known, ...data.filter(({ id }) => !knownIds.has(id))]
    .filter(({ status }) => status === 'completed')
    .sort(byCompletion)
}
