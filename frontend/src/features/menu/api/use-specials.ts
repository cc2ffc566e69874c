import { useQuery } from '@tanstack/react-query'
import { menu } from '#shared/contract/menu'
import type { DailySpecial } from '#shared/contract/menu'
import { wallClock } from '#shared/rules/hours'
import { addressOf, call } from '../../../app/api/call'
import { useLocationConfig } from '../../../app/location'

/** Today's specials that can still be had, the most important first; none while they are not known. */
export function useTodaysSpecials(now: Date): readonly DailySpecial[] {
  const location = useLocationConfig()
  const { data = [] } = useQuery({
    queryKey: [addressOf(menu.dailySpecials.path, { location: location.code })],
    queryFn: () => call(menu.dailySpecials, { params: { location: location.code } }),
  })
  const { weekday } = wallClock(location, now)
  return data
    .filter(({ dayOfWeek, menuItem }) => dayOfWeek === weekday && menuItem.isAvailable)
    .sort((one, other) => other.priority - one.priority)
}
