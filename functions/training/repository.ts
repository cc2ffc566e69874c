import { Problem } from '#shared/platform/problem'
import { getLocation, getServerId, type LocationCode } from '#shared/locations/index'
import {
  getTotalXp,
  isTourCompleted,
  isTourRewardEarned,
  type TourState,
  type TrainingCurriculum,
} from '#shared/training/progress'
import {
  buildPutIfAbsent,
  ifUnchanged,
  keepUnchanged,
  runOptimisticWrite,
  type WriteStep,
} from '../platform/table/transaction'
import { getItem, queryAll, tableName } from '../platform/table/table'
import { BadgeRecord, LevelRecord, QuestionRecord, TourRecord, trainingKeys } from './records'
import type { TourProgress } from '#shared/training/contract'
import { parseItems } from '../platform/table/parse-items'

type TrainingCatalog = {
  readonly badges: readonly BadgeRecord[]
  readonly levels: TrainingCurriculum
  readonly questions: readonly QuestionRecord[]
}

/** Returns all badges, levels with their questions, and questions, in order. */
export async function getTrainingCatalog(): Promise<TrainingCatalog> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :training',
    ExpressionAttributeValues: { ':training': trainingKeys.training },
  })
  const ofType = (type: string) => items.filter((item) => item['type'] === type)
  const questions = parseItems(QuestionRecord, ofType('Question'))
  const levels = parseItems(LevelRecord, ofType('Level'))
    .sort((one, other) => one.levelNumber - other.levelNumber)
    .map((level) => ({ level, questions: questions.filter(({ levelNumber }) => levelNumber === level.levelNumber) }))
  return { badges: parseItems(BadgeRecord, ofType('Badge')), levels, questions }
}

type TourOwner = { readonly userId: string; readonly location: LocationCode }

async function findTour({ userId, location }: TourOwner): Promise<TourRecord | undefined> {
  const item = await getItem(trainingKeys.tour(userId, location))
  return item && TourRecord.parse(item)
}

/** Returns a user's tour at a location. @throws Problem `not-found` before it is started */
export async function getTour(whose: TourOwner): Promise<TourRecord> {
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
  const tours = parseItems(TourRecord, items).filter(({ completedLevels }) => completedLevels.length > 0)
  if (tours.length === 0) return false
  const { levels } = await getTrainingCatalog()
  return tours.some((tour) => isTourRewardEarned(tour, levels))
}

const toItem = (tour: TourRecord) => ({ ...trainingKeys.tour(tour.userId, tour.location), ...tour })

/** Starts a tour, or returns the one that was started before. */
export const beginTour = (whose: TourOwner, begin: () => TourState, now: Date): Promise<TourRecord> =>
  runOptimisticWrite(
    () => findTour(whose),
    (existing) => {
      if (existing) return keepUnchanged(existing)
      const at = now.toISOString()
      const { userId, location } = whose
      const fields = { type: 'Tour', userId, location, version: 1, begunAt: at, updatedAt: at } as const
      const tour: TourRecord = { ...copyState(begin()), ...fields }
      return { steps: [{ write: { Put: buildPutIfAbsent(toItem(tour)) } }], answer: tour }
    },
  )

type TourChange = {
  readonly whose: TourOwner
  readonly now: Date
  /** Returns the changed tour. Throws if the change was not earned. */
  readonly change: (tour: TourRecord) => TourState
  readonly keep: (after: TourRecord, before: TourRecord) => readonly WriteStep[]
}

/** Changes a tour and stores the response in one transaction. Concurrent changes are not lost. */
export const updateTour = ({
  whose,
  now,
  change,
  keep,
}: TourChange): Promise<{ before: TourRecord; after: TourRecord }> =>
  runOptimisticWrite(
    () => getTour(whose),
    (before) => {
      const version = before.version + 1
      const after: TourRecord = { ...before, ...copyState(change(before)), version, updatedAt: now.toISOString() }
      const put = ifUnchanged({ TableName: tableName(), Item: toItem(after) }, { version: before.version })
      return { steps: [{ write: { Put: put } }, ...keep(after, before)], answer: { before, after } }
    },
  )

const copyState = ({
  tourType,
  currentLevel,
  completedLevels,
  earnedBadges,
  earned,
  answeredQuestions,
}: TourState) => ({
  tourType,
  currentLevel,
  completedLevels: [...completedLevels],
  earnedBadges: [...earnedBadges],
  earned: [...earned],
  answeredQuestions: [...answeredQuestions],
})

/** Presents a tour. */
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
