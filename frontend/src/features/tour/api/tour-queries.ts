import { queryOptions, useQuery } from '@tanstack/react-query'
import { trainingRoutes } from '#shared/contract/gamification'
import type { TourProgress } from '#shared/contract/gamification'
import { ApiError } from '#base/api/api-error'
import { callApi } from '#base/api/call'

/** Whose tour, and at which location (its server id). */
export type TourKey = { readonly userId: string; readonly locationId: number }

/** Until a tour is begun there is none: null. */
async function progressOrNull({ userId, locationId }: TourKey): Promise<TourProgress | null> {
  try {
    return await callApi(trainingRoutes.progress, { params: { userId, location: String(locationId) } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const tourProgressQuery = (whose: TourKey) =>
  queryOptions({
    queryKey: [trainingRoutes.progress.path, whose.userId, whose.locationId],
    queryFn: () => progressOrNull(whose),
    refetchOnMount: 'always',
  })

export const useTourProgress = (whose: TourKey) => useQuery(tourProgressQuery(whose))

export const useLevels = () =>
  useQuery({ queryKey: [trainingRoutes.levels.path], queryFn: () => callApi(trainingRoutes.levels) })

export const useBadges = () =>
  useQuery({ queryKey: [trainingRoutes.badges.path], queryFn: () => callApi(trainingRoutes.badges) })

export const useQuizQuestions = (levelId: number) =>
  useQuery({
    queryKey: [trainingRoutes.quiz.path, levelId],
    queryFn: () => callApi(trainingRoutes.quiz, { params: { levelId: String(levelId) } }),
  })
