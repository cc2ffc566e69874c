import { Problem } from '#shared/platform/problem'
import { getLocation, getServerId } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { getTotalXp, isTourCompleted, isTourRewardEarned } from '#shared/training/progress'
import type { TourState, TrainingCurriculum } from '#shared/training/progress'
import { buildPutIfAbsent, ifUnchanged, keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { getItem, queryAll, tableName } from '../platform/table/table'
import { BadgeRecord, LevelRecord, QuestionRecord, TourRecord, trainingKeys } from './records'
import type { TourProgress } from '#shared/training/contract'

export type TrainingCatalog = {
  readonly badges: readonly BadgeRecord[]
  readonly levels: TrainingCurriculum
  readonly questions: readonly QuestionRecord[]
}

/**
 * Everything that can be learned, in one query: badges, and levels with their questions, in order.
 */
export async function getTrainingCatalog(): Promise<TrainingCatalog> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :training',
    ExpressionAttributeValues: { ':training': trainingKeys.training },
  })
  const of = (type: string) => items.filter((item) => item['type'] === type)
  const questions = of('Question').map((item) => QuestionRecord.parse(item))
  const levels = of('Level')
    .map((item) => LevelRecord.parse(item))
    .sort((one, other) => one.levelNumber - other.levelNumber)
    .map((level) => ({ level, questions: questions.filter(({ levelNumber }) => levelNumber === level.levelNumber) }))
  return { badges: of('Badge').map((item) => BadgeRecord.parse(item)), levels, questions }
}

type Whose = { readonly userId: string; readonly location: LocationCode }

async function findTour({ userId, location }: Whose): Promise<TourRecord | undefined> {
  const item = await getItem(trainingKeys.tour(userId, location))
  return item && TourRecord.parse(item)
}

/** A user's tour at a location; throws `not-found` until it is begun. */
export async function getTour(whose: Whose): Promise<TourRecord> {
  const tour = await findTour(whose)
  if (!tour) throw new Problem('not-found', 'This training tour has not been begun yet.')
  return tour
}

/** Whether a user has earned the tour's reward, at any location. */
export async function hasCompletedTraining(userId: string): Promise<boolean> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :user AND begins_with(sk, :tours)',
    ExpressionAttributeValues: { ':user': trainingKeys.user(userId), ':tours': trainingKeys.tours },
  })
  const tours = items.map((item) => TourRecord.parse(item)).filter(({ completedLevels }) => completedLevels.length > 0)
  if (tours.length === 0) return false
  const { levels } = await getTrainingCatalog()
  return tours.some((tour) => isTourRewardEarned(tour, levels))
}

const recordOf = (tour: TourRecord) => ({ ...trainingKeys.tour(tour.userId, tour.location), ...tour })

/** Begins a tour, unless it was begun: then it stays as it is. */
export const beginTour = (whose: Whose, begin: () => TourState, now: Date): Promise<TourRecord> =>
  runOptimisticWrite(
    () => findTour(whose),
    (known) => {
      if (known) return keepUnchanged(known)
      const at = now.toISOString()
      const { userId, location } = whose
      const facts = { type: 'Tour', userId, location, version: 1, begunAt: at, updatedAt: at } as const
      const tour: TourRecord = { ...copyOf(begin()), ...facts }
      return { steps: [{ write: { Put: buildPutIfAbsent(recordOf(tour)) } }], answer: tour }
    },
  )

type Change = {
  readonly whose: Whose
  readonly now: Date
  /** Gives the tour as it should be; throws where that was not earned. */
  readonly change: (tour: TourRecord) => TourState
  readonly keep: (after: TourRecord, before: TourRecord) => readonly WriteStep[]
}

/**
 * Changes a tour and keeps the answer in one transaction; what others change at the same time is
 * not lost.
 */
export const updateTour = ({ whose, now, change, keep }: Change): Promise<{ before: TourRecord; after: TourRecord }> =>
  runOptimisticWrite(
    () => getTour(whose),
    (before) => {
      const version = before.version + 1
      const after: TourRecord = { ...before, ...copyOf(change(before)), version, updatedAt: now.toISOString() }
      const put = ifUnchanged({ TableName: tableName(), Item: recordOf(after) }, { version: before.version })
      return { steps: [{ write: { Put: put } }, ...keep(after, before)], answer: { before, after } }
    },
  )

const copyOf = ({ tourType, currentLevel, completedLevels, earnedBadges, earned, answeredQuestions }: TourState) => ({
  tourType,
  currentLevel,
  completedLevels: [...completedLevels],
  earnedBadges: [...earnedBadges],
  earned: [...earned],
  answeredQuestions: [...answeredQuestions],
})

/** A tour as the training page reads it. */
export const presentTour = (tour: TourRecord, training: TrainingCurriculum): TourProgress => ({
  userId: tour.userId,
  locationId: getServerId(getLocation(tour.location)),
  totalXP: getTotalXp(tour),
  currentLevel: tour.currentLevel,
  completedLevels: tour.completedLevels,
  earnedBadges: tour.earnedBadges,
  tourType: tour.tourType,
  isCompleted: isTourCompleted(tour, training),
})
