import * as z from 'zod/mini'
import { getSiteKind, type PlaceAtSite, type SiteKind } from '#shared/locations/site-kind'
import type { Item } from '../platform/table/table'
import { TallyRecord } from '../inventory/records'

/** Prefix of the attributes with the test site's ordered portions, before the category's id. */
const TEST_PORTIONS = 'testPortions-'

/** Returns the path of a category's ordered portions in a tally, with aliases of its names. */
export const getPortionsPath = ({ location, site }: PlaceAtSite, category: number, index: number) =>
  (site ?? getSiteKind(location)) === 'test'
    ? { path: `#c${index}`, names: { [`#c${index}`]: `${TEST_PORTIONS}${category}` } }
    : { path: `#p.#c${index}`, names: { '#p': 'portions', [`#c${index}`]: String(category) } }

/** Returns the portions ever ordered at a location's test site or its live one, by category id. */
export const parseOrderedPortions = (item: Item, site: SiteKind): ReadonlyMap<number, number> =>
  site === 'live'
    ? TallyRecord.parse(item).portions
    : new Map(
        Object.entries(item).flatMap(([name, portions]) =>
          name.startsWith(TEST_PORTIONS) ? [[Number(name.slice(TEST_PORTIONS.length)), z.int().parse(portions)]] : [],
        ),
      )
