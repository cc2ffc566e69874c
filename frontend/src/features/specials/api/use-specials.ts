import { useQuery } from '@tanstack/react-query'
import { menu } from '#shared/contract/menu'
import { addressOf, call } from '../../../app/api/call'
import { useLocationConfig } from '../../../app/location'

/** The location's specials of every weekday, with today's counts. */
export function useSpecials() {
  const { code } = useLocationConfig()
  return useQuery({
    queryKey: [addressOf(menu.dailySpecials.path, { location: code })],
    queryFn: () => call(menu.dailySpecials, { params: { location: code } }),
  })
}
