import { useQuery } from '@tanstack/react-query'
import { recommendationRoutes } from '#shared/contract/recommendations'
import { callApi } from '#base/api/call'
import { useLocationConfig } from '#base/location/location'

/** What this user orders most. */
export function useRecommendedCategories() {
  const { code } = useLocationConfig()
  return useQuery({
    queryKey: [recommendationRoutes.categories.path, code],
    queryFn: () => callApi(recommendationRoutes.categories),
  })
}
