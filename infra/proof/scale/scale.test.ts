import { committed } from '#infra/proof/bench/measurements'
import { PerOrder } from '#infra/proof/bench/cost-model'
import { friday, sizes } from './assumptions'
import { breaksAt } from './breaks'
import { hotKeys, keyLoad } from './keys'
import { busiestSecond, loadOf } from './model'
import { poissonQuantile } from './poisson'
import { simulateFriday } from './simulate'

const used = PerOrder.parse(committed().cost?.figures)
const calls = { perOrder: Math.round(used.functionCalls), seconds: used.functionSeconds / used.functionCalls }

test("a Friday's orders come within its hours", () => {
  expect(friday.hourlyShare.reduce<number>((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

test.each([1, 2])('a simulated Friday of 100 locations says what the formulas say (seed %i)', (seed) => {
  const load = loadOf(100, used)
  const day = simulateFriday(100, calls, seed)
  const agrees = (counted: number, formula: number) => expect(Math.abs(counted / formula - 1)).toBeLessThan(0.1)
  agrees(day.orders, 100 * friday.orders)
  agrees(day.ordersASecond, load.orders)
  agrees(day.callsASecond, load.functionCalls)
  agrees(day.concurrency, load.concurrency)
  agrees(day.sockets, load.sockets)
  // One draw of chance, in one of several hours.
  expect(Math.abs(day.ordersInBusiestSecond - load.ordersInBusiestSecond)).toBeLessThanOrEqual(4)
})

test('the same seed makes the same Friday', () => {
  expect(simulateFriday(3, calls, 7)).toEqual(simulateFriday(3, calls, 7))
})

test('a rare count is rarely exceeded', () => {
  expect(poissonQuantile(0.01, 1 - 1 / 3600)).toBe(1)
  expect(poissonQuantile(3, 0.5)).toBe(3)
  expect(poissonQuantile(10_000, 0.999)).toBeGreaterThan(10_300)
  expect(poissonQuantile(10_000, 0.999)).toBeLessThan(10_320)
  expect(busiestSecond(0)).toBe(0)
})

test('a location never meets the limit of one of its own keys, however many others there are', () => {
  const own = hotKeys.filter(({ of }) => of === 'location')
  for (const key of own) expect(keyLoad(key, 3000)).toEqual(keyLoad(key, 3))
  expect(Math.max(...own.map((key) => keyLoad(key, 3000).share))).toBeLessThan(0.1)
})

test('three locations break nothing, and more wear more', () => {
  expect(breaksAt(3, used).filter(({ load, limit }) => load > limit)).toEqual([])
  const broken = sizes.map((locations) => breaksAt(locations, used).filter(({ load, limit }) => load > limit).length)
  expect(broken).toEqual([...broken].sort((one, other) => one - other))
})
