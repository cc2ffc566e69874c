import type { ExerciseWords } from '#base/language/english/practice'
import type { PracticeWords } from '#base/language/translation'
import type { KitchenAction, PracticeKitchen } from './practice-kitchen'

/** The answers to the question about an allergy. */
type PracticeAllergen = keyof PracticeWords['allergens']

/** An answer to the coach's question, which doesn't change the board. */
type CoachAnswer = { readonly do: 'answer'; readonly answer: PracticeAllergen; readonly at: number }
export type PracticeAttempt = KitchenAction | CoachAnswer

/** A task on the board, and how to check that it is done. */
export type Exercise = {
  readonly id: string
  /** Returns its texts in a language. */
  readonly describe: (words: PracticeWords) => ExerciseWords
  readonly choices?: readonly PracticeAllergen[]
  readonly isDone: (after: PracticeKitchen, tried: PracticeAttempt, before: PracticeKitchen) => boolean
  /** Whether it was a wrong attempt; unrelated actions aren't mistakes. */
  readonly isMiss: (tried: PracticeAttempt, before: PracticeKitchen) => boolean
  /** Whether the task is still possible. */
  readonly isOpen: (world: PracticeKitchen, at: number) => boolean
  /** Prepares the board so that the task is possible. */
  readonly prepare: (world: PracticeKitchen, at: number) => PracticeKitchen
  /** Returns the actions that complete the task. */
  readonly solve: (world: PracticeKitchen, at: number) => readonly PracticeAttempt[]
}
