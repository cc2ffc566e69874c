import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { parseDamagedRecords } from '#shared/platform/damaged-records'

/** The keys of damaged records by the URL whose last response left them out. */
const keysByUrl = new Map<string, readonly string[]>()
const damagedRecords = createStore<readonly string[]>(() => [])

/** Notes the damaged records that a response left out. Without any, forgets those of its URL. */
export function noteDamagedRecords(url: string, headers: Pick<Headers, 'get'>): void {
  const keys = parseDamagedRecords(headers)
  if (keys.length === 0 && !keysByUrl.delete(url)) return
  if (keys.length > 0) keysByUrl.set(url, keys)
  damagedRecords.setState([...new Set([...keysByUrl.values()].flat())].toSorted(), true)
}

/** Returns the keys of the damaged records that lists of this page left out. */
export const useDamagedRecords = (): readonly string[] => useStore(damagedRecords)
