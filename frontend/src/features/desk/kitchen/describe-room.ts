import type { StationSettings } from '#shared/kitchen/capacity-contract'
import type { Station } from '#shared/menu/contract'
import { countDishesPerQuarter } from '#shared/orders/timing/kitchen-time'
import { withDefaultStations } from '#shared/orders/timing/stations'

const dishes = {
  hibachi: 'hibachi dishes',
  sushi: 'sushi dishes',
  fry: 'fried dishes',
  drinks: 'drinks',
} as const satisfies Record<Station, string>

/** Describes what a quarter of an hour holds: `6 hibachi dishes, 6 sushi dishes`. */
export const describeRoom = (stations: StationSettings['stations']): string =>
  withDefaultStations(stations)
    .map((figures) => ({ station: figures.station, room: countDishesPerQuarter(figures) }))
    .flatMap(({ station, room }) => (Number.isFinite(room) ? [`${room} ${dishes[station]}`] : []))
    .join(', ')
