import type { TrainingLevel, TourProgressUpdate, QuizQuestion, TourType } from './contract'
import { Problem } from '../platform/problem'

/** The levels in order, each with its questions. */
export type TrainingCurriculum = readonly {
  readonly level: TrainingLevel
  readonly questions: readonly Pick<QuizQuestion, 'id' | 'xpReward' | 'correctAnswer'>[]
}[]

/**
 * A stored tour. Experience is stored per level, so that each level's maximum applies
 * (docs/product/training.md#experience-and-badges).
 */
export type TourState = {
  readonly tourType: TourType
  readonly currentLevel: number
  readonly completedLevels: readonly number[]
  readonly earnedBadges: readonly number[]
  readonly earned: readonly { readonly levelNumber: number; readonly xp: number }[]
  readonly answeredQuestions: readonly number[]
}

/**
 * The progress bar shows experience modulo this value; crossing a multiple is a level-up
 * (docs/product/training.md#experience-and-badges).
 */
export const XP_PER_LEVEL_UP = 100

/** Creates a new tour (docs/product/training.md#choosing-a-tour). */
export const createTour = (tourType: TourType = 'customer'): TourState => ({
  tourType,
  currentLevel: 1,
  completedLevels: [],
  earnedBadges: [],
  earned: [],
  answeredQuestions: [],
})

/** Returns the total experience of a tour. */
export const getTotalXp = ({ earned }: Pick<TourState, 'earned'>): number => earned.reduce((sum, { xp }) => sum + xp, 0)

/** Whether all levels of a tour are completed. */
export const isTourCompleted = (
  { completedLevels }: Pick<TourState, 'completedLevels'>,
  training: TrainingCurriculum,
): boolean => training.every(({ level }) => completedLevels.includes(level.levelNumber))

/**
 * Whether the tour's reward is earned: all levels are completed, and each has given its own
 * experience. The list of completed levels alone comes from the browser and isn't sufficient.
 */
export const isTourRewardEarned = (tour: TourState, training: TrainingCurriculum): boolean =>
  isTourCompleted(tour, training) &&
  training.every(({ level }) =>
    tour.earned.some((one) => one.levelNumber === level.levelNumber && one.xp >= level.minXP),
  )

export type LevelStatus = 'completed' | 'current' | 'available' | 'locked'

/**
 * Returns the status of a level; only current and completed ones can be opened
 * (docs/product/training.md#levels).
 */
export function getLevelStatus(
  levelNumber: number,
  { completedLevels, currentLevel }: Pick<TourState, 'completedLevels' | 'currentLevel'>,
): LevelStatus {
  if (completedLevels.includes(levelNumber)) return 'completed'
  if (levelNumber === currentLevel) return 'current'
  return levelNumber < currentLevel ? 'available' : 'locked'
}

/** Whether the added experience crossed a multiple of 100. */
export const hasLeveledUp = (before: number, after: number): boolean =>
  Math.floor(after / XP_PER_LEVEL_UP) > Math.floor(before / XP_PER_LEVEL_UP)

const createInputProblem = (path: string, message: string) =>
  new Problem('invalid-input', `${message}.`, { errors: [{ path, message }] })

const union = (some: readonly number[], more: readonly number[] = []) =>
  [...new Set([...some, ...more])].sort((one, other) => one - other)

/** Returns how much experience a level can still give. */
function getRemainingXp({ earned }: TourState, { level, questions }: TrainingCurriculum[number]): number {
  const given = earned.find(({ levelNumber }) => levelNumber === level.levelNumber)?.xp ?? 0
  return level.minXP + questions.reduce((sum, { xpReward }) => sum + xpReward, 0) - given
}

function addXp(tour: TourState, levelNumber: number, xp: number): TourState {
  const others = tour.earned.filter((entry) => entry.levelNumber !== levelNumber)
  const before = tour.earned.find((entry) => entry.levelNumber === levelNumber)?.xp ?? 0
  const earned = [...others, { levelNumber, xp: before + xp }].sort((one, other) => one.levelNumber - other.levelNumber)
  return { ...tour, earned }
}

type Award = {
  readonly xp: number
  readonly levelId?: number | undefined
  readonly questionId?: number | undefined
  /** The chosen option, from 0. */
  readonly answer?: number | undefined
}

/** Returns the reached levels that an award may be for, the current one first. */
function levelsFor(tour: TourState, training: TrainingCurriculum, { levelId, questionId }: Award): TrainingCurriculum {
  const named = training.filter(
    ({ level, questions }) =>
      (levelId === undefined || level.id === levelId) &&
      (questionId === undefined || questions.some(({ id }) => id === questionId)),
  )
  if (named.length === 0)
    throw createInputProblem(questionId === undefined ? 'levelId' : 'questionId', 'There is no such thing to learn')
  const reached = named.filter(({ level }) => level.levelNumber <= tour.currentLevel)
  if (reached.length === 0) throw createInputProblem('levelId', 'This level is still locked')
  return reached.toSorted((one, other) => other.level.levelNumber - one.level.levelNumber)
}

/**
 * Adds experience to one level: the given one, else the current one, else an earlier one with room
 * for it.
 * @throws Problem `invalid-input` for a wrong answer, or for more than the level or question can
 * give
 */
export function awardXp(tour: TourState, training: TrainingCurriculum, award: Award): TourState {
  const levels = levelsFor(tour, training, award)
  const { xp, questionId, answer } = award
  if (questionId !== undefined) {
    const question = levels.flatMap(({ questions }) => questions).find(({ id }) => id === questionId)
    if (answer !== undefined && answer !== question?.correctAnswer)
      throw createInputProblem('answer', 'This is not the right answer')
    const reward = question?.xpReward ?? 0
    if (xp > reward) throw createInputProblem('xp', `This question gives ${reward}`)
    if (tour.answeredQuestions.includes(questionId))
      throw createInputProblem('questionId', 'This question has given its reward')
  }
  const found = levels.find((one) => getRemainingXp(tour, one) >= xp)
  if (!found) throw createInputProblem('xp', 'This is more experience than the level has left to give')
  const given = addXp(tour, found.level.levelNumber, xp)
  return questionId === undefined ? given : { ...given, answeredQuestions: union(tour.answeredQuestions, [questionId]) }
}

/**
 * Awards the badge of a reached level, if not awarded yet.
 * @throws Problem `invalid-input` for an unknown badge or a locked level
 */
export function awardBadge(tour: TourState, training: TrainingCurriculum, badgeId: number): TourState {
  const found = training.find(({ level }) => level.badgeId === badgeId)
  if (!found) throw createInputProblem('badgeId', 'No level gives this badge')
  if (found.level.levelNumber > tour.currentLevel)
    throw createInputProblem('badgeId', 'The level of this badge is still locked')
  return { ...tour, earnedBadges: union(tour.earnedBadges, [badgeId]) }
}

/**
 * Raises the total experience to what a client counted itself, up to what the levels up to the
 * current one can give.
 */
function raiseTotalXp(tour: TourState, training: TrainingCurriculum, claimedXp: number): TourState {
  const open = training
    .filter(({ level }) => level.levelNumber <= tour.currentLevel)
    .toSorted((one, other) => one.level.levelNumber - other.level.levelNumber)
  let missing = claimedXp - getTotalXp(tour)
  let raised = tour
  for (const one of open) {
    const part = Math.min(missing, getRemainingXp(raised, one))
    if (part > 0) raised = addXp(raised, one.level.levelNumber, part)
    missing -= Math.max(0, part)
  }
  if (missing > 0) throw createInputProblem('totalXP', 'This is more experience than the levels can give')
  return raised
}

/**
 * Merges fields from a client into a tour (docs/product/training.md#experience-and-badges): lists
 * as sets; level and experience only increase. The completed levels decide whether the tour is
 * complete.
 * @throws Problem `invalid-input` for unknown levels or badges, or too much experience
 */
export function mergeTourUpdate(tour: TourState, training: TrainingCurriculum, fields: TourProgressUpdate): TourState {
  const { tourType = tour.tourType, currentLevel = 1, completedLevels = [], earnedBadges = [] } = fields
  const exists = (number: number) => training.some(({ level }) => level.levelNumber === number)
  if (!exists(currentLevel)) throw createInputProblem('currentLevel', 'There is no such level')
  if (!completedLevels.every(exists)) throw createInputProblem('completedLevels', 'There is no such level')
  const merged: TourState = {
    ...tour,
    tourType,
    currentLevel: Math.max(tour.currentLevel, currentLevel),
    completedLevels: union(tour.completedLevels, completedLevels),
  }
  const raised = raiseTotalXp(merged, training, fields.totalXP ?? 0)
  return earnedBadges.reduce((current, badgeId) => awardBadge(current, training, badgeId), raised)
}
