import { queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { Ticket } from '#shared/orders/contract'
import { isFullTicket } from '../tickets/tickets'
import type { BoardEntry } from '../tickets/tickets'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { callApi } from '#base/api/client'
import { boardTicketsQuery } from './board-query'

/** Far more than a kitchen has at a time. */
const MOST = 1_000

type Heard = { readonly ticket: Ticket; readonly joinsAt: number }

/**
 * The list with a ticket as it is now, where it was or at its place by age; without one that was
 * cancelled.
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
 * A list as it was read, in which whatever has not changed is the very same as before, wherever it
 * stands by now: React Query compares lists place by place, and one ticket that leaves would have
 * all behind it drawn again.
 */
export function reuseUnchangedEntries(before: readonly BoardEntry[], read: readonly BoardEntry[]): BoardEntry[] {
  const known = new Map(before.map((entry) => [entry.id, entry]))
  return read.map((entry) => replaceEqualDeep(known.get(entry.id), entry))
}

/**
 * The latest version of each ticket that a board was told, by pushes and by answers to its own
 * acts. Whatever comes late, twice or while a list is being read sets no ticket back (decision
 * 0036).
 */
export class PushedTickets {
  private readonly latest = new Map<string, Heard>()

  /**
   * Keeps a ticket unless a later version is known, and gives whether it did. One that `joins`
   * belongs on the board even where no list has it yet.
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
    if (this.latest.size > MOST && oldest !== undefined) this.latest.delete(oldest)
    return true
  }

  /**
   * A list with what was heard on top: later versions always, tickets that it lacks if they joined
   * since then.
   */
  onto(entries: readonly BoardEntry[], since: number): BoardEntry[] {
    const listed = new Map(entries.map((entry) => [entry.id, entry]))
    const isNews = ({ ticket, joinsAt }: Heard): boolean => {
      const entry = listed.get(ticket.id)
      if (!entry) return joinsAt >= since
      // What is told briefly is final. A list that was kept by an earlier page has no versions.
      return isFullTicket(entry) && !(entry.version >= ticket.version)
    }
    return [...this.latest.values()]
      .filter(isNews)
      .reduce<BoardEntry[]>((list, { ticket }) => withTicket(list, ticket), [...entries])
  }
}

/**
 * The index behind the list follows the orders by a moment: what was pushed so shortly before may
 * not be in it yet.
 */
const INDEX_LAG_MS = 5_000

/** The tickets of a location, as its boards read them, with what was pushed meanwhile. */
export const ticketsQuery = (location: string, heard: PushedTickets) =>
  queryOptions({
    queryKey: [kitchenRoutes.listTickets.path, location],
    queryFn: async ({ client, queryKey }) => {
      const since = Date.now() - INDEX_LAG_MS
      const read = await callApi(kitchenRoutes.listTickets, { params: { location }, query: boardTicketsQuery })
      return reuseUnchangedEntries(client.getQueryData<BoardEntry[]>(queryKey) ?? [], heard.onto(read, since))
    },
    structuralSharing: false,
  })
