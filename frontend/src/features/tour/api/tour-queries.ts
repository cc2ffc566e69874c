import { queryOptions, useQuery } from '@tanstack/react-query'
import { gamification } from '#shared/contract/gamification'
import type { TourProgress } from '#shared/contract/gamification'
import { ApiError } from '#base/api/api-error'
import { call } from '#base/api/call'

/** Whose tour, and at which location (its server id). */
export type Whose = { readonly userId: string; readonly locationId: number }

/** Until a tour is begun there is none: null. */
async function progressOrNull({ userId, locationId }: Whose): Promise<TourProgress | null> {
  try {
    return await call(gamification.progress, { params: { userId, location: String(locationId) } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const progressQuery = (whose: Whose) =>
  queryOptions({
    queryKey: [gamification.progress.path, whose.userId, whose.locationId],
    queryFn: () => progressOrNull(whose),
    refetchOnMount: 'always',
  })

export const useProgress = (whose: Whose) => useQuery(progressQuery(whose))

export const useLevels = () =>
  useQuery({ queryKey: [gamification.levels.path], queryFn: () => call(gamification.levels) })

export const useBadges = () =>
  useQuery({ queryKey: [gamification.badges.path], queryFn: () => call(gamification.badges) })

export const useQuestions = (levelId: number) =>
  useQuery({
    queryKey: [gamification.quiz.path, levelId],
    queryFn: () => call(gamification.quiz, { params: { levelId: String(levelId) } }),
  })
