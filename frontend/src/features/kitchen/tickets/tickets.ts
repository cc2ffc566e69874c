import type { DamagedTicket } from '#shared/kitchen/contract'
import type { CompletedTicketSummary, Ticket } from '#shared/orders/contract'
import { stations, type Station } from '#shared/menu/contract'
import { getNextBoardAction, type OrderStage } from '#shared/orders/status'
import type { Words } from '#base/language/use-words'

/** Returns the name of an order's stage; a delivery that left is ready only for the kitchen. */
export const getStageName = ({ status, kitchenStatus }: OrderStage, { delivery, stages }: Words['tickets']): string =>
  status === 'out-for-delivery' ? delivery.stage : stages[kitchenStatus]

/** An entry of a board's list: a ticket, a summary of a completed one, or a damaged one. */
export type BoardEntry = Ticket | CompletedTicketSummary | DamagedTicket

export const isDamaged = (entry: BoardEntry): entry is DamagedTicket => 'isDamaged' in entry

export const isFullTicket = (entry: BoardEntry): entry is Ticket => !isDamaged(entry) && !entry.isBrief

export type Urgency = 'normal' | 'medium' | 'high'

const MINUTE_MS = 60_000

/** Returns the urgency: medium from 20 minutes, high from 30 (docs/product/kitchen.md#urgency). */
export function getUrgency(age: number): Urgency {
  if (age >= 30 * MINUTE_MS) return 'high'
  return age >= 20 * MINUTE_MS ? 'medium' : 'normal'
}

type DeclaredLine = Pick<Ticket['orderItems'][number], 'allergens' | 'undeclaredAllergens'>

/** Whether the kitchen has declared every allergen for a line. */
export const isFullyDeclared = ({ allergens, undeclaredAllergens = [] }: DeclaredLine): boolean =>
  allergens !== null && undeclaredAllergens.length === 0

/** Returns the allergens on a ticket, and whether a dish has no declaration. */
export function getTicketAllergens(lines: readonly DeclaredLine[]) {
  const declared = new Set(lines.flatMap(({ allergens }) => allergens ?? []))
  return { allergens: [...declared].sort(), undeclared: lines.some((line) => !isFullyDeclared(line)) }
}

export const countCompleted = (tickets: readonly Ticket[]): number =>
  tickets.filter(({ status }) => status === 'completed').length

/** Returns the station named in an address; null for none or an unknown one. */
export const parseStation = (text: string | null): Station | null =>
  stations.find((station) => station === text) ?? null

/** Returns the command of the simple board's button for a ticket. */
export function nextStatusChange({ status }: Pick<Ticket, 'status'>, isOneBump = false) {
  const action = getNextBoardAction(status, isOneBump)
  return action ? { status: action.status, kitchenStatus: action.kitchenStatus } : null
}
