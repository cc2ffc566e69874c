import { useQuery } from '@tanstack/react-query'
import { menuRoutes } from '#shared/menu/contract'
import type { Location } from '#shared/locations/index'
import { callApi } from '#base/api/client'

/** How many portions of today's specials were ordered, by their ids. */
export function useOrderedPortions({ code: location }: Pick<Location, 'code'>): ReadonlyMap<string, number> {
  const { data = [] } = useQuery({
    queryKey: ['desk', menuRoutes.dailySpecials.path, location],
    queryFn: () => callApi(menuRoutes.dailySpecials, { params: { location } }),
    refetchOnMount: 'always',
  })
  return new Map(data.map(({ id, timesOrdered }) => [id, timesOrdered]))
}
