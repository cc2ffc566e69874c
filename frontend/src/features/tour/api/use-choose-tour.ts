import { useMutation, useQueryClient } from '@tanstack/react-query'
import { trainingRoutes } from '#shared/contract/gamification'
import type { TourType } from '#shared/contract/gamification'
import { getErrorMessage } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { toast } from '#base/components/toast'
import { tourProgressQuery } from './tour-queries'
import type { TourKey } from './tour-queries'

const nothingYet = { totalXP: 0, currentLevel: 1, completedLevels: [], earnedBadges: [], isCompleted: false }

/**
 * Begins the tour, or goes on with it as the other kind (docs/product/training.md#choosing-a-tour).
 */
export function useChooseTour(whose: TourKey) {
  const client = useQueryClient()
  const { queryKey } = tourProgressQuery(whose)
  return useMutation({
    mutationFn: async (tourType: TourType) => {
      const { userId, locationId } = whose
      const params = { userId, location: String(locationId) }
      if (client.getQueryData(queryKey)) return callApi(trainingRoutes.update, { params, body: { tourType } })
      const begun = await callApi(trainingRoutes.begin, { body: { userId, locationId, ...nothingYet, tourType } })
      // Another tab may have begun it as the other kind meanwhile.
      return begun.tourType === tourType ? begun : callApi(trainingRoutes.update, { params, body: { tourType } })
    },
    onSuccess: (progress) => client.setQueryData(queryKey, progress),
    onError: (error) =>
      toast({ title: 'Tour Not Started', description: getErrorMessage(error, 'Please try again.'), type: 'error' }),
  })
}
