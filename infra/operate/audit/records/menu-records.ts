import * as z from 'zod/mini'
import { findLocationOfState, LocationStateRecord } from '#functions/locations/state/records'
import { DaypartsRecord } from '#functions/menu/dayparts/records'
import { HoursRecord } from '#functions/locations/state/hours-records'
import { CategoriesRecord, DishRecord, SpecialsRecord, findLocationOfMenu } from '#functions/menu/records'
import { ProgramTermsRecord, RewardRecord, TierRecord, loyaltyKeys } from '#functions/loyalty/records'
import { parseChangeEntries } from '#functions/platform/change-log/change-log'
import type { ChangeRecord } from '#functions/platform/change-log/records'
import type { Item } from '#functions/platform/table/table'
import type { LocationCode } from '#shared/locations/index'
import { formatRecordKey, getOwner, type RecordKinds } from './record-key'

const SpecialCount = z.object({ ordered: z.int() })

/** What the owner edits at the desk. */
export type MenuBooks = {
  readonly dishes: (DishRecord & { readonly location: LocationCode })[]
  readonly hours: Map<LocationCode, HoursRecord>
  readonly dayparts: Map<LocationCode, DaypartsRecord>
  /** The live state of each location. */
  readonly locationStates: Map<LocationCode, LocationStateRecord>
  /** Specials of each weekday by location. */
  readonly specials: Map<LocationCode, z.infer<typeof SpecialsRecord>[]>
  /** By record key. */
  readonly specialCounts: Map<string, number>
  /** The group's categories, in one record. */
  readonly categories: z.infer<typeof CategoriesRecord>[]
  /** The loyalty program, in a record for its terms and for each tier and reward. */
  readonly program: {
    readonly terms: z.infer<typeof ProgramTermsRecord>[]
    readonly tiers: TierRecord[]
    readonly rewards: RewardRecord[]
  }
  /** The desk's change logs. */
  readonly changes: (ChangeRecord & { readonly location: string })[]
}

export const emptyMenuBooks = (): MenuBooks => ({
  dishes: [],
  hours: new Map(),
  dayparts: new Map(),
  locationStates: new Map(),
  specials: new Map(),
  specialCounts: new Map(),
  categories: [],
  program: { terms: [], tiers: [], rewards: [] },
  changes: [],
})

const enterChanges = ({ changes }: MenuBooks, item: Item) =>
  changes.push(...parseChangeEntries(item).map((entry) => ({ ...entry, location: getOwner(item) })))

/** Whether a record is of the program that counts: test sites have one of their own. */
const isInForce = ({ pk }: Item): boolean => pk === loyaltyKeys.programme()

export const menuKinds: RecordKinds<MenuBooks> = {
  Dish: (books, item) => {
    const location = findLocationOfMenu(String(item['pk']))
    if (location) books.dishes.push({ ...DishRecord.parse(item), location })
  },
  Hours: (books, item) => {
    const location = findLocationOfMenu(String(item['pk']))
    if (location) books.hours.set(location, HoursRecord.parse(item))
  },
  Dayparts: (books, item) => {
    const location = findLocationOfMenu(String(item['pk']))
    if (location) books.dayparts.set(location, DaypartsRecord.parse(item))
  },
  Specials: ({ specials }, item) => {
    const location = findLocationOfMenu(String(item['pk']))
    if (location) specials.set(location, [...(specials.get(location) ?? []), SpecialsRecord.parse(item)])
  },
  MenuChanges: (books, item) => {
    const location = findLocationOfState(String(item['pk']))
    if (location) books.locationStates.set(location, LocationStateRecord.parse(item))
  },
  SpecialCount: (books, item) => books.specialCounts.set(formatRecordKey(item), SpecialCount.parse(item).ordered),
  Categories: (books, item) => books.categories.push(CategoriesRecord.parse(item)),
  ProgramTerms: ({ program }, item) => isInForce(item) && program.terms.push(ProgramTermsRecord.parse(item)),
  Tier: ({ program }, item) => isInForce(item) && program.tiers.push(TierRecord.parse(item)),
  Reward: ({ program }, item) => isInForce(item) && program.rewards.push(RewardRecord.parse(item)),
  Change: enterChanges,
  ChangePack: enterChanges,
}
