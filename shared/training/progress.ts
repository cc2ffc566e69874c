import type { TrainingLevel, TourProgressUpdate, QuizQuestion, TourType } from './contract'
import { Problem } from '../platform/problem'

/** What can be learned: the levels in their order, each with its questions. */
export type TrainingCurriculum = readonly {
  readonly level: TrainingLevel
  readonly questions: readonly Pick<QuizQuestion, 'id' | 'xpReward' | 'correctAnswer'>[]
}[]

/**
 * A tour as it is kept. Experience is kept per level, so that each level's bound holds
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
 * The progress bar shows experience modulo this; crossing a multiple of it is a level-up
 * (docs/product/training.md#experience-and-badges).
 */
export const XP_PER_LEVEL_UP = 100

/** A tour that was just begun (docs/product/training.md#choosing-a-tour). */
export const createTour = (tourType: TourType = 'customer'): TourState => ({
  tourType,
  currentLevel: 1,
  completedLevels: [],
  earnedBadges: [],
  earned: [],
  answeredQuestions: [],
})

export const getTotalXp = ({ earned }: Pick<TourState, 'earned'>): number => earned.reduce((sum, { xp }) => sum + xp, 0)

/** A tour is complete when all its levels are. */
export const isTourCompleted = (
  { completedLevels }: Pick<TourState, 'completedLevels'>,
  training: TrainingCurriculum,
): boolean => training.every(({ level }) => completedLevels.includes(level.levelNumber))

/**
 * Whether the tour's reward is earned: all levels complete, and each has given its own experience.
 * A list of levels that a browser sent is not enough.
 */
export const isTourRewardEarned = (tour: TourState, training: TrainingCurriculum): boolean =>
  isTourCompleted(tour, training) &&
  training.every(({ level }) =>
    tour.earned.some((one) => one.levelNumber === level.levelNumber && one.xp >= level.minXP),
  )

export type LevelStatus = 'completed' | 'current' | 'available' | 'locked'

/**
 * How a level stands for somebody; only current and completed ones open
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

/** Whether experience that was added leads over a multiple of 100. */
export const hasLeveledUp = (before: number, after: number): boolean =>
  Math.floor(after / XP_PER_LEVEL_UP) > Math.floor(before / XP_PER_LEVEL_UP)

const refuse = (path: string, message: string) =>
  new Problem('invalid-input', `${message}.`, { errors: [{ path, message }] })

const union = (some: readonly number[], more: readonly number[] = []) =>
  [...new Set([...some, ...more])].sort((one, other) => one - other)

/** What a level can still give: its own experience and its questions', less what it has given. */
function roomOf({ earned }: TourState, { level, questions }: TrainingCurriculum[number]): number {
  const given = earned.find(({ levelNumber }) => levelNumber === level.levelNumber)?.xp ?? 0
  return level.minXP + questions.reduce((sum, { xpReward }) => sum + xpReward, 0) - given
}

function give(tour: TourState, levelNumber: number, xp: number): TourState {
  const others = tour.earned.filter((entry) => entry.levelNumber !== levelNumber)
  const before = tour.earned.find((entry) => entry.levelNumber === levelNumber)?.xp ?? 0
  const earned = [...others, { levelNumber, xp: before + xp }].sort((one, other) => one.levelNumber - other.levelNumber)
  return { ...tour, earned }
}

type Award = {
  readonly xp: number
  readonly levelId?: number | undefined
  readonly questionId?: number | undefined
  /** The option that was chosen, from 0. */
  readonly answer?: number | undefined
}

/**
 * The levels that an award may be for, the likeliest first: those reached, the one under way before
 * earlier ones.
 */
function levelsFor(tour: TourState, training: TrainingCurriculum, { levelId, questionId }: Award): TrainingCurriculum {
  const named = training.filter(
    ({ level, questions }) =>
      (levelId === undefined || level.id === levelId) &&
      (questionId === undefined || questions.some(({ id }) => id === questionId)),
  )
  if (named.length === 0)
    throw refuse(questionId === undefined ? 'levelId' : 'questionId', 'There is no such thing to learn')
  const reached = named.filter(({ level }) => level.levelNumber <= tour.currentLevel)
  if (reached.length === 0) throw refuse('levelId', 'This level is still locked')
  return reached.toSorted((one, other) => other.level.levelNumber - one.level.levelNumber)
}

/**
 * Adds experience. All of it counts for one level: the one that is named, else the one under way,
 * else an earlier one with room for it. Throws `invalid-input` for a wrong answer, and for more
 * than the level, or the question, can give.
 */
export function awardXp(tour: TourState, training: TrainingCurriculum, award: Award): TourState {
  const levels = levelsFor(tour, training, award)
  const { xp, questionId, answer } = award
  if (questionId !== undefined) {
    const question = levels.flatMap(({ questions }) => questions).find(({ id }) => id === questionId)
    if (answer !== undefined && answer !== question?.correctAnswer)
      throw refuse('answer', 'This is not the right answer')
    const reward = question?.xpReward ?? 0
    if (xp > reward) throw refuse('xp', `This question gives ${reward}`)
    if (tour.answeredQuestions.includes(questionId)) throw refuse('questionId', 'This question has given its reward')
  }
  const found = levels.find((one) => roomOf(tour, one) >= xp)
  if (!found) throw refuse('xp', 'This is more experience than the level has left to give')
  const given = give(tour, found.level.levelNumber, xp)
  return questionId === undefined ? given : { ...given, answeredQuestions: union(tour.answeredQuestions, [questionId]) }
}

/**
 * Gives the badge of a level that was reached; one that is there already stays. Throws
 * `invalid-input`.
 */
export function awardBadge(tour: TourState, training: TrainingCurriculum, badgeId: number): TourState {
  const found = training.find(({ level }) => level.badgeId === badgeId)
  if (!found) throw refuse('badgeId', 'No level gives this badge')
  if (found.level.levelNumber > tour.currentLevel) throw refuse('badgeId', 'The level of this badge is still locked')
  return { ...tour, earnedBadges: union(tour.earnedBadges, [badgeId]) }
}

/**
 * Experience that a client counted itself is believed as far as the levels up to the current one
 * can give it.
 */
function raiseTo(tour: TourState, training: TrainingCurriculum, wanted: number): TourState {
  const open = training
    .filter(({ level }) => level.levelNumber <= tour.currentLevel)
    .toSorted((one, other) => one.level.levelNumber - other.level.levelNumber)
  let missing = wanted - getTotalXp(tour)
  let raised = tour
  for (const one of open) {
    const part = Math.min(missing, roomOf(raised, one))
    if (part > 0) raised = give(raised, one.level.levelNumber, part)
    missing -= Math.max(0, part)
  }
  if (missing > 0) throw refuse('totalXP', 'This is more experience than the levels can give')
  return raised
}

/**
 * Merges what a client says of a tour (docs/product/training.md#experience-and-badges): lists as
 * sets, level and experience upwards only. Whether the tour is complete follows from its levels.
 * Throws `invalid-input` for levels, badges and experience that there are not.
 */
export function mergeTourUpdate(tour: TourState, training: TrainingCurriculum, fields: TourProgressUpdate): TourState {
  const { tourType = tour.tourType, currentLevel = 1, completedLevels = [], earnedBadges = [] } = fields
  const exists = (number: number) => training.some(({ level }) => level.levelNumber === number)
  if (!exists(currentLevel)) throw refuse('currentLevel', 'There is no such level')
  if (!completedLevels.every(exists)) throw refuse('completedLevels', 'There is no such level')
  const merged: TourState = {
    ...tour,
    tourType,
    currentLevel: Math.max(tour.currentLevel, currentLevel),
    completedLevels: union(tour.completedLevels, completedLevels),
  }
  const raised = raiseTo(merged, training, fields.totalXP ?? 0)
  return earnedBadges.reduce((current, badgeId) => awardBadge(current, training, badgeId), raised)
}
