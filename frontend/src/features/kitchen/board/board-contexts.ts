import { createContext, use, type ReactNode } from 'react'
import type { DisplayStation } from '#shared/kitchen/ticket-items'
import type { Ticket } from '#shared/orders/contract'
import type { TicketActions } from './use-board'

/** What a practice board uses instead of the server and this device's settings. */
export type PracticeMode = {
  readonly post: DisplayStation | null
  readonly setPost: (post: DisplayStation | null) => void
  readonly runOut: (activeDishIds: readonly number[]) => ReactNode
}

export const PracticeContext = createContext<PracticeMode | null>(null)

/** Returns null on a real board. */
export const usePracticeMode = (): PracticeMode | null => use(PracticeContext)

/** The actions of a board's cards. The value never changes, so that it rerenders no card. */
export const TicketActionsContext = createContext<TicketActions>({ move: () => undefined, strike: () => undefined })

export const useTicketActions = (): TicketActions => use(TicketActionsContext)

export type TicketDialogName = 'details' | 'cancel' | 'driver' | 'reschedule'

/** Opens a dialog of a ticket, which the board renders outside its lists. */
export const TicketDialogContext = createContext<(name: TicketDialogName, ticket: Ticket) => void>(() => undefined)

export const useOpenTicketDialog = () => use(TicketDialogContext)

/** Whether one tap makes a ticket ready (docs/product/kitchen.md#one-bump-mode). */
export const OneBumpContext = createContext(false)

export const useOneBump = (): boolean => use(OneBumpContext)
