import { findNextChange, findNextOffer, getPriceIn, isOfferedIn, listDaypartsAt } from '#shared/dayparts/dayparts'
import { toLocationHours } from '#shared/hours/opening-hours'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import type { DishWithPortions } from '../present'
import type { Menu } from '../records'

/** What a menu offers at a time. */
export type Offers = {
  /** Changes whenever dishes, prices or the next offers do. */
  readonly key: string
  /** Returns dishes at their prices of the time, with `offeredAt` where they aren't offered. */
  readonly apply: <Dish extends DishWithPortions>(dishes: readonly Dish[]) => readonly Dish[]
}

const everything: Offers = { key: '', apply: (dishes) => dishes }

/** Returns where and when offers can be ordered: always, if orders are taken while closed. */
function getPlace(code: LocationCode, { hours }: Pick<Menu, 'hours'>) {
  const location = getLocation(code)
  const current = hours ? toLocationHours(hours) : location.hours
  return { timeZone: location.timeZone, hours: getPolicy(location).acceptsOrdersWhileClosed ? undefined : current }
}

/** Returns what a menu offers at the time of pickup or delivery (docs/product/menu.md#dayparts). */
export function getOffersAt(
  { dayparts, dishes, hours }: Pick<Menu, 'dayparts' | 'dishes' | 'hours'>,
  code: LocationCode,
  at: Date,
): Offers {
  if (dayparts.length === 0) return everything
  const place = getPlace(code, { hours })
  const current = listDaypartsAt(dayparts, place, at)
  const changesAt = findNextChange(dayparts, place, at)?.toISOString()
  const nextOffers = new Map<string, string | null>()
  for (const dish of dishes) {
    const terms = String(dish.dayparts)
    if (isOfferedIn(dish, current) || nextOffers.has(terms)) continue
    nextOffers.set(terms, findNextOffer(dish, dayparts, place, at)?.toISOString() ?? null)
  }
  return {
    key: JSON.stringify([current.map(({ id }) => id), changesAt, ...nextOffers]),
    apply: (own) =>
      own.map((dish) => ({
        ...dish,
        priceCents: getPriceIn(dish, current),
        ...(dish.offerTexts && changesAt && { offerChangesAt: changesAt }),
        ...(!isOfferedIn(dish, current) && { offeredAt: nextOffers.get(String(dish.dayparts)) ?? null }),
      })),
  }
}
