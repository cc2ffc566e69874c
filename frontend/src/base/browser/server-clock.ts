import { useSyncExternalStore } from 'react'

/**
 * A smaller difference may come from the connection: the server's time has whole seconds, and the
 * browser may have sent a request early.
 */
const TOLERANCE_MS = 10_000

let differenceMs = 0
const listeners = new Set<() => void>()

/** Returns the server's time in milliseconds; the device's until an answer shows a difference. */
export const getServerTime = (): number => Date.now() - differenceMs

/** Converts a time of the device's clock to the server's. */
export const toServerTime = (deviceTime: number): number => deviceTime - differenceMs

/** Returns how far the device's clock is ahead of the server's, in milliseconds. */
export const getClockDifferenceMs = (): number => differenceMs

/** Calls back when the difference changes. Returns a function that unsubscribes. */
export function subscribeToServerClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

type Answer = {
  readonly headers: Pick<Headers, 'get'>
  /** When the request was sent and its answer arrived, by the device's clock. */
  readonly sentAt: number
  readonly receivedAt: number
}

/**
 * Learns the difference of the clocks from an answer's `Date` header. Ignores answers that a cache
 * may have stored, because their time is old.
 */
export function learnServerTime({ headers, sentAt, receivedAt }: Answer): void {
  const serverTime = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(serverTime) || headers.get('cache-control') !== 'no-store') return
  const [least, most] = [sentAt - serverTime - 1_000, receivedAt - serverTime]
  // A slow answer still agrees with the difference that is known.
  if (least > most || (least <= differenceMs && differenceMs <= most)) return
  const middle = Math.round((least + most) / 2)
  const found = Math.abs(middle) < TOLERANCE_MS ? 0 : middle
  if (found === differenceMs) return
  differenceMs = found
  for (const listener of listeners) listener()
}

/** The difference of the clocks from which a board warns about its device. */
const WARNING_MS = 60_000

const getWarnedDifference = (): number => (Math.abs(differenceMs) > WARNING_MS ? differenceMs : 0)

/**
 * Returns how far the device's clock is ahead of the server's, in milliseconds; 0 up to a minute.
 */
export const useClockWarning = (): number => useSyncExternalStore(subscribeToServerClock, getWarnedDifference, () => 0)
