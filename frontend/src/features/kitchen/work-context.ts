import { createContext, use } from 'react'
import type { Work } from './use-board'

/** What the cards of a board can do; always the same, so that it redraws none of them. */
export const WorkContext = createContext<Work>({ move: () => undefined, strike: () => undefined })

export const useWork = (): Work => use(WorkContext)
