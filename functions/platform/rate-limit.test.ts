import { listCountedNetworks, normalizeClientAddress } from './session/client-address'
import { createTokenBuckets } from './rate-limit'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:50211', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['[2001:db8:0001:0002::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s is counted as %s', (address, counted) => {
  expect(normalizeClientAddress(address)).toBe(counted)
})

it('counts all addresses of a household as one, and neighbours separately', () => {
  const household = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'].map(normalizeClientAddress)
  expect(new Set(household).size).toBe(1)
  expect(normalizeClientAddress('2001:db8:1:3::1')).not.toBe(household[0])
})

it.each([
  ['2001:db8:1:2::9', ['2001:db8:1:2::/64', 1], ['2001:db8:1::/48', 10]],
  ['2001:db8::1', ['2001:db8:0:0::/64', 1], ['2001:db8:0::/48', 10]],
  ['192.0.2.7', ['192.0.2.7', 1]],
  ['unknown', ['unknown', 1]],
] as const)('%s counts for its networks', (address, ...networks) => {
  const counted = listCountedNetworks(normalizeClientAddress(address))
  expect(counted.map(({ network, factor }) => [network, factor])).toEqual(networks)
})

const start = Date.parse('2026-03-14T19:00:00.000Z')

/** Takes all available tokens and returns their number. */
function takeAll(buckets: ReturnType<typeof createTokenBuckets>, name: string, now: number): number {
  let taken = 0
  for (; buckets.wait(name, now) === 0; taken += 1) buckets.take(name, now)
  return taken
}

it('allows a burst, then a number per second, and refills to at most the burst', () => {
  const buckets = createTokenBuckets({ perSecond: 5, burst: 50 })
  expect(takeAll(buckets, 'a', start)).toBe(50)
  expect(takeAll(buckets, 'a', start + 1000)).toBe(5)
  expect(takeAll(buckets, 'a', start + 3_600_000)).toBe(50)
})

it('returns the whole seconds to wait', () => {
  const buckets = createTokenBuckets({ perSecond: 0.2, burst: 1 })
  takeAll(buckets, 'a', start)
  expect(buckets.wait('a', start)).toBe(5)
  expect(buckets.wait('a', start + 1500)).toBe(4)
  expect(buckets.wait('a', start + 4900)).toBe(1)
  expect(buckets.wait('a', start + 5000)).toBe(0)
})

it('has a separate bucket for each name', () => {
  const buckets = createTokenBuckets({ perSecond: 5, burst: 50 })
  takeAll(buckets, 'a', start)
  expect(buckets.wait('b', start)).toBe(0)
})

it('adds nothing when the clock is set back, and continues from there', () => {
  const buckets = createTokenBuckets({ perSecond: 5, burst: 50 })
  takeAll(buckets, 'a', start)
  expect(buckets.wait('a', start - 3_600_000)).toBe(1)
  expect(takeAll(buckets, 'a', start - 3_599_000)).toBe(5)
})

it('stores a limited number of buckets, and never drops the most recently used', () => {
  const buckets = createTokenBuckets({ perSecond: 5, burst: 50 }, 100)
  takeAll(buckets, 'eager', start)
  for (let count = 0; count < 1000; count += 1) {
    buckets.take(`made up ${count}`, start)
    expect(buckets.wait('eager', start)).toBe(1)
  }
  expect(buckets.size()).toBe(100)
})
