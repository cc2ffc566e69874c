import type { LocationCode } from '#shared/locations/index'
import type { TallyRecord } from './records'
import { listStocks } from './repository'

type CachedMinimums = { readonly version: number; readonly minimums: ReadonlyMap<number, number> }

const minimumsCache = new Map<LocationCode, Promise<CachedMinimums>>()

async function loadMinimums(location: LocationCode, version: number): Promise<CachedMinimums> {
  const stocks = await listStocks(location)
  return {
    version,
    minimums: new Map(stocks.map(({ ingredientId, minimumHundredths }) => [ingredientId, minimumHundredths])),
  }
}

/**
 * Returns the minimums of a location's stocks, in hundredths by ingredient id. They are cached
 * until the tally counts a change of a minimum.
 */
export async function getStockMinimums({ location, minimums }: TallyRecord): Promise<CachedMinimums['minimums']> {
  const cached = await minimumsCache.get(location)?.catch(() => undefined)
  if (cached && cached.version >= minimums) return cached.minimums
  const loading = loadMinimums(location, minimums)
  minimumsCache.set(location, loading)
  return (await loading).minimums
}
