import * as z from 'zod/mini'
import { TrainingBadge, TrainingLevel, QuizQuestion, TourType } from '#shared/training/contract'
import { locations, type LocationCode } from '#shared/locations/index'
import { versionedRecord } from '../platform/table/table-schema'

const user = (userId: string) => `USER#${userId}`
const questions = (levelNumber: number) => `QUESTION#${levelNumber}#`

/** Keys of badges, levels and questions, all in one partition, and of each user's tours. */
export const trainingKeys = {
  training: 'TRAINING',
  badge: (id: number) => ({ pk: 'TRAINING', sk: `BADGE#${id}` }),
  level: (levelNumber: number) => ({ pk: 'TRAINING', sk: `LEVEL#${levelNumber}` }),
  question: (levelNumber: number, id: number) => ({ pk: 'TRAINING', sk: `${questions(levelNumber)}${id}` }),
  user,
  tours: 'TOUR#',
  tour: (userId: string, location: LocationCode) => ({ pk: user(userId), sk: `TOUR#${location}` }),
} as const

export const BadgeRecord = versionedRecord(z.extend(TrainingBadge, { type: z.literal('Badge') }))
export type BadgeRecord = z.infer<typeof BadgeRecord>

export const LevelRecord = versionedRecord(z.extend(TrainingLevel, { type: z.literal('Level') }))
export type LevelRecord = z.infer<typeof LevelRecord>

export const QuestionRecord = versionedRecord(
  z.extend(QuizQuestion, { type: z.literal('Question'), levelNumber: z.int() }),
)
export type QuestionRecord = z.infer<typeof QuestionRecord>

export const TourRecord = versionedRecord(
  z.object({
    type: z.literal('Tour'),
    userId: z.string(),
    location: z.enum(locations.map(({ code }) => code)),
    tourType: TourType,
    currentLevel: z.int(),
    completedLevels: z.array(z.int()),
    earnedBadges: z.array(z.int()),
    earned: z.array(z.object({ levelNumber: z.int(), xp: z.int() })),
    answeredQuestions: z.array(z.int()),
    /** Incremented by every change; the condition of optimistic writes. */
    version: z.int(),
    begunAt: z.string(),
    updatedAt: z.string(),
  }),
)
export type TourRecord = z.infer<typeof TourRecord>
