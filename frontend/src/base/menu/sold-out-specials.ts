import { useQuery } from '@tanstack/react-query'
import type { Location } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import type { DailySpecial } from '#shared/specials/contract'
import { isOfferedAt } from '#shared/specials/dayparts'
import { hasPortionsLeft } from '#shared/specials/recommend-specials'
import { useNow } from '../browser/use-now'
import { specialsQuery } from './use-menu'

/**
 * Returns the specials that reached their daily limit and so take their dishes off the menu for now
 * (docs/product/specials.md#daily-limit), and the state of their query.
 */
export function useSoldOutSpecials(location: Location) {
  const { data, isError, refetch } = useQuery({ ...specialsQuery(location.code), refetchOnMount: 'always' })
  const clock = toWallClock(location, useNow())
  const soldOut = data?.filter(
    (special) => isOfferedAt(special, clock) && !hasPortionsLeft(special, special.timesOrdered),
  )
  return { data: soldOut, isError, refetch }
}

/** Describes that a special is sold out: `Special sold out: Miso Monday, 5 of 5 today`. */
export const describeSoldOutSpecial = ({ title, timesOrdered, maxDailyOrders }: DailySpecial): string =>
  `Special sold out: ${title}, ${timesOrdered} of ${maxDailyOrders ?? timesOrdered} today`
