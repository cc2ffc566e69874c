import {
  addToTaken,
  changeKitchenTime,
  countDishesPerQuarter,
  getEarlyStart,
  getReservableMinutes,
  getStationMinutes,
  planKitchenTime,
  type MakingTime,
  type TakenMinutes,
} from './kitchen-time'
import { findLargestPart } from './largest-part'
import { defaultStations } from './stations'

const NOW = Date.parse('2027-01-15T22:00:00.000Z')
const MINUTE_MS = 60_000
const at = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString()
const stations = defaultStations
const NOTHING: TakenMinutes = new Map()

const pickup = (minutes: number, more: Partial<MakingTime> = {}): MakingTime => ({
  orderType: 'pickup',
  promisedFrom: NOW + minutes * MINUTE_MS,
  now: NOW,
  ...more,
})
const plan = (hibachi: number, time: MakingTime, taken = NOTHING) =>
  planKitchenTime(getStationMinutes({ hibachi }, stations), time, { stations, taken })

it('a quarter of an hour has room for as many dishes as its hands make in 80% of it', () => {
  expect(stations.map((station) => [station.station, countDishesPerQuarter(station)])).toEqual([
    ['hibachi', 6],
    ['sushi', 6],
    ['fry', 4],
    ['drinks', 24],
  ])
  expect(countDishesPerQuarter({ station: 'drinks', hands: 1, minutesPerDish: 0 })).toBe(Infinity)
})

it('an order takes minutes of the quarter in which the kitchen begins it', () => {
  expect(plan(2, pickup(60))).toEqual([{ at: at(30), minutes: { hibachi: 16 } }])
  expect(plan(2, pickup(60, { orderType: 'delivery' }))).toEqual([{ at: at(15), minutes: { hibachi: 16 } }])
  expect(plan(2, pickup(180, { leadMinutes: 120 }))).toEqual([{ at: at(60), minutes: { hibachi: 16 } }])
  // An order for now is taken up in a few minutes.
  expect(plan(2, pickup(15))).toEqual([{ at: at(0), minutes: { hibachi: 16 } }])
  expect(plan(2, pickup(27, { now: NOW + 12 * MINUTE_MS }))).toEqual([
    { at: at(0), minutes: { hibachi: 9 } },
    { at: at(15), minutes: { hibachi: 7 } },
  ])
})

it('an order takes the rest of a quarter and begins in the one before, but not before opening', () => {
  const taken: TakenMinutes = new Map([[at(30), { hibachi: 40 }]])
  expect(plan(2, pickup(60), taken)).toEqual([
    { at: at(15), minutes: { hibachi: 8 } },
    { at: at(30), minutes: { hibachi: 8 } },
  ])
  expect(plan(15, pickup(90, { opensAt: NOW + 30 * MINUTE_MS }))).toHaveLength(3)
  expect(plan(15, pickup(90, { opensAt: NOW + 45 * MINUTE_MS }))).toBeNull()
})

it('a large order takes several quarters, and is refused if they are gone', () => {
  const large = plan(15, pickup(120)) ?? []
  expect(large.map(({ minutes }) => minutes.hibachi)).toEqual([24, 48, 48])
  expect(plan(25, pickup(40))).toBeNull()
  expect(plan(15, pickup(120), addToTaken(NOTHING, large))).toBeNull()
})

it('what is made at once takes the first minutes that are left, and the next quarters if they are gone', () => {
  expect(plan(4, pickup(18, { now: NOW + 3 * MINUTE_MS }))).toEqual([{ at: at(0), minutes: { hibachi: 32 } }])
  expect(plan(6, pickup(24, { now: NOW + 9 * MINUTE_MS }))).toEqual([
    { at: at(0), minutes: { hibachi: 19 } },
    { at: at(15), minutes: { hibachi: 29 } },
  ])
  const busy: TakenMinutes = new Map([0, 15].map((minutes) => [at(minutes), { hibachi: 48 }]))
  expect(plan(1, pickup(15), busy)).toEqual([{ at: at(30), minutes: { hibachi: 8 } }])
  expect(plan(7, pickup(15), busy)).toBeNull()
})

it('the kitchen begins a later order when its first minutes begin, not before it opens', () => {
  const start = (reserved: readonly number[], more: Partial<MakingTime> = {}) => {
    const early = getEarlyStart(
      reserved.map((minutes) => ({ at: at(minutes), minutes: { hibachi: 8 } })),
      pickup(60, more),
    )
    return early === undefined ? undefined : (Date.parse(early) - NOW) / MINUTE_MS
  }
  expect(start([15, 30])).toBe(15)
  expect(start([30])).toBe(30)
  expect(start([15, 30], { opensAt: NOW + 20 * MINUTE_MS })).toBe(20)
  expect(start([30], { promisedFrom: NOW + 50 * MINUTE_MS })).toBeUndefined()
  expect(start([])).toBeUndefined()
})

it('an edit returns what it no longer needs, and only what it adds must fit', () => {
  const reserved = plan(10, pickup(60)) ?? []
  const kitchen = { stations, taken: addToTaken(NOTHING, reserved) }
  expect(changeKitchenTime(reserved, { hibachi: 40 }, pickup(60), kitchen)).toEqual([
    { at: at(30), minutes: { hibachi: 40 } },
  ])
  expect(changeKitchenTime(reserved, { hibachi: 96, fry: 5 }, pickup(60), kitchen)).toEqual([
    { at: at(15), minutes: { hibachi: 48 } },
    { at: at(30), minutes: { hibachi: 48, fry: 5 } },
  ])
  expect(changeKitchenTime(reserved, { hibachi: 104 }, pickup(60), kitchen)).toBeNull()
  expect(changeKitchenTime(reserved, {}, pickup(60), kitchen)).toEqual([])
})

it('the largest part is the most dishes that fit at one of the times, in the sequence of the cart', () => {
  const cart = [
    { menuItemId: 3101, quantity: 20, station: 'sushi' as const },
    { menuItemId: 3102, quantity: 9, station: 'hibachi' as const },
    { menuItemId: 3103, quantity: 1, station: 'hibachi' as const },
  ]
  const busy: TakenMinutes = new Map([0, 15, 30].map((minutes) => [at(minutes), { hibachi: 26, sushi: 36 }]))
  expect(findLargestPart(cart, [pickup(40), pickup(60)], { stations, taken: busy })).toEqual([
    { menuItemId: 3102, quantity: 8 },
  ])
  expect(findLargestPart(cart, [pickup(240)], { stations, taken: busy })).toEqual(
    cart.map(({ menuItemId, quantity }) => ({ menuItemId, quantity })),
  )
  expect(findLargestPart(cart, [], { stations, taken: busy })).toEqual([])
})

it('whatever is ordered, a plan has all minutes, none is taken twice, and a returned plan leaves none', () => {
  let taken = NOTHING
  const plans = Array.from({ length: 400 }, (_, order) => {
    const work = { hibachi: (order * 7) % 11, sushi: (order * 5) % 7, fry: order % 3, drinks: order % 4 }
    const time = pickup(20 + ((order * 13) % 50) * 10, { orderType: order % 4 === 0 ? 'delivery' : 'pickup' })
    const planned = planKitchenTime(getStationMinutes(work, stations), time, { stations, taken })
    const cart = stations.map(({ station }, index) => ({ menuItemId: index, quantity: work[station], station }))
    const wanted = cart
      .filter(({ quantity }) => quantity > 0)
      .map(({ menuItemId, quantity }) => ({ menuItemId, quantity }))
    const fits = findLargestPart(cart, [time], { stations, taken })
    expect(planned !== null).toBe(JSON.stringify(fits) === JSON.stringify(wanted))
    if (!planned) return []
    for (const { station, minutesPerDish } of stations)
      expect(planned.reduce((sum, { minutes }) => sum + (minutes[station] ?? 0), 0)).toBe(
        work[station] * minutesPerDish,
      )
    taken = addToTaken(taken, planned)
    return planned
  })
  expect(plans.filter((planned) => planned.length === 0).length).toBeGreaterThan(50)
  for (const minutes of taken.values())
    for (const figures of stations)
      expect(minutes[figures.station] ?? 0).toBeLessThanOrEqual(getReservableMinutes(figures))
  for (const planned of plans) taken = addToTaken(taken, planned, -1)
  expect([...taken.values()].every((minutes) => Object.keys(minutes).length === 0)).toBe(true)
})
