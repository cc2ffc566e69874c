import { locationOf } from '#shared/locations/index'
import type { Station } from '#shared/contract/menu'
import type { Capacity, StationFigures } from '#shared/rules/stations'
import { randomFrom } from '#infra/testkit/random'
import { fridayGuests } from './guests'
import type { Guest } from './guests'
import { replay } from './replay'
import type { Day } from './replay'

/** Whose hours and clock it is. */
export const place = locationOf('HENPR')

/** What days came to: counts are of a day, shares of all orders, minutes of those that were wanted at once. */
export type Figures = {
  readonly taken: number
  readonly turnedAway: number
  readonly kept: number
  /** Of orders for a chosen time. */
  readonly keptLater: number
  /** Of promises that were not kept, those of which the guest was told before. */
  readonly toldInTime: number
  readonly promised: number
  readonly took: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const share = (flags: readonly boolean[]) => mean(flags.map(Number))

/** All days together. */
export function figuresOf(days: readonly Day[]): Figures {
  const all = days.flatMap(({ outcomes }) => outcomes)
  const atOnce = all.filter(({ isForNow }) => isForNow)
  return {
    taken: all.length / days.length,
    turnedAway: mean(days.map(({ turnedAway }) => turnedAway)),
    kept: share(all.map(({ kept }) => kept)),
    keptLater: share(all.filter(({ isForNow }) => !isForNow).map(({ kept }) => kept)),
    toldInTime: share(all.filter(({ kept }) => !kept).map(({ toldInTime }) => toldInTime)),
    promised: mean(atOnce.map(({ promised }) => promised)),
    took: mean(atOnce.map(({ took }) => took)),
  }
}

/** A station with more hands, or fewer. */
export type MoreHands = { readonly station: Station; readonly more: number }

/** Figures with the hands that are tried; no station works with none. */
export const withHands = (figures: readonly StationFigures[], tried: readonly MoreHands[]): readonly StationFigures[] =>
  figures.map((one) => {
    const more = tried.filter(({ station }) => station === one.station).reduce((sum, each) => sum + each.more, 0)
    return { ...one, hands: Math.max(1, one.hands + more) }
  })

/** Guests of several Fridays, at a share of what a kitchen makes. */
export const guestsOf = (figures: readonly StationFigures[], load: number, { fridays, seed }: Chance): Guest[][] =>
  Array.from({ length: fridays }, (_, index) => fridayGuests(place, figures, load, randomFrom(seed + index)))

export type Chance = { readonly fridays: number; readonly seed: number }

/** What becomes of those guests in a kitchen. */
export const tried = (days: readonly (readonly Guest[])[], figures: readonly StationFigures[], capacity: Capacity) =>
  figuresOf(days.map((guests) => replay(guests, { place, figures, capacity })))
