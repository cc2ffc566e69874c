import { createContext, use, useSyncExternalStore } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { countBoardOrders } from '#shared/kitchen/ticket-items'
import { getServerTime } from '#base/browser/server-clock'
import { useLocationConfig } from '#base/location/location'

let now = getServerTime()
let timer: ReturnType<typeof setInterval> | undefined
const watchers = new Set<() => void>()

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  if (timer === undefined) {
    now = getServerTime()
    timer = setInterval(() => {
      now = getServerTime()
      for (const each of watchers) each()
    }, 1_000)
  }
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Whether this part of the page is visible. Hidden parts don't follow the clock. */
export const InViewContext = createContext(true)

const unwatched = () => () => undefined

/**
 * Returns a value derived from the server's time, checked every second. All users share one timer
 * and rerender only when their value changes, because a board may show 150 ages.
 */
export const useClockValue = <T extends string | number | boolean>(read: (now: number) => T): T =>
  useSyncExternalStore(
    use(InViewContext) ? watch : unwatched,
    () => read(now),
    () => read(0),
  )

/** How often to check whether a held order is due. */
const CHECK_MS = 5_000

/** Returns the current time in steps of five seconds. */
export function useCoarseNow(): Date {
  return new Date(useClockValue((now) => Math.floor(now / CHECK_MS)) * CHECK_MS)
}

/** Returns how many orders are active, held for today and held for later days. */
export function useDayFigures(tickets: readonly Ticket[]) {
  const location = useLocationConfig()
  return countBoardOrders(tickets, location, useCoarseNow())
}
