import { useQuery } from '@tanstack/react-query'
import { recommendations } from '#shared/contract/recommendations'
import { call } from '#base/api/call'
import { useLocationConfig } from '#base/location/location'

/** What this user orders most. */
export function useRecommendedCategories() {
  const { code } = useLocationConfig()
  return useQuery({
    queryKey: [recommendations.categories.path, code],
    queryFn: () => call(recommendations.categories),
  })
}
