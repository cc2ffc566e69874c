import { useStore } from 'zustand'
import { isRecord } from '#shared/platform/is-record'
import { useLocationConfig } from '#base/location/location'
import { createStoredValue, parseJson } from '#base/storage/stored-value'
import { BLIND_COUNT_KEY, stockCountKey } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { adjustedLevel, formatCountedPacks, isAdjustmentDue, type CountLine, type StockCount } from './count'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getServerId, type Location, type LocationCode } from '#shared/locations/index'
import { getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { createIdempotencyKey } from '#base/api/idempotency'
import { invalidateStock } from '../data/inventory-queries'
import { stockQuery } from '../../../base/stock/stock-queries'
import { NOT_REACHED_MESSAGE, isMovementRejected, sendMovement } from '../movements/record-movement'

const isCountedPack = (value: unknown): boolean =>
  isRecord(value) && ['name', 'quantity', 'count'].every((name) => typeof value[name] === 'string')

const isLine = (value: unknown): value is CountLine =>
  isRecord(value) &&
  typeof value['counted'] === 'string' &&
  typeof value['expected'] === 'string' &&
  (value['packs'] === undefined || (Array.isArray(value['packs']) && value['packs'].every(isCountedPack)))

function parseCount(stored: unknown): StockCount {
  const entries = isRecord(stored) ? Object.entries(stored) : []
  return Object.fromEntries(entries.flatMap(([itemId, line]) => (isLine(line) ? [[itemId, line] as const] : [])))
}

function createCountStore(location: LocationCode) {
  const store = createStoredValue<StockCount>({
    storage: deviceStorage,
    name: stockCountKey(location),
    initial: {},
    read: (text) => parseJson(text, parseCount, {}),
  })
  return {
    ...store,
    set: (itemId: number, line: CountLine): void => store.set({ ...store.get(), [itemId]: line }),
    clear: (): void => store.set({}),
  }
}

const countStores = new Map<LocationCode, ReturnType<typeof createCountStore>>()

/** Returns the current count of a location on this browser. It survives a reload. */
function getCountStore(location: LocationCode) {
  const store = countStores.get(location) ?? createCountStore(location)
  countStores.set(location, store)
  return store
}

/** Whether this device counts without seeing the stock on the books. */
export const blindCountStore = createStoredValue<boolean>({
  storage: deviceStorage,
  name: BLIND_COUNT_KEY,
  initial: false,
  read: (text) => text === 'true',
})

export const useIsBlindCount = (): boolean => useStore(blindCountStore)

export const useCountStore = () => getCountStore(useLocationConfig().code)

export const useStockCount = (): StockCount => useStore(useCountStore())

type Adjustment = { readonly itemId: number; readonly line: CountLine; readonly currentStock: string }

/** Records one adjustment and stores the result in its line. Returns whether it succeeded. */
async function recordAdjustment(location: Location, { itemId, line, currentStock }: Adjustment): Promise<boolean> {
  const countStore = getCountStore(location.code)
  const sent = line.sent ?? { key: createIdempotencyKey(), quantity: adjustedLevel(line, currentStock) }
  // Stored before the request: after a reload, the same adjustment is repeated and counts once.
  countStore.set(itemId, { ...line, sent, failure: undefined })
  try {
    const body = {
      locationId: getServerId(location),
      itemId,
      movementType: 'adjustment',
      reason: 'count_adjustment',
      quantity: sent.quantity,
      notes: ['Stock count', formatCountedPacks(line)].filter(Boolean).join(': '),
    } as const
    await sendMovement(body, sent.key)
    countStore.set(itemId, { ...line, sent, failure: undefined, isRecorded: true })
    return true
  } catch (error) {
    const repeatable = isMovementRejected(error) ? undefined : sent
    countStore.set(itemId, { ...line, sent: repeatable, failure: getErrorMessage(error, NOT_REACHED_MESSAGE) })
    return false
  }
}

/** Records one adjustment for each difference of the count. Failed ones can be repeated. */
export function useSubmitCount() {
  const client = useQueryClient()
  const location = useLocationConfig()
  const countStore = getCountStore(location.code)
  return useMutation({
    mutationFn: async () => {
      const stocks = await client.fetchQuery({ ...stockQuery(location.code), staleTime: 0 })
      const adjustments = stocks.flatMap(({ item, currentStock }): Adjustment[] => {
        const line = countStore.get()[item.id]
        return line && isAdjustmentDue(line) ? [{ itemId: item.id, line, currentStock }] : []
      })
      let failed = 0
      for (const adjustment of adjustments) if (!(await recordAdjustment(location, adjustment))) failed += 1
      return { sent: adjustments.length, failed }
    },
    onSuccess: ({ sent, failed }) => {
      if (failed === 0) {
        countStore.clear()
        const description = sent === 1 ? 'One difference was recorded.' : `${sent} differences were recorded.`
        toast({ title: 'Stock movement recorded successfully', description })
      } else {
        const description = `${failed} of ${sent} lines were not recorded. They stay here; please send them again.`
        toast({ title: 'Error recording movement', description, type: 'error' })
      }
    },
    onError: (error) =>
      toast({
        title: 'Error recording movement',
        description: getErrorMessage(error, 'The server could not be reached. Nothing was sent; your count is saved.'),
        type: 'error',
      }),
    onSettled: () => void invalidateStock(client),
  })
}
