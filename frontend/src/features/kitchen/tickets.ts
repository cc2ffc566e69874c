import type { CompletedTicketSummary, Ticket } from '#shared/contract/orders'

/** What a board reads: tickets, and briefly those that are over. */
export type BoardEntry = Ticket | CompletedTicketSummary

export const isFullTicket = (entry: BoardEntry): entry is Ticket => !entry.isBrief

export type Urgency = 'normal' | 'medium' | 'high'

const MINUTE_MS = 60_000

/** How long ago something was, in milliseconds; a board's clock may be a little slow. */
export const getTicketAgeMs = (since: number, now: number): number => Math.max(0, now - since)

/** By age: from 30 minutes on high, from 20 on medium (docs/product/kitchen.md#urgency). */
export function getUrgency(age: number): Urgency {
  if (age >= 30 * MINUTE_MS) return 'high'
  return age >= 20 * MINUTE_MS ? 'medium' : 'normal'
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `7:05`, `1 h 05`: minutes and seconds, and after an hour hours and minutes. */
export function formatTicketAge(age: number): string {
  const seconds = Math.floor(age / 1_000)
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`
}

/**
 * Every allergen on the ticket, and whether a dish is among them that nobody has declared anything
 * for.
 */
export function getTicketAllergens(lines: readonly Pick<Ticket['orderItems'][number], 'allergens'>[]) {
  const declared = new Set(lines.flatMap(({ allergens }) => allergens ?? []))
  return { allergens: [...declared].sort(), undeclared: lines.some(({ allergens }) => allergens === null) }
}

export const countCompleted = (tickets: readonly Ticket[]): number =>
  tickets.filter(({ status }) => status === 'completed').length
