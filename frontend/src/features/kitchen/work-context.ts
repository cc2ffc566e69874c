import { createContext, use } from 'react'
import type { TicketActions } from './use-board'

/** What the cards of a board can do; always the same, so that it redraws none of them. */
export const TicketActionsContext = createContext<TicketActions>({ move: () => undefined, strike: () => undefined })

export const useTicketActions = (): TicketActions => use(TicketActionsContext)
