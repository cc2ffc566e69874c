import { useMutation, useQueryClient } from '@tanstack/react-query'
import { gamification } from '#shared/contract/gamification'
import type { TourType } from '#shared/contract/gamification'
import { messageOf } from '#base/api/api-error'
import { call } from '#base/api/call'
import { toast } from '#base/components/toast'
import { progressQuery } from './tour-queries'
import type { Whose } from './tour-queries'

const nothingYet = { totalXP: 0, currentLevel: 1, completedLevels: [], earnedBadges: [], isCompleted: false }

/**
 * Begins the tour, or goes on with it as the other kind (docs/product/training.md#choosing-a-tour).
 */
export function useChooseTour(whose: Whose) {
  const client = useQueryClient()
  const { queryKey } = progressQuery(whose)
  return useMutation({
    mutationFn: async (tourType: TourType) => {
      const { userId, locationId } = whose
      const params = { userId, location: String(locationId) }
      if (client.getQueryData(queryKey)) return call(gamification.update, { params, body: { tourType } })
      const begun = await call(gamification.begin, { body: { userId, locationId, ...nothingYet, tourType } })
      // Another tab may have begun it as the other kind meanwhile.
      return begun.tourType === tourType ? begun : call(gamification.update, { params, body: { tourType } })
    },
    onSuccess: (progress) => client.setQueryData(queryKey, progress),
    onError: (error) =>
      toast({ title: 'Tour Not Started', description: messageOf(error, 'Please try again.'), type: 'error' }),
  })
}
