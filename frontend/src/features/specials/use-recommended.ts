import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef } from 'react'
import type { DailySpecial, MenuItem } from '#shared/contract/menu'
import type { Location } from '#shared/locations/index'
import { serverIdOf } from '#shared/locations/index'
import { wallClock } from '#shared/rules/local-time'
import { offerKey } from '#shared/rules/mealtimes'
import { isShown } from '#shared/rules/dietary-fit'
import { likelyWeather, recommendationType, recommendSpecials, timeOfDay } from '#shared/rules/specials'
import type { Moment } from '#shared/rules/specials'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { useNow } from '#base/use-now'
import { menuItemsQuery } from '#base/menu/use-menu'
import { useDiet } from '#base/diet/use-diet'
import { specialsQuery } from '#base/menu/specials-query'
import { useOwnAccount } from '#features/loyalty'
import { keepShown } from './api/keep-history'
import { usePosition } from './use-position'

const nothing: readonly DailySpecial[] = []

function momentAt(location: Location, now: Date): Moment {
  const { date, weekday, minutes } = wallClock(location, now)
  const hour = Math.floor(minutes / 60)
  return { weekday, hour, weather: likelyWeather(Number(date.slice(5, 7)), hour) }
}

/** With the dishes as the menu has them: it is told what sells out. */
const withDishes = (specials: readonly DailySpecial[], menu: readonly MenuItem[] = []) =>
  specials.map((special) => ({
    ...special,
    menuItem: menu.find(({ id }) => id === special.menuItem.id) ?? special.menuItem,
  }))

/** Reads prices anew when a meal or a day ends: what holds then is another. */
function useOffersOf(location: Location, now: Date) {
  const client = useQueryClient()
  const key = offerKey(wallClock(location, now))
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    for (const { queryKey } of [menuItemsQuery(location.code), specialsQuery(location.code)])
      void client.invalidateQueries({ queryKey })
  }, [client, key, location.code])
}

/** The specials to recommend now; that they were shown, and why, is kept. */
export function useRecommended() {
  const location = useLocationConfig()
  const { user } = useSession()
  const { data, isPending } = useQuery(specialsQuery(location.code))
  const { data: menu } = useQuery(menuItemsQuery(location.code))
  // An answer is shown when there is time to, never in the way of a tap.
  const specials = useDeferredValue(isPending ? undefined : (data ?? nothing))
  const { data: account, isLoading: isTierComing } = useOwnAccount()
  const { position } = usePosition()
  const now = useNow()
  useOffersOf(location, now)
  const moment = momentAt(location, now)
  const { preferences, isLoading: isDietComing } = useDiet()
  const suitable = withDishes(specials ?? nothing, menu).filter(({ menuItem }) => isShown(menuItem, preferences))
  const recommended = recommendSpecials(suitable, moment)
  const ids = recommended.map(({ special }) => special.id).join(' ')

  useEffect(() => {
    if (isTierComing) return
    keepShown(
      recommended.map(({ special }) => ({
        userId: user?.id ?? null,
        locationId: serverIdOf(location),
        specialId: special.id,
        recommendationType: recommendationType(special, moment, position !== null),
        weatherData: { ...moment.weather },
        timeOfDay: timeOfDay(moment.hour),
        userTier: account?.tierLevel ?? null,
        wasShown: true,
      })),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for what is shown, not for every minute
  }, [ids, isTierComing])

  return { recommended, isPending: specials === undefined || isDietComing }
}
