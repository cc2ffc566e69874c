import * as z from 'zod/mini'
import { idField, LocationParam, LocationRef, numberField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

const tourTypes = ['customer', 'staff'] as const
export const TourType = z.enum(tourTypes)
export type TourType = z.infer<typeof TourType>

export const TrainingBadge = z.object({ id: z.int(), name: z.string(), icon: z.string() })
export type TrainingBadge = z.infer<typeof TrainingBadge>

export const TrainingLevel = z.object({
  id: z.int(),
  levelNumber: z.int(),
  title: z.string(),
  description: z.string(),
  /** The experience for finishing the level (docs/product/training.md#levels). */
  minXP: z.int(),
  badgeId: z.int(),
})
export type TrainingLevel = z.infer<typeof TrainingLevel>

export const QuizQuestion = z.object({
  id: z.int(),
  question: z.string(),
  options: z.array(z.string()),
  /** Position in `options`, from 0. */
  correctAnswer: z.int(),
  explanation: z.string(),
  xpReward: z.int(),
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

export const TourProgress = z.object({
  userId: z.string(),
  /** The server id of the location. */
  locationId: z.int(),
  totalXP: z.int(),
  currentLevel: z.int(),
  /** Level numbers. */
  completedLevels: z.array(z.int()),
  /** Badge ids. */
  earnedBadges: z.array(z.int()),
  tourType: TourType,
  isCompleted: z.boolean(),
})
export type TourProgress = z.infer<typeof TourProgress>

const Id = z.int().check(z.positive(), z.maximum(1_000_000))
const Ids = z.array(Id).check(z.maxLength(50))
const Experience = z.int().check(z.minimum(0), z.maximum(1_000_000))
const UserId = idField().check(z.minLength(1))

const ProgressFields = z.object({
  totalXP: z.optional(Experience),
  currentLevel: z.optional(Id),
  completedLevels: z.optional(Ids),
  earnedBadges: z.optional(Ids),
  tourType: z.optional(TourType),
  isCompleted: z.optional(z.boolean()),
})
/** The fields that a client may send; the rules decide what is earned. */
export type TourProgressUpdate = z.infer<typeof ProgressFields>

const Tour = z.object({ userId: UserId, locationId: LocationRef })
const TourPath = z.object({ userId: UserId, location: LocationParam })

export const trainingRoutes = {
  getProgress: {
    method: 'GET',
    path: '/api/gamification/progress/{userId}/{location}',
    summary: "The progress of a user's training tour at a location; 404 before it is started",
    access: 'self',
    table: 'read',
    params: TourPath,
    result: TourProgress,
  },
  beginTour: {
    method: 'POST',
    path: '/api/gamification/progress',
    summary: 'Starts a training tour, or returns the one in progress',
    access: 'self',
    table: 'write',
    body: z.extend(Tour, ProgressFields.shape),
    result: TourProgress,
  },
  updateProgress: {
    method: 'PUT',
    path: '/api/gamification/progress/{userId}/{location}',
    summary: 'Merges fields into a training tour, lists as sets; earned experience and badges are never lost',
    access: 'self',
    table: 'write',
    params: TourPath,
    body: ProgressFields,
    result: TourProgress,
  },
  listBadges: {
    method: 'GET',
    path: '/api/gamification/badges',
    summary: 'All badges of the training tour',
    access: 'user',
    table: 'read',
    result: z.array(TrainingBadge),
  },
  listLevels: {
    method: 'GET',
    path: '/api/gamification/levels',
    summary: 'All levels of the training tour, in their order',
    access: 'user',
    table: 'read',
    result: z.array(TrainingLevel),
  },
  getQuiz: {
    method: 'GET',
    path: '/api/gamification/quiz/{levelId}',
    summary: "A level's questions, with answers and explanations",
    access: 'user',
    table: 'read',
    params: z.object({
      levelId: numberField('a level id'),
    }),
    result: z.array(QuizQuestion),
  },
  awardXp: {
    method: 'POST',
    path: '/api/gamification/award-xp',
    summary: 'Adds experience, at most what the level and its questions can give',
    access: 'self',
    table: 'write',
    body: z.extend(Tour, {
      xp: Experience.check(z.positive()),
      /** The level it is for; by default a reached level that can still give experience. */
      levelId: z.optional(Id),
      /** The answered question, which gives its reward once. */
      questionId: z.optional(Id),
      /** The chosen option, from 0. Only the correct one earns experience. */
      answer: z.optional(z.int().check(z.minimum(0), z.maximum(50))),
    }),
    result: z.extend(TourProgress, { leveledUp: z.boolean() }),
  },
  awardBadge: {
    method: 'POST',
    path: '/api/gamification/award-badge',
    summary: 'Awards the badge of a reached level',
    access: 'self',
    table: 'write',
    body: z.extend(Tour, { badgeId: Id }),
    result: TourProgress,
  },
} as const satisfies RouteGroup
