import type { LocationCode } from '#shared/locations/index'
import { openIntake } from '#shared/rules/intake'
import { everyStation, noLimits } from '#shared/rules/stations'
import { itemsAt, queryAll } from '../runtime/table'
import type { Item, Key } from '../runtime/table'
import { together } from '../runtime/together'
import { untilDone } from '../runtime/until-done'
import { printedIn, printedMenu } from './printed'
import { DishRecord, expiredIn, MenuChanges, menuKeys, SpecialsRecord } from './records'
import type { House, Menu } from './records'
import { HoursRecord } from './records-hours'

async function wholeMenu(location: LocationCode): Promise<Menu> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :menu',
    ExpressionAttributeValues: { ':menu': menuKeys.location(location) },
    ConsistentRead: true,
  })
  return {
    dishes: items
      .filter(({ type }) => type === 'Dish')
      .map((item) => DishRecord.parse(item))
      .filter(({ isArchived }) => isArchived !== true),
    specials: items.filter(({ type }) => type === 'Specials').flatMap((item) => SpecialsRecord.parse(item).specials),
    hours: items.filter(({ type }) => type === 'Hours').map((item) => HoursRecord.parse(item))[0],
  }
}

/** No two changes leave the same: not on a table that was put back to an earlier day either. */
const versionOf = (changes: MenuChanges | undefined): string =>
  changes ? `${changes.version} ${changes.changeId}` : 'unchanged'

const houseIn = (changes: MenuChanges | undefined, expired: House['expired']): House => ({
  expired,
  portions: changes?.portions ?? new Map(),
  intake: changes?.intake ?? openIntake,
  stations: everyStation(changes?.stations?.stations ?? []),
  capacity: changes?.capacity ?? noLimits,
  mostOrdered: changes?.mostOrdered ?? [],
})

/** What was read after its version was: it is that version's where the version is still the same once it is there. */
type Kept = { readonly version: string; readonly menu: Menu }

const kept = new Map<LocationCode, Kept>()
const underWay = new Map<string, Promise<void>>()

/** Reads a menu whose version is known; those who ask at once wait for one reading. */
function load(location: LocationCode, version: string): Promise<void> {
  // Read by then for somebody who asked a moment earlier.
  if (kept.get(location)?.version === version) return Promise.resolve()
  const name = `${location} ${version}`
  const reading =
    underWay.get(name) ??
    printedMenu(location, version)
      .then((printed) => printed ?? wholeMenu(location))
      .then((menu) => void kept.set(location, { version, menu }))
      .finally(() => underWay.delete(name))
  underWay.set(name, reading)
  return reading
}

/** Names records that are read with the version, those that only a menu tells once it is known. */
type Beside = (menu?: Menu) => readonly Key[]

/** The menu and what was read beside it; none where another version than this process holds is the menu now. */
type Seen =
  | { readonly menu: Menu; readonly version: string; readonly house: House; readonly beside: readonly Item[] }
  | { readonly menu?: undefined; readonly version: string }

const isSame = (one: Key) => (other: Key) => one.pk === other.pk && one.sk === other.sk

/** What is at keys, read once for all who ask meanwhile: gives the item at one of them. */
const readTogether = together(async (asked: readonly (readonly Key[])[]) => {
  const at = await itemsAt(asked.flat())
  return asked.map(() => at)
})

async function look(location: LocationCode, besideOf: Beside): Promise<Seen> {
  // Taken before the version is read: a menu that arrives meanwhile may be of neither.
  const last = kept.get(location)
  const [changes, printed] = [menuKeys.changes(location), menuKeys.printed(location)]
  const asked = besideOf(last?.menu)
  const at = await readTogether([changes, ...(last ? [] : [printed]), ...asked])
  const found = at(changes)
  const counted = found && MenuChanges.parse(found)
  const version = versionOf(counted)
  // What was printed is its version's whenever it is read, so one reading will do.
  const menu = last ? last.version === version && last.menu : printedIn(at(printed), version)
  if (!menu) return { version }
  if (!last) kept.set(location, { version, menu })
  if (!besideOf(menu).every((key) => asked.some(isSame(key)))) return { version }
  return {
    menu,
    version,
    house: houseIn(counted, expiredIn(found)),
    beside: asked.map(at).filter((item) => item !== undefined),
  }
}

/**
 * A location's menu as it is now, and records that are read together with its version: one small read where this
 * process holds the menu, one of what was printed where it holds none (decisions 0034, 0043). What is given is shared by all
 * who ask, so nobody changes it.
 */
export const menuWith = (location: LocationCode, besideOf: Beside = () => []) =>
  untilDone(async () => {
    const first = await look(location, besideOf)
    if (first.menu) return { done: first }
    await load(location, first.version)
    const second = await look(location, besideOf)
    return second.menu ? { done: second } : 'again'
  })

/** A location's menu as it is now, with the specials of every weekday. */
export const menuOf = async (location: LocationCode): Promise<Menu> => (await menuWith(location)).menu

/** As many answers of a kind as are kept of a menu: a day's, and those that guests still have open. */
const MOST_KEPT = 24

/** What follows from a menu, worked out once for each key and forgotten with the menu. */
export function perMenu<T>() {
  const made = new WeakMap<Menu, Map<string, T>>()
  return (menu: Menu, key: string, make: () => T): T => {
    const ofMenu = made.get(menu) ?? new Map<string, T>()
    made.set(menu, ofMenu)
    const known = ofMenu.get(key)
    if (known !== undefined) return known
    const fresh = make()
    if (ofMenu.size >= MOST_KEPT) ofMenu.clear()
    ofMenu.set(key, fresh)
    return fresh
  }
}
