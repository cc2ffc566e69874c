import { queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { Ticket } from '#shared/orders/contract'
import { isFullTicket, type BoardEntry } from '../tickets/tickets'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { callApi } from '#base/api/client'
import { getBoardDevice, hideSeenChanges } from './board-device'
import { boardTicketsQuery } from './board-query'

/** The number of tickets to remember, far more than a kitchen has at a time. */
const MAX_TICKETS = 1_000

type PushedTicket = { readonly ticket: Ticket; readonly joinsAt: number }

/**
 * Returns the list with the current version of a ticket, in its place or inserted by age. Removes
 * it if cancelled.
 */
function withTicket(entries: readonly BoardEntry[], ticket: Ticket): BoardEntry[] {
  if (ticket.status === 'cancelled') return entries.filter(({ id }) => id !== ticket.id)
  if (entries.some(({ id }) => id === ticket.id))
    return entries.map((entry) => (entry.id === ticket.id ? ticket : entry))
  const isLater = (entry: BoardEntry) => !isFullTicket(entry) || entry.createdAt > ticket.createdAt
  const place = entries.findIndex(isLater)
  const older = place < 0 ? entries.length : place
  return [...entries.slice(0, older), ticket, ...entries.slice(older)]
}

/**
 * Returns a new list in which unchanged entries are the same objects as before. React Query
 * compares lists by index, so one removed ticket would rerender all after it.
 */
function reuseUnchangedEntries(before: readonly BoardEntry[], read: readonly BoardEntry[]): BoardEntry[] {
  const known = new Map(before.map((entry) => [entry.id, entry]))
  return read.map((entry) => replaceEqualDeep(known.get(entry.id), entry))
}

/**
 * Remembers the latest version of each ticket from pushes and responses. Late or repeated messages
 * never replace a newer version (decision 0036).
 */
export class PushedTickets {
  private readonly latest = new Map<string, PushedTicket>()

  /**
   * Stores a ticket unless a later version is known; returns whether it did. A ticket that `joins`
   * belongs on the board even if no list contains it yet.
   */
  take(ticket: Ticket, { joins, at }: { readonly joins: boolean; readonly at: number }): boolean {
    const known = this.latest.get(ticket.id)
    const isNews = !known || known.ticket.version < ticket.version
    if (!isNews && (!joins || known.joinsAt > -Infinity)) return false
    this.latest.delete(ticket.id)
    this.latest.set(ticket.id, {
      ticket: isNews ? ticket : known.ticket,
      joinsAt: joins ? at : (known?.joinsAt ?? -Infinity),
    })
    const [oldest] = this.latest.keys()
    if (this.latest.size > MAX_TICKETS && oldest !== undefined) this.latest.delete(oldest)
    return true
  }

  /**
   * Returns a list with the pushed tickets applied: later versions always, missing tickets if they
   * joined after `since`.
   */
  onto(entries: readonly BoardEntry[], since: number): BoardEntry[] {
    const listed = new Map(entries.map((entry) => [entry.id, entry]))
    const isNews = ({ ticket, joinsAt }: PushedTicket): boolean => {
      const entry = listed.get(ticket.id)
      if (!entry) return joinsAt >= since
      // Brief entries are final. A list stored by an earlier release has no versions.
      return isFullTicket(entry) && !(entry.version >= ticket.version)
    }
    return [...this.latest.values()]
      .filter(isNews)
      .reduce<BoardEntry[]>((list, { ticket }) => withTicket(list, ticket), [...entries])
  }
}

/**
 * The index behind the list is eventually consistent. Tickets pushed this shortly before a request
 * may be missing from its response.
 */
const INDEX_LAG_MS = 5_000

/** Returns the key of a location's tickets. */
export const getTicketsKey = (location: string) => [kitchenRoutes.listTickets.path, location] as const

/** Queries a location's tickets and applies pushes that arrive meanwhile. */
export const ticketsQuery = (location: string, pushed: PushedTickets) =>
  queryOptions({
    queryKey: getTicketsKey(location),
    queryFn: async ({ client, queryKey }) => {
      const since = Date.now() - INDEX_LAG_MS
      const before = client.getQueryData<BoardEntry[]>(queryKey)
      const device = getBoardDevice()
      // The page's inline script has sent the first request, which names no screen.
      const query = before ? { ...boardTicketsQuery, device } : boardTicketsQuery
      const read = await callApi(kitchenRoutes.listTickets, { params: { location }, query })
      const own = read.map((entry) => (isFullTicket(entry) ? hideSeenChanges(entry, device) : entry))
      return reuseUnchangedEntries(before ?? [], pushed.onto(own, since))
    },
    structuralSharing: false,
  })
