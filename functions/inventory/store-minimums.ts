import type { LocationCode } from '#shared/locations/index'
import type { TallyRecord } from './records'
import { listStocks } from './store'

type Kept = { readonly version: number; readonly minimums: ReadonlyMap<number, number> }

const kept = new Map<LocationCode, Promise<Kept>>()

async function read(location: LocationCode, version: number): Promise<Kept> {
  const stocks = await listStocks(location)
  return {
    version,
    minimums: new Map(stocks.map(({ ingredientId, minimumHundredths }) => [ingredientId, minimumHundredths])),
  }
}

/**
 * The minimums of a location's stocks, in hundredths by ingredient, as a tally counts them or
 * newer: read once.
 */
export async function getStockMinimums({ location, minimums }: TallyRecord): Promise<Kept['minimums']> {
  const last = await kept.get(location)?.catch(() => undefined)
  if (last && last.version >= minimums) return last.minimums
  const reading = read(location, minimums)
  kept.set(location, reading)
  return (await reading).minimums
}
