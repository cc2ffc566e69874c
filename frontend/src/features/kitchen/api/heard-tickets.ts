import type { Ticket } from '#shared/contract/orders'
import { isWhole } from '../tickets'
import type { Entry } from '../tickets'

/** Far more than a kitchen has at a time. */
const MOST = 1_000

type Heard = { readonly ticket: Ticket; readonly joinsAt: number }

/** The list with a ticket as it is now, at its place by age; without one that was cancelled. */
function withTicket(entries: readonly Entry[], ticket: Ticket): Entry[] {
  const others = entries.filter(({ id }) => id !== ticket.id)
  if (ticket.status === 'cancelled') return others
  const isLater = (entry: Entry) => !isWhole(entry) || entry.createdAt > ticket.createdAt
  const place = others.findIndex(isLater)
  const older = place < 0 ? others.length : place
  return [...others.slice(0, older), ticket, ...others.slice(older)]
}

/**
 * The latest version of each ticket that a board was told, by pushes and by answers to its own acts. Whatever comes late,
 * twice or while a list is being read sets no ticket back (decision 0036).
 */
export class HeardTickets {
  private readonly latest = new Map<string, Heard>()

  /**
   * Keeps a ticket unless a later version is known, and gives whether it did. One that `joins` belongs on the board even
   * where no list has it yet.
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

  /** A list with what was heard on top: later versions always, tickets that it lacks if they joined since then. */
  onto(entries: readonly Entry[], since: number): Entry[] {
    const listed = new Map(entries.map((entry) => [entry.id, entry]))
    const isNews = ({ ticket, joinsAt }: Heard): boolean => {
      const entry = listed.get(ticket.id)
      if (!entry) return joinsAt >= since
      // What is told briefly is final. A list that was kept by an earlier page has no versions.
      return isWhole(entry) && !(entry.version >= ticket.version)
    }
    return [...this.latest.values()]
      .filter(isNews)
      .reduce<Entry[]>((list, { ticket }) => withTicket(list, ticket), [...entries])
  }
}
