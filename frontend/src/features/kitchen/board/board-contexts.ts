import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { DisplayStation } from '#shared/kitchen/ticket-items'
import type { TicketActions } from './use-board'

/**
 * On a practice board, what stands in the place of all that would reach the server or this device's
 * own board.
 */
export type PracticeMode = {
  readonly post: DisplayStation | null
  readonly setPost: (post: DisplayStation | null) => void
  readonly runOut: (atWork: readonly number[]) => ReactNode
}

export const PracticeContext = createContext<PracticeMode | null>(null)

/** Null on a real board. */
export const usePracticeMode = (): PracticeMode | null => use(PracticeContext)

/** What the cards of a board can do; always the same, so that it redraws none of them. */
export const TicketActionsContext = createContext<TicketActions>({ move: () => undefined, strike: () => undefined })

export const useTicketActions = (): TicketActions => use(TicketActionsContext)
