import { exercises } from './exercises'
import type { Exercise, Try } from './exercises'
import { afterDeed, newWorld } from './world'
import type { World } from './world'

/** What the coach says to what was just done. */
export type Told = { readonly tone: 'right' | 'wrong'; readonly text: string }

/** A practice board, and how far somebody is with its exercises. */
export type Practice = {
  readonly world: World
  /** Position of the exercise under way, from 0; after the last, their number. */
  readonly step: number
  /** How many were done without being shown how. */
  readonly alone: number
  readonly told: Told | null
}

export type PracticeAct =
  | Try
  /** Does the exercise under way, for whom it is to be shown. */
  | { readonly do: 'show'; readonly at: number }
  | { readonly do: 'restart'; readonly at: number }

export const exerciseOf = ({ step }: Pick<Practice, 'step'>): Exercise | undefined => exercises[step]

function laid(practice: Practice, at: number): Practice {
  const exercise = exerciseOf(practice)
  return exercise ? { ...practice, world: exercise.lay(practice.world, at) } : practice
}

export const newPractice = (at: number): Practice => laid({ world: newWorld(at), step: 0, alone: 0, told: null }, at)

const doneIn = (world: World, tried: Try): World => (tried.do === 'answer' ? world : afterDeed(world, tried))

const onward = (practice: Practice, { learned }: Exercise, at: number): Practice =>
  laid({ ...practice, step: practice.step + 1, told: { tone: 'right', text: learned } }, at)

function tried(practice: Practice, exercise: Exercise, one: Try): Practice {
  const before = practice.world
  const next = { ...practice, world: doneIn(before, one) }
  if (exercise.isDone(next.world, one, before)) return onward({ ...next, alone: next.alone + 1 }, exercise, one.at)
  const told: Told = { tone: 'wrong', text: exercise.hint }
  if (!exercise.isOpen(next.world, one.at)) {
    return { ...laid(next, one.at), told: { ...told, text: `That was something else; it is put back. ${told.text}` } }
  }
  return exercise.isMiss(one, before) ? { ...next, told } : next
}

/**
 * A practice after an act (docs/product/training.md#the-practice-board): what is asked for leads
 * on, what makes it impossible is put back, and everything else is done as on any board.
 */
export function afterAct(practice: Practice, act: PracticeAct): Practice {
  if (act.do === 'restart') return newPractice(act.at)
  const exercise = exerciseOf(practice)
  if (act.do === 'show') {
    if (!exercise) return practice
    const world = exercise.deeds(practice.world, act.at).reduce(doneIn, practice.world)
    return onward({ ...practice, world }, exercise, act.at)
  }
  return exercise ? tried(practice, exercise, act) : { ...practice, world: doneIn(practice.world, act) }
}
