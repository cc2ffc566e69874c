import type { Station } from './contract'

type PlacedDish = {
  readonly categoryId: number
  readonly station: Station
  readonly isArchived?: boolean | undefined
}

/** The station of a new dish in a category without dishes. */
const FIRST_STATION: Station = 'hibachi'

/** Returns the station of most dishes of a category, which a new one of it has by default. */
export function getUsualStation(dishes: readonly PlacedDish[], categoryId: number): Station {
  const counts = new Map<Station, number>()
  for (const dish of dishes)
    if (dish.categoryId === categoryId && !dish.isArchived)
      counts.set(dish.station, (counts.get(dish.station) ?? 0) + 1)
  const [[station] = [FIRST_STATION]] = [...counts].sort(([, one], [, other]) => other - one)
  return station
}
