import { Problem } from '#shared/problem'
import type { LocationCode } from '#shared/locations/index'
import { hasMastered } from '#shared/rules/training'
import type { Tour, Training } from '#shared/rules/training'
import { getItem, queryAll, tableName, transact } from '../runtime/table'
import type { Step } from '../runtime/table'
import { BadgeRecord, gamificationKeys, LevelRecord, QuestionRecord, TourRecord } from './records'

export type WholeTraining = {
  readonly badges: readonly BadgeRecord[]
  readonly levels: Training
  readonly questions: readonly QuestionRecord[]
}

/** Everything that can be learned, in one query: badges, and levels with their questions, in order. */
export async function wholeTraining(): Promise<WholeTraining> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :training',
    ExpressionAttributeValues: { ':training': gamificationKeys.training },
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
  const item = await getItem(gamificationKeys.tour(userId, location))
  return item && TourRecord.parse(item)
}

/** A user's tour at a location; throws `not-found` until it is begun. */
export async function tourOf(whose: Whose): Promise<TourRecord> {
  const tour = await findTour(whose)
  if (!tour) throw new Problem('not-found', 'This training tour has not been begun yet.')
  return tour
}

/** Whether a user has earned the tour's reward, at any location. */
export async function isMaster(userId: string): Promise<boolean> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :user AND begins_with(sk, :tours)',
    ExpressionAttributeValues: { ':user': gamificationKeys.user(userId), ':tours': gamificationKeys.tours },
  })
  const tours = items.map((item) => TourRecord.parse(item)).filter(({ completedLevels }) => completedLevels.length > 0)
  if (tours.length === 0) return false
  const { levels } = await wholeTraining()
  return tours.some((tour) => hasMastered(tour, levels))
}

/** Somebody else wrote first. */
class Overtaken extends Error {}

const put = (tour: TourRecord): Step => ({
  write: {
    Put: {
      TableName: tableName(),
      Item: { ...gamificationKeys.tour(tour.userId, tour.location), ...tour },
      ConditionExpression: tour.version === 1 ? 'attribute_not_exists(pk)' : '#version = :before',
      ...(tour.version > 1 && {
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':before': tour.version - 1 },
      }),
    },
  },
  refused: () => new Overtaken(),
})

const MAX_ATTEMPTS = 20

async function untilFirst<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
    }
  }
  throw new Problem('unavailable', 'This tour is being changed by many at once. Please try again.')
}

/** Begins a tour, unless it was begun: then it stays as it is. */
export const beginTour = ({ userId, location }: Whose, begin: () => Tour, now: Date): Promise<TourRecord> =>
  untilFirst(async () => {
    const known = await findTour({ userId, location })
    if (known) return known
    const at = now.toISOString()
    const tour: TourRecord = {
      ...copyOf(begin()),
      type: 'Tour',
      userId,
      location,
      version: 1,
      begunAt: at,
      updatedAt: at,
    }
    await transact([put(tour)])
    return tour
  })

type Change = {
  readonly whose: Whose
  readonly now: Date
  /** Gives the tour as it should be; throws where that was not earned. */
  readonly change: (tour: TourRecord) => Tour
  readonly keep: (after: TourRecord, before: TourRecord) => readonly Step[]
}

/** Changes a tour and keeps the answer in one transaction; what others change at the same time is not lost. */
export const changeTour = ({ whose, now, change, keep }: Change): Promise<{ before: TourRecord; after: TourRecord }> =>
  untilFirst(async () => {
    const before = await tourOf(whose)
    const after: TourRecord = {
      ...before,
      ...copyOf(change(before)),
      version: before.version + 1,
      updatedAt: now.toISOString(),
    }
    await transact([put(after), ...keep(after, before)])
    return { before, after }
  })

const copyOf = ({ tourType, currentLevel, completedLevels, earnedBadges, earned, answeredQuestions }: Tour) => ({
  tourType,
  currentLevel,
  completedLevels: [...completedLevels],
  earnedBadges: [...earnedBadges],
  earned: [...earned],
  answeredQuestions: [...answeredQuestions],
})
