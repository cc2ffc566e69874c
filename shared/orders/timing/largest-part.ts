import type { Station } from '../../menu/contract'
import type { CartPart } from '../slots-contract'
import type { StationWorkload } from '../workload'
import { countDishes, getStationMinutes, sumMinutesLeft, type KitchenTime, type MakingTime } from './kitchen-time'

/** Returns how many dishes of each station fit at a time; Infinity for any number. */
function countRoom(time: MakingTime, kitchen: KitchenTime, wanted: StationWorkload) {
  const minutes = getStationMinutes(wanted, kitchen.stations)
  return new Map(
    kitchen.stations.map((figures) => {
      const left = sumMinutesLeft(figures, minutes[figures.station] ?? 0, time, kitchen)
      return [figures.station, countDishes(left, figures)] as const
    }),
  )
}

/** A dish of a cart, with its number of pieces and its station. */
export type CartDish = CartPart & { readonly station: Station }

/** Returns the largest part of a cart that fits at one of the times, in the cart's sequence. */
export function findLargestPart(
  cart: readonly CartDish[],
  times: readonly MakingTime[],
  kitchen: KitchenTime,
): readonly CartPart[] {
  const wanted: Partial<Record<Station, number>> = {}
  for (const { station, quantity } of cart) wanted[station] = (wanted[station] ?? 0) + quantity
  let largest: readonly CartPart[] = []
  const count = (part: readonly CartPart[]) => part.reduce((sum, { quantity }) => sum + quantity, 0)
  for (const time of times) {
    const room = countRoom(time, kitchen, wanted)
    const part = cart.flatMap(({ menuItemId, quantity, station }) => {
      const left = room.get(station) ?? Infinity
      const fitting = Math.min(quantity, left)
      room.set(station, left - fitting)
      return fitting > 0 ? [{ menuItemId, quantity: fitting }] : []
    })
    if (count(part) > count(largest)) largest = part
  }
  return largest
}
