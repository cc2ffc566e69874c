import { useReducer, useState } from 'react'
import { noStoredActions } from '../acts/stored-acts'
import type { Board, TicketActions } from '../use-board'
import { applyPracticeAction, createPractice } from './practice'
import type { PracticeState, PracticeAction } from './practice'

const nothing = (): void => undefined
const live = { state: 'open', error: null } as const

/**
 * A board of made-up tickets: the same as a real one to all that draws it, and heard of nowhere.
 */
export function usePracticeBoard(): {
  readonly practice: PracticeState
  readonly act: (act: PracticeAction) => void
  readonly board: Board
} {
  const [practice, act] = useReducer(applyPracticeAction, undefined, () => createPractice(Date.now()))
  const [work] = useState<TicketActions>(() => ({
    move: ({ id }, to) => act({ do: 'move', orderId: id, to, at: Date.now() }),
    strike: ({ id }, lines, isStruck) =>
      act({ do: 'strike', orderId: id, lineIds: lines.map((line) => line.id), isStruck, at: Date.now() }),
  }))
  const recall = () => act({ do: 'recall', at: Date.now() })
  const { tickets, bumps } = practice.world
  return {
    practice,
    act,
    board: {
      tickets,
      finished: 0,
      error: null,
      readAt: 0,
      // Nothing comes from a server, so nothing is news.
      serverTickets: undefined,
      readAgain: () => Promise.resolve(),
      live,
      acts: noStoredActions,
      work,
      undo: recall,
      bumped: bumps.at(-1),
      recall,
      undoable: undefined,
      insist: nothing,
      dismiss: nothing,
    },
  }
}
