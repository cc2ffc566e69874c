import type { Station } from '#shared/contract/menu'
import type { Ticket } from '#shared/contract/orders'

/**
 * What a card is drawn from: all of it stays the very same until something about this ticket
 * changes.
 */
export type TicketCardProps = {
  readonly ticket: Ticket
  /** The station that the board is for; null for all. */
  readonly station: Station | null
  readonly isChosen: boolean
  readonly hasFailed: boolean
}
