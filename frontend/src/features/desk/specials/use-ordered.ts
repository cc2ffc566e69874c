import { useQuery } from '@tanstack/react-query'
import { menu } from '#shared/contract/menu'
import type { Location } from '#shared/locations/index'
import { call } from '#base/api/call'

/** How many portions of today's specials were ordered, by their ids. */
export function useOrdered({ code: location }: Pick<Location, 'code'>): ReadonlyMap<string, number> {
  const { data = [] } = useQuery({
    queryKey: ['desk', menu.dailySpecials.path, location],
    queryFn: () => call(menu.dailySpecials, { params: { location } }),
    refetchOnMount: 'always',
  })
  return new Map(data.map(({ id, timesOrdered }) => [id, timesOrdered]))
}
