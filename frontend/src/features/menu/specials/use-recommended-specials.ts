import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import type { DailySpecial } from '#shared/specials/contract'
import { getServerId } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { getOfferKey } from '#shared/specials/dayparts'
import { passesDietaryFilters } from '#shared/menu/dietary/verdict'
import {
  estimateWeather,
  getRecommendationType,
  getTimeOfDay,
  recommendSpecials,
} from '#shared/specials/recommend-specials'
import type { RecommendationContext } from '#shared/specials/recommend-specials'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { useNow } from '#base/browser/use-now'
import { menuItemsQuery, specialsQuery } from '#base/menu/use-menu'
import { useDietFilters } from '#base/menu/diet-filters'
import { useOptionalLoyaltyAccount } from '#features/loyalty'
import { recordShownSpecials } from './recommendation-history'
import { usePosition } from './use-position'

const nothing: readonly DailySpecial[] = []

function momentAt(location: Location, now: Date): RecommendationContext {
  const { date, weekday, minutes } = toWallClock(location, now)
  const hour = Math.floor(minutes / 60)
  return { weekday, hour, weather: estimateWeather(Number(date.slice(5, 7)), hour) }
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
  const key = getOfferKey(toWallClock(location, now))
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    for (const { queryKey } of [menuItemsQuery(location.code), specialsQuery(location.code)])
      void client.invalidateQueries({ queryKey })
  }, [client, key, location.code])
}

/** The specials to recommend now; that they were shown, and why, is kept. */
export function useRecommendedSpecials() {
  const location = useLocationConfig()
  const { user } = useSession()
  const { data, isPending } = useQuery(specialsQuery(location.code))
  const { data: menu } = useQuery(menuItemsQuery(location.code))
  // An answer is shown when there is time to, never in the way of a tap.
  const specials = useDeferredValue(isPending ? undefined : (data ?? nothing))
  const { data: account, isLoading: isTierComing } = useOptionalLoyaltyAccount()
  const { position } = usePosition()
  const now = useNow()
  useOffersOf(location, now)
  const moment = momentAt(location, now)
  const { preferences, isLoading: isDietComing } = useDietFilters()
  const suitable = withDishes(specials ?? nothing, menu).filter(({ menuItem }) =>
    passesDietaryFilters(menuItem, preferences),
  )
  const recommended = recommendSpecials(suitable, moment)
  const ids = recommended.map(({ special }) => special.id).join(' ')

  useEffect(() => {
    if (isTierComing) return
    recordShownSpecials(
      recommended.map(({ special }) => ({
        userId: user?.id ?? null,
        locationId: getServerId(location),
        specialId: special.id,
        recommendationType: getRecommendationType(special, moment, position !== null),
        weatherData: { ...moment.weather },
        timeOfDay: getTimeOfDay(moment.hour),
        userTier: account?.tierLevel ?? null,
        wasShown: true,
      })),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for what is shown, not for every minute
  }, [ids, isTierComing])

  return { recommended, isPending: specials === undefined || isDietComing }
}
