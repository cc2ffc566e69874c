import { exercises } from './exercises'
import type { Exercise, PracticeAttempt } from './exercises'
import { applyKitchenAction, createPracticeKitchen } from './practice-kitchen'
import type { PracticeKitchen } from './practice-kitchen'
import { useReducer, useState } from 'react'
import { noStoredActions } from '../actions/outbox'
import type { Board, TicketActions } from '../board/use-board'

/** What the coach says to what was just done. */
export type CoachMessage = { readonly tone: 'right' | 'wrong'; readonly text: string }

/** A practice board, and how far somebody is with its exercises. */
export type PracticeState = {
  readonly world: PracticeKitchen
  /** Position of the exercise under way, from 0; after the last, their number. */
  readonly step: number
  /** How many were done without being shown how. */
  readonly alone: number
  readonly told: CoachMessage | null
}

export type PracticeAction =
  | PracticeAttempt
  /** Does the exercise under way, for whom it is to be shown. */
  | { readonly do: 'show'; readonly at: number }
  | { readonly do: 'restart'; readonly at: number }

export const getCurrentExercise = ({ step }: Pick<PracticeState, 'step'>): Exercise | undefined => exercises[step]

function laid(practice: PracticeState, at: number): PracticeState {
  const exercise = getCurrentExercise(practice)
  return exercise ? { ...practice, world: exercise.lay(practice.world, at) } : practice
}

export const createPractice = (at: number): PracticeState =>
  laid({ world: createPracticeKitchen(at), step: 0, alone: 0, told: null }, at)

const doneIn = (world: PracticeKitchen, tried: PracticeAttempt): PracticeKitchen =>
  tried.do === 'answer' ? world : applyKitchenAction(world, tried)

const onward = (practice: PracticeState, { learned }: Exercise, at: number): PracticeState =>
  laid({ ...practice, step: practice.step + 1, told: { tone: 'right', text: learned } }, at)

function tried(practice: PracticeState, exercise: Exercise, one: PracticeAttempt): PracticeState {
  const before = practice.world
  const next = { ...practice, world: doneIn(before, one) }
  if (exercise.isDone(next.world, one, before)) return onward({ ...next, alone: next.alone + 1 }, exercise, one.at)
  const told: CoachMessage = { tone: 'wrong', text: exercise.hint }
  if (!exercise.isOpen(next.world, one.at)) {
    return { ...laid(next, one.at), told: { ...told, text: `That was something else; it is put back. ${told.text}` } }
  }
  return exercise.isMiss(one, before) ? { ...next, told } : next
}

/**
 * A practice after an act (docs/product/training.md#the-practice-board): what is asked for leads
 * on, what makes it impossible is put back, and everything else is done as on any board.
 */
export function applyPracticeAction(practice: PracticeState, act: PracticeAction): PracticeState {
  if (act.do === 'restart') return createPractice(act.at)
  const exercise = getCurrentExercise(practice)
  if (act.do === 'show') {
    if (!exercise) return practice
    const world = exercise.deeds(practice.world, act.at).reduce(doneIn, practice.world)
    return onward({ ...practice, world }, exercise, act.at)
  }
  return exercise ? tried(practice, exercise, act) : { ...practice, world: doneIn(practice.world, act) }
}

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
