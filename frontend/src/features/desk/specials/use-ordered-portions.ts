import { dailySpecialRoutes } from '#shared/specials/contract'
import { useQuery } from '@tanstack/react-query'
import type { Location } from '#shared/locations/index'
import { callApi } from '#base/api/client'

/** How many portions of today's specials were ordered, by their ids. */
export function useOrderedPortions({ code: location }: Pick<Location, 'code'>): ReadonlyMap<string, number> {
  const { data = [] } = useQuery({
    queryKey: ['desk', dailySpecialRoutes.listDailySpecials.path, location],
    queryFn: () => callApi(dailySpecialRoutes.listDailySpecials, { params: { location } }),
    refetchOnMount: 'always',
  })
  return new Map(data.map(({ id, timesOrdered }) => [id, timesOrdered]))
}
