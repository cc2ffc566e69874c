import { toCents } from '#shared/platform/money'
import { HoursRecord } from '../locations/state/hours-records'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { DEFAULT_INTAKE } from '#shared/kitchen/intake'
import { UNLIMITED_CAPACITY, withDefaultStations } from '#shared/orders/timing/stations'
import { applyCategoryTerms, describeOffer, type Daypart } from '#shared/dayparts/dayparts'
import { getItem, getItemLookup, queryAll } from '../platform/table/table'
import { retryWithBackoff } from '../platform/retry'
import {
  DishRecord,
  ReadCategoriesRecord,
  SpecialsRecord,
  menuKeys,
  type CategoryRecord,
  type Menu,
  type MenuDish,
  type SpecialRecord,
} from './records'
import { DaypartsRecord } from './dayparts/records'
import {
  LocationStateRecord,
  getMostOrdered,
  parseWithheldStock,
  reservesKitchenTime,
  type LocationState,
  stateKey,
} from '../locations/state/records'
import { hideUnsignedFacts } from './checklist/sample-facts'
import * as z from 'zod/mini'
import { toWallClock } from '#shared/platform/time'
import { parseItems } from '../platform/table/parse-items'

/** A menu and the version that it was read at. Shared between calls: treat as read-only. */
type CachedMenu = { readonly version: string; readonly menu: Menu }

const cache = new Map<LocationCode, CachedMenu>()

/** Gives a dish the dayparts of its category, and their texts. */
function toMenuDish(dish: DishRecord, categories: readonly CategoryRecord[], dayparts: readonly Daypart[]): MenuDish {
  const category = categories.find(({ id }) => id === dish.categoryId)
  const timed = applyCategoryTerms(dish, category, dayparts)
  const offerTexts = describeOffer(timed, dayparts)
  return offerTexts.length > 0 ? { ...timed, offerTexts } : timed
}

type StoredSettings = Pick<LocationStateRecord, 'checklist' | 'settings'>

async function queryMenu(location: LocationCode, { checklist, settings }: StoredSettings): Promise<Menu> {
  const [items, categoriesItem] = await Promise.all([
    queryAll({
      KeyConditionExpression: 'pk = :menu',
      ExpressionAttributeValues: { ':menu': menuKeys.location(location) },
      ConsistentRead: true,
    }),
    getItem(menuKeys.categories),
  ])
  const categories = categoriesItem ? ReadCategoriesRecord.parse(categoriesItem).categories : []
  const dayparts = parseItems(
    DaypartsRecord,
    items.filter(({ type }) => type === 'Dayparts'),
  ).flatMap((record) => record.dayparts)
  const dishes = parseItems(
    DishRecord,
    items.filter(({ type }) => type === 'Dish'),
  )
  return {
    dayparts,
    dishes: dishes
      .filter(({ isArchived }) => isArchived !== true)
      .map((dish) => toMenuDish(hideUnsignedFacts(dish, location, checklist), categories, dayparts)),
    archived: dishes.filter(({ isArchived }) => isArchived === true).map(({ id, name }) => ({ id, name })),
    specials: parseItems(
      SpecialsRecord,
      items.filter(({ type }) => type === 'Specials'),
    ).flatMap(({ specials }) => specials),
    hours: parseItems(
      HoursRecord,
      items.filter(({ type }) => type === 'Hours'),
    )[0],
    settings,
  }
}

const withDefaults = (
  location: LocationCode,
  record: LocationStateRecord | undefined,
  withheld: LocationState['withheld'],
): LocationState => ({
  withheld,
  portions: record?.portions ?? new Map(),
  intake: record?.intake ?? DEFAULT_INTAKE,
  stations: withDefaultStations(record?.stations?.stations ?? []),
  capacity: record?.capacity ?? UNLIMITED_CAPACITY,
  reservesKitchenTime: record?.capacity?.kitchenTime ?? reservesKitchenTime(location),
  handoverCodeFromCents: record?.settings?.handoverCodeFrom ? toCents(record.settings.handoverCodeFrom) : null,
  hasPackingLists: record?.settings?.packing ?? false,
  taxes: record?.taxes?.taxes ?? [],
  mostOrdered: (record && getMostOrdered(location, record)) ?? [],
})

async function readState(location: LocationCode) {
  const item = await getItem(stateKey(location))
  const record = item && LocationStateRecord.parse(item)
  // The random id distinguishes equal counters, for example after a restore to an earlier time.
  const version = record ? `${record.version} ${record.changeId}` : 'unchanged'
  return {
    version,
    stored: record ?? {},
    state: withDefaults(location, record, parseWithheldStock(location, item)),
  }
}

/**
 * Queries a menu and caches it. Returns undefined if the version has changed since: the query may
 * have seen half a change.
 */
async function queryVersion(location: LocationCode, version: string, stored: StoredSettings) {
  const menu = await queryMenu(location, stored)
  if ((await readState(location)).version !== version) return undefined
  cache.set(location, { version, menu })
  return menu
}

/** Queries in progress, by location and version. */
const queries = new Map<string, ReturnType<typeof queryVersion>>()

/** Returns the menu of a version. Calls of this process at the same time share one query. */
function getMenuOfVersion(location: LocationCode, version: string, stored: StoredSettings) {
  const key = `${location} ${version}`
  const query = queries.get(key) ?? queryVersion(location, version, stored).finally(() => queries.delete(key))
  queries.set(key, query)
  return query
}

/**
 * Returns a location's current menu with its live state. Reads the small version record on every
 * call and queries the dishes only when the version has changed, so a change made by any process is
 * visible to the next call.
 * @throws Problem `unavailable` while the menu changes faster than it can be read
 */
export const getMenuWithState = (location: LocationCode) =>
  retryWithBackoff(async () => {
    const { version, stored, state } = await readState(location)
    const cached = cache.get(location)
    if (cached?.version === version) return { done: { menu: cached.menu, version, state } }
    const menu = await getMenuOfVersion(location, version, stored)
    return menu ? { done: { menu, version, state } } : 'again'
  })

/** Maximum number of results that one cache keeps per menu: about the distinct ones of a day. */
const MAX_CACHED_RESULTS = 24

/**
 * Returns a function that computes a result from a menu once for each key and drops it with the
 * menu.
 */
export function createMenuCache<T>() {
  const resultsOf = new WeakMap<Menu, Map<string, T>>()
  return (menu: Menu, key: string, compute: () => T): T => {
    const results = resultsOf.get(menu) ?? new Map<string, T>()
    resultsOf.set(menu, results)
    const cached = results.get(key)
    if (cached !== undefined) return cached
    const result = compute()
    if (results.size >= MAX_CACHED_RESULTS) results.clear()
    results.set(key, result)
    return result
  }
}

const SpecialCount = z.object({ ordered: z.int() })

/**
 * Returns a location's current menu and how often each of today's specials was ordered.
 * `timesOrdered` returns 0 for specials that `isCounted` does not select, which saves reading them.
 */
export async function getMenuToday(location: LocationCode, now: Date, isCounted: (special: SpecialRecord) => boolean) {
  const clock = toWallClock(getLocation(location), now)
  const { date, weekday } = clock
  const { menu, state } = await getMenuWithState(location)
  const keyOf = ({ id }: SpecialRecord) => menuKeys.specialCount({ location }, date, id)
  const counted = menu.specials.filter((special) => special.dayOfWeek === weekday && isCounted(special))
  const findItem = await getItemLookup(counted.map(keyOf))
  const timesOrdered = (special: SpecialRecord): number => {
    const item = findItem(keyOf(special))
    return parseItems(SpecialCount, item ? [item] : [])[0]?.ordered ?? 0
  }
  return { menu, state, clock, timesOrdered }
}
