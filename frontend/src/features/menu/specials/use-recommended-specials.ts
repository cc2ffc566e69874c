import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import type { DailySpecial } from '#shared/specials/contract'
import { getServerId } from '#shared/locations/index'
import { getRecommendationType, getTimeOfDay, recommendSpecials } from '#shared/specials/recommend-specials'
import { passesAsSpecial } from '#shared/specials/special-diet'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { useNow } from '#base/browser/use-now'
import { menuItemsQuery, specialsQuery } from '#base/menu/use-menu'
import { useDietFilters } from '#base/menu/diet-filters'
import { useAfterPaint } from '#ui/motion'
import { useOptionalLoyaltyAccount } from '#features/loyalty'
import { getRecommendationContext } from './recommendation-context'
import { recordShownSpecials } from './recommendation-history'
import { useOfferRefresh } from './use-offer-refresh'
import { usePosition } from './use-position'

const noSpecials: readonly DailySpecial[] = []

/** Replaces each special's dish with the menu's, which receives live updates of sold-out dishes. */
const applyMenu = (specials: readonly DailySpecial[], menu: readonly MenuItem[] = []) =>
  specials.map((special) => ({
    ...special,
    menuItem: menu.find(({ id }) => id === special.menuItem.id) ?? special.menuItem,
  }))

/** Returns the specials to recommend now, and records that they were shown. */
export function useRecommendedSpecials() {
  const location = useLocationConfig()
  const { user } = useSession()
  const { data, isPending, isError } = useQuery(specialsQuery(location.code))
  const { data: menu } = useQuery(menuItemsQuery(location.code))
  // The answer renders at low priority, so that it does not delay taps.
  const specials = useDeferredValue(isPending ? undefined : (data ?? noSpecials))
  const { data: account, isLoading: isTierLoading } = useOptionalLoyaltyAccount()
  const { position } = usePosition()
  const now = useNow()
  useOfferRefresh(location, now)
  const context = getRecommendationContext(location, now)
  const { preferences, isLoading: isDietLoading } = useDietFilters()
  // A choice in the filters is shown before the specials that it hides. Null while they load.
  const applied = useAfterPaint(isDietLoading ? null : preferences)
  const offered = applyMenu(specials ?? noSpecials, menu)
  const suitable = offered.filter((special) => applied && passesAsSpecial(special, applied))
  const recommended = recommendSpecials(suitable, context)
  const ids = recommended.map(({ special }) => special.id).join(' ')

  const recordShown = useEffectEvent(() =>
    recordShownSpecials(
      recommended.map(({ special }) => ({
        userId: user?.id ?? null,
        locationId: getServerId(location),
        specialId: special.id,
        recommendationType: getRecommendationType(special, context, position !== null),
        weatherData: context.weather && { ...context.weather },
        timeOfDay: getTimeOfDay(context.hour),
        userTier: account?.tierLevel ?? null,
        wasShown: true,
      })),
    ),
  )
  // Records once per shown list, not every minute.
  useEffect(() => {
    if (!isTierLoading) recordShown()
  }, [ids, isTierLoading])

  return {
    recommended,
    /** There are specials, but the guest's dietary filters hide all of them. */
    areFiltered: recommended.length === 0 && recommendSpecials(offered, context).length > 0,
    isPending: specials === undefined || applied === null,
    /** Whether it is unknown if there are any. */
    hasFailed: isError && data === undefined,
  }
}
