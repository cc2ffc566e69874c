import { createContext, use, useSyncExternalStore } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { countBoardOrders } from '#shared/kitchen/ticket-items'
import { useLocationConfig } from '#base/location/location'

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const watchers = new Set<() => void>()

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  if (timer === undefined) {
    now = Date.now()
    timer = setInterval(() => {
      now = Date.now()
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

/** Whether what is drawn here can be seen: what can't is not drawn again every second. */
export const InViewContext = createContext(true)

const unwatched = () => () => undefined

/**
 * What is read off the clock, looked at every second. All of a page share one clock, and what it
 * reads is drawn again only when that has changed: a board may have 150 ages.
 */
export const useClockValue = <T extends string | number | boolean>(read: (now: number) => T): T =>
  useSyncExternalStore(
    use(InViewContext) ? watch : unwatched,
    () => read(now),
    () => read(0),
  )

/** So often is looked whether a held order is due. */
const LOOK_MS = 5_000

/** The moment of the last look, for what need not be right by the second. */
export function useCoarseNow(): Date {
  return new Date(useClockValue((now) => Math.floor(now / LOOK_MS)) * LOOK_MS)
}

/** What a board says of its day. */
export function useDayFigures(tickets: readonly Ticket[]) {
  const location = useLocationConfig()
  return countBoardOrders(tickets, location, useCoarseNow())
}
