import { randomFrom } from '#infra/testkit/random'
import { friday } from './assumptions'

// Named once: looking a global up millions of times takes its time under a test runner.
const { floor, log, max, min } = Math
const HOUR = 3600
const DAY = 24 * HOUR
/** A guest looks at the menu so long before ordering. */
const LOOKING = 600

/** Calls of functions for an order: when it is placed, at each move in the kitchen, and before, while the menu is looked at. */
type Calls = { readonly perOrder: number; readonly seconds: number }

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)

function hourOf(random: () => number): number {
  let left = random()
  const index = friday.hourlyShare.findIndex((share) => (left -= share) < 0)
  return friday.firstHour + max(0, index)
}

/** So many, on average, of a thing that comes by chance. */
function poissonOf(mean: number, random: () => number): number {
  let count = 0
  for (let time = -log(1 - random()); time < mean; time -= log(1 - random())) count += 1
  return count
}

/**
 * A Friday, order by order: each location's orders come by chance along the day's curve, each goes its way through the
 * kitchen, and whoever watches listens. Gives what the busiest hour and its busiest second saw. The same for the same seed.
 */
export function simulateFriday(locations: number, { perOrder, seconds }: Calls, seed: number) {
  const { next: random } = randomFrom(seed)
  const placed = new Uint16Array(DAY)
  const begun = new Uint32Array(DAY)
  const watching = new Int32Array(DAY + 1)
  let mostAtOneLocation = 0
  for (let location = 0; location < locations; location += 1) {
    const own = new Map<number, number>()
    for (let left = poissonOf(friday.orders, random); left > 0; left -= 1) {
      const at = floor((hourOf(random) + random()) * HOUR)
      placed[at] = (placed[at] ?? 0) + 1
      own.set(at, (own.get(at) ?? 0) + 1)
      // A third looks at the menu, a tenth places, the rest follows the moves.
      for (let call = 0; call < perOrder; call += 1) {
        const share = call / perOrder
        const offset = share < 0.33 ? -LOOKING * random() : share < 0.43 ? 0 : friday.minutesCooked * 60 * random()
        const second = min(DAY - 1, max(0, floor(at + offset)))
        begun[second] = (begun[second] ?? 0) + 1
      }
      watching[at] = (watching[at] ?? 0) + 1
      const end = min(DAY, at + friday.minutesWatched * 60)
      watching[end] = (watching[end] ?? 0) - 1
    }
    mostAtOneLocation = max(mostAtOneLocation, ...own.values())
  }
  let now = 0
  let mostWatching = 0
  for (const change of watching) mostWatching = max(mostWatching, (now += change))
  const busiest = max(...friday.hourlyShare)
  const busiestHour = friday.hourlyShare.findIndex((share) => share === busiest)
  const peak = (friday.firstHour + busiestHour) * HOUR
  const peakOrders = placed.subarray(peak, peak + HOUR)
  // The calls of the hour's orders come later than the orders do: the busiest hour of the calls is theirs.
  const callsFrom = (from: number) => sum(begun.subarray(from, from + HOUR))
  const callsInHour = max(...Array.from({ length: 24 * 4 - 3 }, (_, quarter) => callsFrom(quarter * (HOUR / 4))))
  return {
    orders: sum(placed),
    ordersASecond: sum(peakOrders) / HOUR,
    ordersInBusiestSecond: max(...peakOrders),
    ordersInBusiestSecondOfALocation: mostAtOneLocation,
    callsASecond: callsInHour / HOUR,
    concurrency: (callsInHour / HOUR) * seconds,
    sockets: mostWatching + locations * friday.boards,
  }
}
