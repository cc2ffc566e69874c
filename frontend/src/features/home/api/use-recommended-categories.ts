import { useQuery } from '@tanstack/react-query'
import { recommendations } from '#shared/contract/recommendations'
import { call } from '../../../app/api/call'
import { useLocationConfig } from '../../../app/location'

/** What this user orders most. */
export function useRecommendedCategories() {
  const { code } = useLocationConfig()
  return useQuery({
    queryKey: [recommendations.categories.path, code],
    queryFn: () => call(recommendations.categories),
  })
}
