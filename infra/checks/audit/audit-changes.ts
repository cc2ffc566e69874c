import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { getLoggedDishFields } from '#functions/menu/editing/dish-facts'
import { presentEditableDish } from '#functions/menu/editing/present'
import { presentEditableItem } from '#functions/inventory/present'
import { SpecialRecord, getVersion } from '#functions/menu/records'
import { EditableDish } from '#shared/menu/editing-contract'
import { EditableInventoryItem } from '#shared/inventory/contract'
import { CapacitySettings, StationSettings } from '#shared/kitchen/capacity-contract'
import { locations } from '#shared/locations/index'
import { UNLIMITED_CAPACITY, defaultStations } from '#shared/kitchen/stations'
import type { AuditedRecords } from './audit-records'
import { compareFigures, groupBy } from './difference'
import type { Difference } from './difference'

const Versioned = z.nullable(z.looseObject({ version: z.int() }))

/**
 * A thing of the desk as the table has it; what an entry of the log says of it is compared after
 * the same cut.
 */
type Thing = {
  readonly of: string
  readonly version: number
  readonly says: unknown
  readonly cut: (entry: unknown) => unknown
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
const factsIn = (entry: unknown) => getLoggedDishFields(EditableDish.parse(entry))
const without = (entry: unknown, ...names: string[]) =>
  Object.fromEntries(Object.entries(z.looseObject({}).parse(entry)).filter(([name]) => !names.includes(name)))
const facts = (entry: unknown) => without(entry, 'version')

const dishesIn = ({ dishes }: AuditedRecords): Thing[] =>
  dishes.map((dish) => ({
    of: `dish ${dish.id} at ${dish.location}`,
    version: getVersion(dish),
    says: factsIn(plain(presentEditableDish(dish, dish.location))),
    cut: factsIn,
  }))

const hoursIn = ({ hours }: AuditedRecords): Thing[] =>
  [...hours].map(([location, { type: _type, updatedAt: _at, ...told }]) => ({
    of: `hours ${location} at ${location}`,
    version: told.version,
    says: facts(told),
    cut: facts,
  }))

/** Days of a week are changed together, so all of them have one version. */
const specialsIn = ({ specials }: AuditedRecords): Thing[] =>
  [...specials].flatMap(([location, days]) =>
    days.map((day) => ({
      of: `special ${location} at ${location}`,
      version: getVersion(day),
      says: day.specials,
      cut: (entry) =>
        z
          .object({ specials: z.array(SpecialRecord) })
          .parse(entry)
          .specials.filter(({ dayOfWeek }) => dayOfWeek === day.dayOfWeek),
    })),
  )

const categoriesIn = ({ categories }: AuditedRecords): Thing[] =>
  locations.flatMap(({ code }) =>
    categories.map((record) => ({
      of: `category categories at ${code}`,
      version: getVersion(record),
      says: { categories: record.categories },
      cut: facts,
    })),
  )

/**
 * An ingredient stands in each log with the levels of that location; how many others it tells of is
 * the mode's to say.
 */
const itemsIn = ({ ingredients, stocks }: AuditedRecords): Thing[] =>
  ingredients.flatMap((item) => {
    const own = stocks.filter(({ ingredientId }) => ingredientId === item.id)
    const cut = (entry: unknown) => without(entry, 'version', 'levels')
    return locations.map(({ code }) => ({
      of: `item ${item.id} at ${code}`,
      version: getVersion(item),
      says: cut(EditableInventoryItem.parse(presentEditableItem({ item, stocks: own }, code))),
      cut,
    }))
  })

/**
 * Hands, minutes and limits are as usual until their owner sets them. An entry is read as its
 * setting is now.
 */
const settingsIn = ({ houses }: AuditedRecords): Thing[] =>
  [...houses].flatMap(([location, { stations, capacity }]) => {
    const thing = <T extends { readonly version: number }>(name: string, told: T, read: (one: unknown) => T): Thing => {
      const cut = (entry: unknown) => facts(read(entry))
      return { of: `intake ${name} at ${location}`, version: told.version, says: cut(told), cut }
    }
    const first = getVersion({})
    return [
      thing('stations', stations ?? { stations: defaultStations, version: first }, (one) => StationSettings.parse(one)),
      thing('capacity', capacity ?? { ...UNLIMITED_CAPACITY, version: first }, (one) => CapacitySettings.parse(one)),
    ]
  })

/**
 * That each entry begins where the one before it ended, and that none is missing or there twice.
 */
function chainDifferences(of: string, entries: readonly AuditedRecords['changes'][number][]): Difference[] {
  const steps = entries
    .map(({ before, after }) => [before, after].map((text) => Versioned.parse(JSON.parse(text))?.version ?? 0))
    .sort(([, one = 0], [, other = 0]) => one - other)
  const [first] = steps
  // What was there from the start is version 1; what is new has none before it.
  const from = Math.min(1, first?.[0] ?? 0)
  const due = steps.map((_, index) => [from + index, from + index + 1])
  return [
    ...compareFigures({ book: 'desk', of: `${of}, versions in the log` }, JSON.stringify(steps), JSON.stringify(due)),
  ]
}

function thingDifferences(
  { of, version, says, cut }: Thing,
  entries: readonly AuditedRecords['changes'][number][],
): Difference[] {
  const versionIn = (text: string) => Versioned.parse(JSON.parse(text))?.version ?? 0
  const last = [...entries].sort((one, other) => versionIn(one.after) - versionIn(other.after)).at(-1)
  if (!last) return [...compareFigures({ book: 'desk', of: `${of}, which the log knows nothing of` }, version, 1)]
  const logged = plain(cut(JSON.parse(last.after)))
  const agrees = isDeepStrictEqual(logged, plain(says))
  return [
    ...compareFigures({ book: 'desk', of: `${of}, version` }, version, versionIn(last.after)),
    ...(agrees ? [] : [{ book: 'desk', of, kept: JSON.stringify(says), recomputed: JSON.stringify(logged) }]),
  ]
}

/**
 * A change and its entry are one: what the log says last of a thing is how it is, and each version
 * has its entry.
 */
export function auditChanges(books: AuditedRecords): Difference[] {
  const log = groupBy(books.changes, (entry) => `${entry.kind} ${entry.subjectId} at ${entry.location}`)
  const things = [dishesIn, itemsIn, hoursIn, specialsIn, categoriesIn, settingsIn].flatMap((each) => each(books))
  const known = new Set(things.map(({ of }) => of))
  return [
    ...things.flatMap((thing) => thingDifferences(thing, log.get(thing.of) ?? [])),
    ...[...log].flatMap(([of, entries]) => (known.has(of) ? chainDifferences(of, entries) : [])),
  ]
}
