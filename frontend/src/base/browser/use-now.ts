import { useSyncExternalStore } from 'react'
import { getServerTime, subscribeToServerClock } from './server-clock'

const MINUTE_MS = 60_000

const toMinute = (date: Date): number => Math.floor(date.getTime() / MINUTE_MS)

/** Prerendered pages have no current time; CSS hides what depends on it (`data-now`). */
const prerenderTime = new Date(0)
const getPrerenderTime = (): Date => prerenderTime

let cached = prerenderTime

/** Returns the same `Date` object throughout a minute, as `useSyncExternalStore` requires. */
function getNow(): Date {
  const date = new Date(getServerTime())
  if (toMinute(date) !== toMinute(cached)) cached = date
  return cached
}

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const tick = () => {
    listener()
    schedule()
  }
  // At the start of each minute, so that opening hours change on time.
  const schedule = () => {
    timer = setTimeout(tick, MINUTE_MS - (getServerTime() % MINUTE_MS))
  }
  schedule()
  const unsubscribe = subscribeToServerClock(listener)
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

/** The current time by the server's clock, updated at the start of each minute. */
export const useNow = (): Date => useSyncExternalStore(subscribe, getNow, getPrerenderTime)
