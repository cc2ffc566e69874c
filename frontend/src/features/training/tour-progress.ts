import { queryOptions, useQuery } from '@tanstack/react-query'
import { trainingRoutes, type TourProgress, type TourType } from '#shared/training/contract'
import { ApiError, callApi } from '#base/api/client'
import type { LevelStatus } from '#shared/training/progress'

/** Identifies a tour: a user at a location (by its server id). */
export type TourKey = { readonly userId: string; readonly locationId: number }

/** Returns null if the user hasn't started a tour. */
async function fetchProgress({ userId, locationId }: TourKey): Promise<TourProgress | null> {
  try {
    return await callApi(trainingRoutes.getProgress, { params: { userId, location: String(locationId) } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const tourProgressQuery = (tourKey: TourKey) =>
  queryOptions({
    queryKey: [trainingRoutes.getProgress.path, tourKey.userId, tourKey.locationId],
    queryFn: () => fetchProgress(tourKey),
    refetchOnMount: 'always',
  })

export const useTourProgress = (tourKey: TourKey) => useQuery(tourProgressQuery(tourKey))

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

/** The status and button labels of a level. */
export const levelStatusLabels: Record<LevelStatus, { readonly state: string; readonly action: string }> = {
  completed: { state: 'Completed', action: 'Review' },
  current: { state: 'Current level', action: 'Start Level' },
  available: { state: 'Skipped', action: 'Not Open' },
  locked: { state: 'Locked', action: 'Locked' },
}

export const TOUR_NOT_LOADED = 'Your tour could not be loaded. What you have earned is safe.'
