import type { FinishedTicket, Ticket } from '#shared/contract/orders'
import { isActive } from '#shared/rules/order-status'
import type { Stage } from '#shared/rules/order-status'

/** What a board reads: tickets, and briefly those that are over. */
export type Entry = Ticket | FinishedTicket

export const isWhole = (entry: Entry): entry is Ticket => !entry.isBrief

export type Urgency = 'normal' | 'medium' | 'high'

/** What is still to be cooked, oldest first. */
export const activeTickets = (entries: readonly Entry[]): readonly Ticket[] =>
  entries
    .filter(isWhole)
    .filter(({ status }) => isActive(status))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))

export const countCompleted = (tickets: readonly Entry[]): number =>
  tickets.filter(({ status }) => status === 'completed').length

/** The board as it will look once the server has agreed. */
export const withStage = (entries: readonly Entry[], id: string, stage: Stage): Entry[] =>
  entries.map((entry) => (isWhole(entry) && entry.id === id ? { ...entry, ...stage } : entry))

/** Whole minutes since an order came in; a board's clock may be a little slow. */
export const ageMinutes = (createdAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(createdAt)) / 60_000))

/** By age: over 30 minutes high, over 20 medium (specification section 4). */
export function urgencyOf(minutes: number): Urgency {
  if (minutes > 30) return 'high'
  return minutes > 20 ? 'medium' : 'normal'
}

/** `7 min`, `1 h 05 min`. */
export const ageText = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`

/** Every allergen on the ticket, and whether a dish is among them that nobody has declared anything for. */
export function allergensOf({ orderItems }: Pick<Ticket, 'orderItems'>) {
  const declared = new Set(orderItems.flatMap(({ allergens }) => allergens ?? []))
  return { allergens: [...declared].sort(), undeclared: orderItems.some(({ allergens }) => allergens === null) }
}
