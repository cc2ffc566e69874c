import { listSurplusSubscriptions } from './push-subscriptions'
import { pushLimits } from './rate-limits'

const owner = { visitorId: 'owner', userId: 'dana' }

const subscription = (visitorId: string, minute: number, userId?: string) => ({
  visitorId,
  userId,
  subscribedAt: new Date(Date.UTC(2026, 10, 21, 18, minute)).toISOString(),
})
const others = (count: number) =>
  Array.from({ length: count }, (_, index) => subscription(`other-${index}`, 10 + index))

test("subscriptions of others never replace the customer's own, by browser or by account", () => {
  const own = [subscription('owner', 0), subscription('laptop', 1, 'dana')]
  const strangers = others(pushLimits.perOrder)
  expect(listSurplusSubscriptions([...own, ...strangers], owner)).toEqual(strangers.slice(0, 2))
})

test('one browser that subscribes many endpoints loses its own oldest, not those of another', () => {
  const follower = subscription('follower', 0)
  const flood = Array.from({ length: 20 }, (_, index) => subscription('flooding', 1 + index))
  expect(listSurplusSubscriptions([follower, ...flood], owner)).toEqual(flood.slice(0, -pushLimits.perBrowser))
})

test('the latest of many followers stay', () => {
  const all = others(pushLimits.perOrder + 3)
  expect(listSurplusSubscriptions(all, owner)).toEqual(all.slice(0, 3))
})

test("a guest's order belongs to no account", () => {
  const all = [subscription('stranger', 0), ...others(pushLimits.perOrder)]
  expect(listSurplusSubscriptions(all, { visitorId: 'owner' })).toEqual([all[0]])
})
