import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { trainingRoutes } from '#shared/training/contract'
import type { QuizQuestion, TrainingLevel } from '#shared/training/contract'
import { ApiError, callApi } from '#base/api/client'
import { toast } from '#ui/toast'
import { numberListStorage } from './quiz'
import { tourProgressQuery } from './tour-progress'
import type { TourKey } from './tour-progress'

/** One key for each thing there is to earn: however often it is sent, it is given once. */
const onceFor = ({ locationId }: TourKey, what: string) => ({ 'Idempotency-Key': `tour-${locationId}-${what}` })

/** What was given on another day is there already: the server refuses to give it twice. */
async function unlessGiven(award: Promise<{ readonly leveledUp: boolean }>): Promise<boolean> {
  try {
    return (await award).leveledUp
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return false
    throw error
  }
}

const awardAnswer = (
  whose: TourKey,
  level: TrainingLevel,
  { id, xpReward, correctAnswer }: QuizQuestion,
): Promise<boolean> =>
  unlessGiven(
    callApi(trainingRoutes.awardXp, {
      body: { ...whose, xp: xpReward, levelId: level.id, questionId: id, answer: correctAnswer },
      headers: onceFor(whose, `question-${id}`),
    }),
  )

/** A level's experience and badge, and on to the next. Each step can be repeated. */
async function finish(
  whose: TourKey,
  { id, levelNumber, minXP, badgeId }: TrainingLevel,
  next: TrainingLevel | undefined,
) {
  const { userId, locationId } = whose
  const leveledUp = await unlessGiven(
    callApi(trainingRoutes.awardXp, {
      body: { ...whose, xp: minXP, levelId: id },
      headers: onceFor(whose, `level-${id}`),
    }),
  )
  await callApi(trainingRoutes.awardBadge, { body: { ...whose, badgeId } })
  const progress = await callApi(trainingRoutes.updateProgress, {
    params: { userId, location: String(locationId) },
    body: { completedLevels: [levelNumber], ...(next ? { currentLevel: next.levelNumber } : { isCompleted: true }) },
  })
  return { progress, leveledUp }
}

const tellLevelUp = (leveledUp: boolean) => {
  if (leveledUp) toast({ title: 'Level Up! 🎉', description: 'Another 100 XP. Keep the fire going!' })
}

/**
 * Questions whose reward did not get through; kept under a name, for the level may be closed before
 * its end.
 */
function debts(name: string) {
  const ids = new Set((numberListStorage(name).kept ?? '').split(',').filter(Boolean).map(Number))
  const keep = () => numberListStorage(name).keep([...ids])
  return {
    ids,
    add: (id: number) => {
      ids.add(id)
      keep()
    },
    settle: (id: number) => {
      ids.delete(id)
      keep()
    },
  }
}

/** What a level that isn't completed yet gives (docs/product/training.md#experience-and-badges). */
export function useLevelRewards(
  whose: TourKey,
  level: TrainingLevel,
  next: TrainingLevel | undefined,
  questions: readonly QuizQuestion[],
  keptUnder: string,
) {
  const client = useQueryClient()
  const { queryKey } = tourProgressQuery(whose)
  /** They are sent again with the level's end. */
  const [owed] = useState(() => debts(`${keptUnder}-owed`))

  const answer = useMutation({
    mutationFn: (question: QuizQuestion) => awardAnswer(whose, level, question),
    onSuccess: tellLevelUp,
    onError: (_error, { id }) => owed.add(id),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
  const end = useMutation({
    mutationFn: async () => {
      for (const question of questions.filter(({ id }) => owed.ids.has(id))) {
        await awardAnswer(whose, level, question)
        owed.settle(question.id)
      }
      return finish(whose, level, next)
    },
    onSuccess: ({ progress, leveledUp }) => {
      client.setQueryData(queryKey, progress)
      tellLevelUp(leveledUp)
    },
  })
  return { answer, end }
}
