import type { Exercise, PracticeAttempt } from './exercise'
import { exercises } from './exercises'
import { applyKitchenAction, createPracticeKitchen, type PracticeKitchen } from './practice-kitchen'
import { useReducer, useState } from 'react'
import { getServerTime } from '#base/browser/server-clock'
import { noStoredActions } from '../actions/outbox'
import type { Board, TicketActions } from '../board/use-board'

/** The coach's reaction to the last action. */
type CoachMessage = {
  readonly tone: 'right' | 'wrong'
  /** The exercise that it is about. */
  readonly exercise: Exercise
  /** Whether the action was undone, because it made the exercise impossible. */
  readonly isUndone?: boolean
}

/** A practice board and the progress through its exercises. */
export type PracticeState = {
  readonly world: PracticeKitchen
  /** The index of the current exercise; after the last, the number of exercises. */
  readonly step: number
  /** How many exercises were completed without a demonstration. */
  readonly alone: number
  readonly message: CoachMessage | null
}

export type PracticeAction =
  | PracticeAttempt
  /** Demonstrates the current exercise. */
  | { readonly do: 'show'; readonly at: number }
  | { readonly do: 'restart'; readonly at: number }

export const getCurrentExercise = ({ step }: Pick<PracticeState, 'step'>): Exercise | undefined => exercises[step]

function prepareExercise(practice: PracticeState, at: number): PracticeState {
  const exercise = getCurrentExercise(practice)
  return exercise ? { ...practice, world: exercise.prepare(practice.world, at) } : practice
}

export const createPractice = (at: number): PracticeState =>
  prepareExercise({ world: createPracticeKitchen(at), step: 0, alone: 0, message: null }, at)

const applyAttempt = (world: PracticeKitchen, tried: PracticeAttempt): PracticeKitchen =>
  tried.do === 'answer' ? world : applyKitchenAction(world, tried)

const completeExercise = (practice: PracticeState, exercise: Exercise, at: number): PracticeState =>
  prepareExercise({ ...practice, step: practice.step + 1, message: { tone: 'right', exercise } }, at)

function applyToExercise(practice: PracticeState, exercise: Exercise, attempt: PracticeAttempt): PracticeState {
  const before = practice.world
  const next = { ...practice, world: applyAttempt(before, attempt) }
  if (exercise.isDone(next.world, attempt, before))
    return completeExercise({ ...next, alone: next.alone + 1 }, exercise, attempt.at)
  const message: CoachMessage = { tone: 'wrong', exercise }
  if (!exercise.isOpen(next.world, attempt.at)) {
    return { ...prepareExercise(next, attempt.at), message: { ...message, isUndone: true } }
  }
  return exercise.isMiss(attempt, before) ? { ...next, message } : next
}

/**
 * Returns a practice after an action (docs/product/training.md#practice-board). The requested
 * action leads to the next exercise. An action that makes the exercise impossible is reverted; any
 * other action is applied.
 */
export function applyPracticeAction(practice: PracticeState, act: PracticeAction): PracticeState {
  if (act.do === 'restart') return createPractice(act.at)
  const exercise = getCurrentExercise(practice)
  if (act.do === 'show') {
    if (!exercise) return practice
    const world = exercise.solve(practice.world, act.at).reduce(applyAttempt, practice.world)
    return completeExercise({ ...practice, world }, exercise, act.at)
  }
  return exercise ? applyToExercise(practice, exercise, act) : { ...practice, world: applyAttempt(practice.world, act) }
}

const nothing = (): void => undefined
const live = { state: 'open', error: null } as const

/**
 * Returns a board of sample tickets with the interface of a real board and no connection to the
 * server.
 */
export function usePracticeBoard(): {
  readonly practice: PracticeState
  readonly act: (act: PracticeAction) => void
  readonly board: Board
} {
  const [practice, act] = useReducer(applyPracticeAction, undefined, () => createPractice(getServerTime()))
  const [work] = useState<TicketActions>(() => ({
    move: ({ id }, to) => act({ do: 'move', orderId: id, to, at: getServerTime() }),
    strike: ({ id }, lines, isStruck) =>
      act({ do: 'strike', orderId: id, lineIds: lines.map((line) => line.id), isStruck, at: getServerTime() }),
  }))
  const recall = () => act({ do: 'recall', at: getServerTime() })
  const { tickets, bumps } = practice.world
  return {
    practice,
    act,
    board: {
      tickets,
      finished: 0,
      damaged: [],
      error: null,
      readAt: 0,
      // There is no server, so nothing on the board is news.
      isOneBump: false,
      chooseBump: null,
      serverTickets: undefined,
      refetch: () => Promise.resolve(),
      live,
      acts: noStoredActions,
      work,
      undo: recall,
      bumped: bumps.at(-1),
      recall,
      undoable: undefined,
      resend: nothing,
      dismiss: nothing,
    },
  }
}
