import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { getLoggedDishFields } from '#functions/menu/editing/dish-facts'
import { presentEditableDish } from '#functions/menu/editing/present'
import { getVersion } from '#functions/menu/records'
import { presentSpecial } from '#functions/specials/repository'
import { createFirstSettings, parseSettings } from '#functions/menu/settings-repository'
import { LoggedDish } from '#shared/menu/editing-contract'
import { EditableSpecials } from '#shared/specials/editing-contract'
import { TaxSettings } from '#shared/taxes/contract'
import { CapacitySettings, StationSettings } from '#shared/kitchen/capacity-contract'
import { SignedChecklist } from '#shared/locations/checklist-contract'
import { isAnyLocationLive } from '#shared/locations/group-data'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { UNLIMITED_CAPACITY, defaultStations } from '#shared/orders/timing/stations'
import type { AuditedRecords } from './audit-records'
import { compareFigures, groupBy, type Difference } from './difference'
import { facts, listGroupSettings, type AuditedSetting } from './group-settings'

const Versioned = z.nullable(z.looseObject({ version: z.int() }))

const Fields = z.record(z.string(), z.unknown())

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
const factsIn = (entry: unknown) => getLoggedDishFields(LoggedDish.parse(entry))

const dishesIn = ({ dishes }: AuditedRecords): AuditedSetting[] =>
  dishes.map((dish) => ({
    of: `dish ${dish.id} at ${dish.location}`,
    version: getVersion(dish),
    says: factsIn(plain(presentEditableDish(dish, dish.location))),
    cut: factsIn,
    mayBePart: true,
  }))

const hoursIn = ({ hours }: AuditedRecords): AuditedSetting[] =>
  [...hours].map(([location, { type: _type, updatedAt: _at, leftOutside: _ids, ...values }]) => ({
    of: `hours ${location} at ${location}`,
    version: values.version,
    says: facts(values),
    cut: facts,
  }))

const daypartsIn = ({ dayparts }: AuditedRecords): AuditedSetting[] =>
  [...dayparts].map(([location, { type: _type, updatedAt: _at, ...values }]) => ({
    of: `daypart ${location} at ${location}`,
    version: values.version,
    says: facts(values),
    cut: facts,
  }))

/** Specials of all weekdays change together, so they have one version. */
const specialsIn = ({ specials }: AuditedRecords): AuditedSetting[] =>
  [...specials].flatMap(([location, days]) =>
    days.map((day) => ({
      of: `special ${location} at ${location}`,
      version: getVersion(day),
      says: day.specials.map(presentSpecial),
      cut: (entry) => EditableSpecials.parse(entry).specials.filter(({ dayOfWeek }) => dayOfWeek === day.dayOfWeek),
    })),
  )

const getConfiguredTaxes = (location: LocationCode) => getLocation(location).taxes.map((tax) => ({ ...tax }))

/**
 * Stations, capacity, taxes and settings have defaults until the owner sets them. An entry is
 * parsed as the current setting.
 */
const settingsIn = ({ locationStates }: AuditedRecords): AuditedSetting[] =>
  [...locationStates].flatMap(([location, { stations, capacity, taxes, checklist, settings }]) => {
    const thing = <T extends { readonly version: number }>(
      name: string,
      values: T,
      read: (one: unknown) => T,
    ): AuditedSetting => {
      const cut = (entry: unknown) => facts(read(entry))
      return { of: `${name} at ${location}`, version: values.version, says: cut(values), cut }
    }
    const first = getVersion({})
    return [
      thing('intake stations', stations ?? { stations: defaultStations, version: first }, (one) =>
        StationSettings.parse(one),
      ),
      thing('intake capacity', capacity ?? { ...UNLIMITED_CAPACITY, version: first }, (one) =>
        CapacitySettings.parse(one),
      ),
      thing('tax taxes', taxes ?? { taxes: getConfiguredTaxes(location), version: first }, (one) =>
        TaxSettings.parse(one),
      ),
      thing('checklist checklist', checklist ?? { signatures: {}, version: first }, (one) =>
        SignedChecklist.parse(one),
      ),
      thing('settings settings', settings ?? createFirstSettings(location), parseSettings),
    ]
  })

/** Whether a log may have lost its oldest entries: those of a test site next to a live one. */
const mayHaveExpired = isAnyLocationLive

/** Returns the fields of a state that its last log entry has. */
const pickLogged = (says: unknown, logged: unknown): unknown => {
  const [stored, names] = [Fields.safeParse(says).data, Fields.safeParse(logged).data]
  return stored && names ? Object.fromEntries(Object.entries(stored).filter(([name]) => name in names)) : says
}

/**
 * Checks that each entry starts at the end of the previous one, and that none is missing or
 * duplicated.
 */
function chainDifferences(of: string, entries: readonly AuditedRecords['changes'][number][]): Difference[] {
  const steps = entries
    .map(({ before, after }) => [before, after].map((text) => Versioned.parse(JSON.parse(text))?.version ?? 0))
    .sort(([, one = 0], [, other = 0]) => one - other)
  const first = steps[0]?.[0] ?? 0
  // Existing records start at version 1, new ones have no previous version.
  const from = mayHaveExpired() ? first : Math.min(1, first)
  const due = steps.map((_, index) => [from + index, from + index + 1])
  return [
    ...compareFigures({ book: 'desk', of: `${of}, versions in the log` }, JSON.stringify(steps), JSON.stringify(due)),
  ]
}

function thingDifferences(
  { of, version, says, cut, mayBePart }: AuditedSetting,
  entries: readonly AuditedRecords['changes'][number][],
): Difference[] {
  const versionIn = (text: string) => Versioned.parse(JSON.parse(text))?.version ?? 0
  const last = [...entries].sort((one, other) => versionIn(one.after) - versionIn(other.after)).at(-1)
  if (!last && mayHaveExpired()) return []
  if (!last) return [...compareFigures({ book: 'desk', of: `${of}, which the log knows nothing of` }, version, 1)]
  const logged = plain(cut(JSON.parse(last.after)))
  const agrees = isDeepStrictEqual(logged, mayBePart ? pickLogged(plain(says), logged) : plain(says))
  return [
    ...compareFigures({ book: 'desk', of: `${of}, version` }, version, versionIn(last.after)),
    ...(agrees ? [] : [{ book: 'desk', of, stored: JSON.stringify(says), recomputed: JSON.stringify(logged) }]),
  ]
}

/**
 * Checks that the last log entry of each record equals its state, and that each version has an
 * entry.
 */
export function auditChanges(books: AuditedRecords): Difference[] {
  const log = groupBy(books.changes, (entry) => `${entry.kind} ${entry.subjectId} at ${entry.location}`)
  const things = [dishesIn, hoursIn, daypartsIn, specialsIn, listGroupSettings, settingsIn].flatMap((each) =>
    each(books),
  )
  const known = new Set(things.map(({ of }) => of))
  return [
    ...things.flatMap((thing) => thingDifferences(thing, log.get(thing.of) ?? [])),
    ...[...log].flatMap(([of, entries]) => (known.has(of) ? chainDifferences(of, entries) : [])),
  ]
}
