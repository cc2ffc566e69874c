import { stations } from '#shared/contract/menu'
import type { Station } from '#shared/contract/menu'
import type { LocationConfig } from '#shared/locations/location'
import { momentOf } from '#shared/rules/schedule'
import type { OrderType } from '#shared/terms/orders'
import type { StationFigures } from '#shared/rules/stations'
import type { Random } from '#infra/testkit/random'
import { evening, hands } from './assumptions'

export const MINUTE_MS = 60_000

/** A dish, and how long it takes whoever makes it, in minutes. */
export type Dish = { readonly station: Station; readonly minutes: number }

/** Somebody who orders, with all that chance will do to the order, so that it does the same in every kitchen that is compared. */
export type Guest = {
  readonly id: string
  /** Milliseconds both; wanted at once where it is null. */
  readonly at: number
  readonly wantedAt: number | null
  readonly orderType: OrderType
  readonly dishes: readonly Dish[]
  /** Minutes until it is taken up, for packing it, and on its way. */
  readonly takesUp: number
  readonly packs: number
  readonly drives: number
  /** Whether the next free time is taken where the first is full. */
  readonly waits: boolean
}

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>

/** An index by shares that add up to one. */
function drawn(shares: readonly number[], random: Random): number {
  let left = random.next()
  const index = shares.findIndex((share) => (left -= share) < 0)
  return index < 0 ? shares.length - 1 : index
}

/** Near the bell curve: what a cook strays by. */
const normal = (random: Random) => Array.from({ length: 12 }, () => random.next()).reduce((sum, one) => sum + one, -6)

const stationOf = (random: Random): Station =>
  stations[
    drawn(
      stations.map((station) => evening.stations[station]),
      random,
    )
  ] ?? 'hibachi'

/** Figures of the desk hold for the average dish: with its options. */
const plainShare = 1 / (1 + evening.options.chance * evening.options.share)

function dishFor(figures: readonly StationFigures[], random: Random): Dish {
  const station = stationOf(random)
  const usual = figures.find((one) => one.station === station)?.minutesPerDish ?? 0
  const option = random.chance(evening.options.chance) ? evening.options.share : 0
  const strays = Math.max(0.4, 1 + hands.strays * normal(random))
  return { station, minutes: usual * plainShare * (1 + option) * strays }
}

/** How many dishes an order has of a station, on average. */
const dishesOf = (station: Station) =>
  evening.stations[station] * evening.dishes.reduce((sum, share, index) => sum + share * (index + 1), 0)

/** So many orders an hour the kitchen makes that has these stations, as its busiest one lets it. */
export const ordersAnHour = (figures: readonly StationFigures[]): number =>
  Math.min(
    ...figures.map(
      ({ station, hands: working, minutesPerDish }) => (working * 60) / minutesPerDish / dishesOf(station),
    ),
  )

function guestAt(at: number, figures: readonly StationFigures[], random: Random): Omit<Guest, 'id'> {
  const orderType = random.chance(evening.delivered) ? 'delivery' : 'pickup'
  const isForLater = random.chance(evening.forLater) && orderType === 'pickup'
  const ahead = Math.ceil(random.between(30, 180) / 10) * 10
  const { mean, deviation } = hands.drives
  return {
    at,
    wantedAt: isForLater ? Math.ceil(at / (10 * MINUTE_MS)) * 10 * MINUTE_MS + ahead * MINUTE_MS : null,
    orderType,
    dishes: Array.from({ length: 1 + drawn(evening.dishes, random) }, () => dishFor(figures, random)),
    takesUp: random.between(hands.takesUp[0], hands.takesUp[1]),
    packs: random.between(hands.packs[0], hands.packs[1]),
    drives: Math.max(8, mean + deviation * normal(random)),
    waits: random.chance(evening.waits[orderType]),
  }
}

/**
 * A Friday's guests, by chance along the day's curve. At a load of 1 the busiest hour brings as many orders as the kitchen
 * makes in an hour; the others bring their share. The same for the same seed.
 */
export function fridayGuests(place: Place, figures: readonly StationFigures[], load: number, random: Random): Guest[] {
  const busiest = Math.max(...evening.hourlyShare)
  const perHour = ordersAnHour(figures) * load
  const guests: Omit<Guest, 'id'>[] = []
  evening.hourlyShare.forEach((share, index) => {
    const opens = momentOf(place, evening.date, (evening.firstHour + index) * 60).getTime()
    const minutes = 60 / ((perHour * share) / busiest)
    const gap = () => -Math.log(1 - random.next()) * minutes * MINUTE_MS
    for (let at = opens + gap(); at < opens + 60 * MINUTE_MS; at += gap()) guests.push(guestAt(at, figures, random))
  })
  return guests.map((guest, index) => ({ ...guest, id: String(index) }))
}
