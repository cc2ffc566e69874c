import { useSyncExternalStore } from 'react'
import { isRecord } from '#shared/is-record'
import { currentLocation } from '#base/location/location'
import { createStoredValue, parseJson } from '#base/storage/kept'
import { stockCountKey } from '#base/storage/names'
import { deviceStorage } from '#base/storage/shelf'
import type { StockCount, CountLine } from './count'

const isLine = (value: unknown): value is CountLine =>
  isRecord(value) && typeof value['counted'] === 'string' && typeof value['expected'] === 'string'

function countIn(stored: unknown): StockCount {
  const entries = isRecord(stored) ? Object.entries(stored) : []
  return Object.fromEntries(entries.flatMap(([itemId, line]) => (isLine(line) ? [[itemId, line] as const] : [])))
}

const kept = createStoredValue<StockCount>({
  shelf: deviceStorage,
  name: stockCountKey(currentLocation.code),
  read: (text) => parseJson(text, countIn, {}),
})

/** The count that is under way in this browser; a reload goes on with it. */
export const countStore = {
  get: kept.get,
  set: (itemId: number, line: CountLine): void => kept.set({ ...kept.get(), [itemId]: line }),
  clear: (): void => kept.set({}),
  subscribe: kept.subscribe,
}

export const useStockCount = (): StockCount => useSyncExternalStore(countStore.subscribe, countStore.get)
