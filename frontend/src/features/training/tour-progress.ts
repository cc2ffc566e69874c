import { queryOptions, useQuery } from '@tanstack/react-query'
import { trainingRoutes } from '#shared/training/contract'
import type { TourProgress, TourType } from '#shared/training/contract'
import { ApiError, callApi } from '#base/api/client'
import type { LevelStatus } from '#shared/training/progress'

/** Whose tour, and at which location (its server id). */
export type TourKey = { readonly userId: string; readonly locationId: number }

/** Until a tour is begun there is none: null. */
async function progressOrNull({ userId, locationId }: TourKey): Promise<TourProgress | null> {
  try {
    return await callApi(trainingRoutes.getProgress, { params: { userId, location: String(locationId) } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const tourProgressQuery = (whose: TourKey) =>
  queryOptions({
    queryKey: [trainingRoutes.getProgress.path, whose.userId, whose.locationId],
    queryFn: () => progressOrNull(whose),
    refetchOnMount: 'always',
  })

export const useTourProgress = (whose: TourKey) => useQuery(tourProgressQuery(whose))

export const useLevels = () =>
  useQuery({ queryKey: [trainingRoutes.listLevels.path], queryFn: () => callApi(trainingRoutes.listLevels) })

export const useBadges = () =>
  useQuery({ queryKey: [trainingRoutes.listBadges.path], queryFn: () => callApi(trainingRoutes.listBadges) })

export const useQuizQuestions = (levelId: number) =>
  useQuery({
    queryKey: [trainingRoutes.getQuiz.path, levelId],
    queryFn: () => callApi(trainingRoutes.getQuiz, { params: { levelId: String(levelId) } }),
  })

export const tourNames: Record<TourType, string> = { customer: 'Customer Tour', staff: 'Staff Training' }

/** How a level stands, and what its button does then. */
export const levelStatusLabels: Record<LevelStatus, { readonly state: string; readonly act: string }> = {
  completed: { state: 'Completed', act: 'Review' },
  current: { state: 'Current level', act: 'Start Level' },
  available: { state: 'Skipped', act: 'Not Open' },
  locked: { state: 'Locked', act: 'Locked' },
}

export const TOUR_NOT_LOADED = 'Your tour could not be loaded. What you have earned is safe.'
