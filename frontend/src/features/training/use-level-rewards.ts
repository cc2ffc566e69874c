import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { trainingRoutes, type QuizQuestion, type TrainingLevel } from '#shared/training/contract'
import { ApiError, callApi } from '#base/api/client'
import { toast } from '#ui/toast'
import { numberListStorage } from './quiz'
import { tourProgressQuery, type TourKey } from './tour-progress'

/** One idempotency key for each reward, so that repeated requests award it once. */
const idempotencyHeaders = ({ locationId }: TourKey, reward: string) => ({
  'Idempotency-Key': `tour-${locationId}-${reward}`,
})

/**
 * Returns whether an award led to a level-up.
 * After the idempotency key has expired, the server rejects a repeated award with 400.
 */
async function ignoreRepeated(award: Promise<{ readonly leveledUp: boolean }>): Promise<boolean> {
  try {
    return (await award).leveledUp
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return false
    throw error
  }
}

const awardAnswer = (
  tourKey: TourKey,
  level: TrainingLevel,
  { id, xpReward, correctAnswer }: QuizQuestion,
): Promise<boolean> =>
  ignoreRepeated(
    callApi(trainingRoutes.awardXp, {
      body: { ...tourKey, xp: xpReward, levelId: level.id, questionId: id, answer: correctAnswer },
      headers: idempotencyHeaders(tourKey, `question-${id}`),
    }),
  )

/** Awards a level's XP and badge and opens the next level. Repeating any step is safe. */
async function completeLevel(
  tourKey: TourKey,
  { id, levelNumber, minXP, badgeId }: TrainingLevel,
  next: TrainingLevel | undefined,
) {
  const { userId, locationId } = tourKey
  const leveledUp = await ignoreRepeated(
    callApi(trainingRoutes.awardXp, {
      body: { ...tourKey, xp: minXP, levelId: id },
      headers: idempotencyHeaders(tourKey, `level-${id}`),
    }),
  )
  await callApi(trainingRoutes.awardBadge, { body: { ...tourKey, badgeId } })
  const progress = await callApi(trainingRoutes.updateProgress, {
    params: { userId, location: String(locationId) },
    body: { completedLevels: [levelNumber], ...(next ? { currentLevel: next.levelNumber } : { isCompleted: true }) },
  })
  return { progress, leveledUp }
}

const showLevelUp = (leveledUp: boolean) => {
  if (leveledUp) toast({ title: 'Level Up! 🎉', description: 'Another 100 XP. Keep the fire going!' })
}

/**
 * The ids of questions whose award request failed.
 * Stored, because the user may close the level.
 */
function createFailedAwards(storageKey: string) {
  const ids = new Set((numberListStorage(storageKey).stored ?? '').split(',').filter(Boolean).map(Number))
  const save = () => numberListStorage(storageKey).save([...ids])
  return {
    ids,
    add: (id: number) => {
      ids.add(id)
      save()
    },
    remove: (id: number) => {
      ids.delete(id)
      save()
    },
  }
}

/**
 * Requests the rewards of a level and its questions
 * (docs/product/training.md#experience-and-badges).
 * Completing the level repeats the requests that failed.
 */
export function useLevelRewards(
  tourKey: TourKey,
  level: TrainingLevel,
  next: TrainingLevel | undefined,
  questions: readonly QuizQuestion[],
  storageKey: string,
) {
  const client = useQueryClient()
  const { queryKey } = tourProgressQuery(tourKey)
  const [failedAwards] = useState(() => createFailedAwards(`${storageKey}-owed`))

  const answer = useMutation({
    mutationFn: (question: QuizQuestion) => awardAnswer(tourKey, level, question),
    onSuccess: showLevelUp,
    onError: (_error, { id }) => failedAwards.add(id),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
  const completion = useMutation({
    mutationFn: async () => {
      for (const question of questions.filter(({ id }) => failedAwards.ids.has(id))) {
        await awardAnswer(tourKey, level, question)
        failedAwards.remove(question.id)
      }
      return completeLevel(tourKey, level, next)
    },
    onSuccess: ({ progress, leveledUp }) => {
      client.setQueryData(queryKey, progress)
      showLevelUp(leveledUp)
    },
  })
  return { answer, completion }
}
