import type * as serverClock from './server-clock'

type Clock = typeof serverClock

/** A clock that knows no difference yet. */
function givenAClock(): Clock {
  let clock: Clock | undefined
  jest.isolateModules(() => (clock = jest.requireActual<Clock>('./server-clock')))
  if (!clock) throw new Error('not loaded')
  return clock
}

const SERVER = Date.parse('2026-07-07T18:00:00Z')
const MINUTE = 60_000

type Heard = { readonly ahead: number; readonly tookMs?: number; readonly headers?: Record<string, string> }

/** An answer that a device reads whose clock is ahead of the server's. */
const answer = ({ ahead, tookMs = 200, headers = {} }: Heard) => ({
  headers: new Headers({ date: new Date(SERVER).toUTCString(), 'cache-control': 'no-store', ...headers }),
  sentAt: SERVER + ahead - tookMs / 2,
  receivedAt: SERVER + ahead + tookMs / 2,
})

it.each([
  ['twelve minutes ahead', 12 * MINUTE],
  ['a day behind', -24 * 60 * MINUTE],
])('learns that the clock is %s, to the second', (_name, ahead) => {
  const clock = givenAClock()
  const heard: number[] = []
  clock.subscribeToServerClock(() => heard.push(clock.getClockDifferenceMs()))
  clock.learnServerTime(answer({ ahead }))
  expect(Math.abs(clock.getClockDifferenceMs() - ahead)).toBeLessThan(1_000)
  expect(Math.abs(clock.toServerTime(SERVER + ahead) - SERVER)).toBeLessThan(1_000)
  clock.learnServerTime(answer({ ahead }))
  expect(heard).toHaveLength(1)
  // A user sets the clock.
  clock.learnServerTime(answer({ ahead: 0 }))
  expect(clock.getClockDifferenceMs()).toBe(0)
})

it.each<[string, Heard]>([
  ['an answer within the second of the header', { ahead: 900 }],
  ['a slow answer', { ahead: 20_000, tookMs: 60_000 }],
  ['a request that the browser sent seconds early', { ahead: 8_000 }],
  ['an answer that a cache stored', { ahead: 12 * MINUTE, headers: { 'cache-control': 'public, max-age=0' } }],
  [
    'an answer that the service worker stored',
    { ahead: 12 * MINUTE, headers: { 'x-cached-at': '2026-07-07T18:00:00Z' } },
  ],
  ['an answer without a time', { ahead: 12 * MINUTE, headers: { date: '' } }],
])('changes nothing for %s', (_name, heard) => {
  const clock = givenAClock()
  clock.learnServerTime(answer(heard))
  expect(clock.getClockDifferenceMs()).toBe(0)
})
