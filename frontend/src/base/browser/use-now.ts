import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const minuteOf = (date: Date): number => Math.floor(date.getTime() / MINUTE_MS)

/** The built page knows no hour; what depends on it is not seen there. */
const unknown = new Date(0)
const atBuild = (): Date => unknown

let told = unknown

/** The same moment for all of a minute, so that all who ask for it agree. */
function now(): Date {
  const date = new Date()
  if (minuteOf(date) !== minuteOf(told)) told = date
  return told
}

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const tick = () => {
    listener()
    next()
  }
  // With the minute itself: a sign that turns over half a minute late is wrong that long.
  const next = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  next()
  return () => clearTimeout(timer)
}

/** The time, told again as each minute begins: open becomes closed while the page stands there. */
export const useNow = (): Date => useSyncExternalStore(subscribe, now, atBuild)
