import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { CACHED_AT_HEADER } from '../offline/cached-at'

/**
 * A smaller difference may come from the connection: the server's time has whole seconds, and the
 * browser may have sent a request early.
 */
const TOLERANCE_MS = 10_000

/** How far the device's clock is ahead of the server's, in milliseconds. */
const differenceMs = createStore<number>(() => 0)

/** Returns the server's time in milliseconds; the device's until an answer shows a difference. */
export const getServerTime = (): number => Date.now() - differenceMs.getState()

/** Converts a time of the device's clock to the server's. */
export const toServerTime = (deviceTime: number): number => deviceTime - differenceMs.getState()

/** Returns how far the device's clock is ahead of the server's, in milliseconds. */
export const getClockDifferenceMs = (): number => differenceMs.getState()

/** Calls back when the difference changes. Returns a function that unsubscribes. */
export const subscribeToServerClock = (listener: () => void): (() => void) => differenceMs.subscribe(listener)

type Answer = {
  readonly headers: Pick<Headers, 'get'>
  /** When the request was sent and its answer arrived, by the device's clock. */
  readonly sentAt: number
  readonly receivedAt: number
}

/**
 * Learns the difference of the clocks from an answer's `Date` header. Ignores answers that a cache
 * may have stored, because their time is old: also those of the service worker, which a tablet
 * reads that was reloaded without a connection.
 */
export function learnServerTime({ headers, sentAt, receivedAt }: Answer): void {
  const serverTime = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(serverTime) || headers.get('cache-control') !== 'no-store' || headers.get(CACHED_AT_HEADER)) return
  const [least, most] = [sentAt - serverTime - 1_000, receivedAt - serverTime]
  const known = differenceMs.getState()
  // A slow answer still agrees with the difference that is known.
  if (least > most || (least <= known && known <= most)) return
  const middle = Math.round((least + most) / 2)
  differenceMs.setState(Math.abs(middle) < TOLERANCE_MS ? 0 : middle)
}

/** The difference of the clocks from which a board warns about its device. */
const WARNING_MS = 60_000

/**
 * Returns how far the device's clock is ahead of the server's, in milliseconds; 0 up to a minute.
 */
export const useClockWarning = (): number =>
  useStore(differenceMs, (difference) => (Math.abs(difference) > WARNING_MS ? difference : 0))
