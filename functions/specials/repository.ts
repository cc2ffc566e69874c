import { listValueTexts } from '#shared/locations/changed-values'
import { randomBytes } from 'node:crypto'
import {
  EditableSpecials,
  validateSpecialsWeek,
  type SpecialInput,
  type WeekContext,
} from '#shared/specials/editing-contract'
import { getWeekdayName } from '#shared/hours/hours'
import type { LocationCode } from '#shared/locations/index'
import { centsToDecimal, toCents, type Cents } from '#shared/platform/money'
import { Problem } from '#shared/platform/problem'
import { formatDateWithYear } from '#shared/platform/time'
import { createEditConflict, logChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../platform/change-log/records'
import { SpecialsRecord, getVersion, menuKeys, type SpecialRecord } from '../menu/records'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../platform/table/transaction'
import { getItems, tableName } from '../platform/table/table'
import { getMenuSnapshot } from '../menu/repository'
import { parseItems } from '../platform/table/parse-items'

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

type Special = EditableSpecials['specials'][number]

/** Presents a special as the desk edits it, and as the change log stores it. */
export const presentSpecial = ({ priceCents, ...special }: SpecialRecord): Special => ({
  ...special,
  ...(priceCents !== undefined && { price: centsToDecimal(priceCents) }),
})

const parseSpecial = ({ price, ...special }: Special): SpecialRecord => ({
  ...special,
  ...(price !== undefined && { priceCents: toCents(price) }),
})

/** Returns a location's week of specials and the stored version, which may be missing. */
export async function getSpecialsWeek(location: LocationCode) {
  const items = await getItems(weekdays.map((day) => menuKeys.specials(location, day)))
  const records = parseItems(SpecialsRecord, items).sort((one, other) => one.dayOfWeek - other.dayOfWeek)
  const version = records[0]?.version
  const week: EditableSpecials = {
    specials: records.flatMap(({ specials }) => specials.map(presentSpecial)),
    version: getVersion({ version }),
  }
  return { week, version }
}

type PricedDish = { readonly id: number; readonly name: string; readonly priceCents: Cents }

/** Describes what else a special has, whatever its fields are. */
function describeOthers({ id: _id, title: _title, menuItemId: _dish, dayOfWeek: _day, ...terms }: Special) {
  const { price: _price, discountPercent: _percent, mealtime: _meal, loyaltyMultiplier: _points, ...rest } = terms
  const { from: _from, until: _until, ...others } = rest
  return listValueTexts(others).flatMap(([name, text]) => (text === 'none' ? [] : [`${name} ${text}`]))
}

const describeTerms = (special: Special, dish: PricedDish | undefined): string =>
  [
    `${dish?.name ?? 'a dish that is off the menu'} ${special.price === undefined ? `${special.discountPercent}% off` : `$${special.price}`}`,
    dish && `usually $${centsToDecimal(dish.priceCents)}`,
    special.mealtime && `at ${special.mealtime}`,
    special.loyaltyMultiplier === 1 ? undefined : `points x${special.loyaltyMultiplier}`,
    special.from && `from ${formatDateWithYear(special.from)}`,
    special.until && `until ${formatDateWithYear(special.until)}`,
    ...describeOthers(special),
  ]
    .filter((text) => text)
    .join(', ')

/**
 * Returns the specials of a location's week as text. The first ones, of the sample, are known until
 * the week is changed; then every special counts as another one.
 */
export async function listSpecialTexts(location: LocationCode, dishes: readonly PricedDish[]) {
  const { week } = await getSpecialsWeek(location)
  const dishById = new Map(dishes.map((dish) => [dish.id, dish]))
  const current = week.specials.map((special) => {
    const name = `special ${getWeekdayName(special.dayOfWeek)}, ${special.title}`
    return [name, describeTerms(special, dishById.get(special.menuItemId))] as const
  })
  const isChanged = week.version !== getVersion({})
  return { current, first: isChanged ? current.map(([name]) => [name, 'as in the sample'] as const) : current }
}

type SpecialsUpdateResult = { readonly after: EditableSpecials; readonly entry: ChangeRecord }

type SpecialsUpdate = {
  readonly location: LocationCode
  readonly specials: readonly SpecialInput[]
  readonly version: number
  readonly by: string
  readonly now: Date
  readonly extraSteps: (made: SpecialsUpdateResult) => readonly WriteStep[]
}

const createSpecialId = () => `special-${randomBytes(6).toString('hex')}`

const sortByWeekday = (specials: readonly SpecialInput[]) =>
  weekdays.flatMap((day) =>
    specials
      .filter(({ dayOfWeek }) => dayOfWeek === day)
      .map((special) => ({ ...special, id: special.id ?? createSpecialId() })),
  )

/** Writes one day. An update writes all days, so that each has the version of the week. */
const putDay = (
  location: LocationCode,
  dayOfWeek: number,
  { specials, version }: EditableSpecials,
  expectedVersion?: number,
): WriteStep => {
  const specialsOfDay = specials.filter((special) => special.dayOfWeek === dayOfWeek).map(parseSpecial)
  const Item = {
    ...menuKeys.specials(location, dayOfWeek),
    type: 'Specials',
    dayOfWeek,
    specials: specialsOfDay,
    version,
  }
  return { write: { Put: ifUnchanged({ TableName: tableName(), Item }, { version: expectedVersion }) } }
}

function assertValidWeek(specials: readonly SpecialInput[], context: WeekContext): void {
  const errors = validateSpecialsWeek(specials, context)
  const [first] = errors
  if (!first) return
  const { title = '' } = specials[Number(first.path.split('.')[1])] ?? {}
  throw new Problem('invalid-input', `Please check the special ${title}: ${first.message}.`, { errors })
}

const fieldLabels: Readonly<Partial<Record<keyof Special, string>>> = {
  title: 'title',
  description: 'text',
  menuItemId: 'dish',
  dayOfWeek: 'day',
  mealtime: 'hours',
  discountPercent: 'discount',
  price: 'price',
  from: 'first day',
  until: 'last day',
  maxDailyOrders: 'daily cap',
  loyaltyMultiplier: 'points',
  priority: 'priority',
}

/** Describes a special's change: `Steak Friday (discount, points)`; undefined if there is none. */
function describeSpecial(before: Special | undefined, after: Special): string | undefined {
  if (!before) return after.title
  const [was, is]: Readonly<Record<string, unknown>>[] = [before, after]
  const changed = Object.entries(fieldLabels).filter(([field]) => (was?.[field] ?? null) !== (is?.[field] ?? null))
  return changed.length > 0 ? `${before.title} (${changed.map(([, label]) => label).join(', ')})` : undefined
}

const describeChange = (before: EditableSpecials, after: EditableSpecials): string => {
  const ids = new Set(after.specials.map(({ id }) => id))
  const changed = after.specials.flatMap(
    (special) =>
      describeSpecial(
        before.specials.find(({ id }) => id === special.id),
        special,
      ) ?? [],
  )
  const removed = before.specials.filter(({ id }) => !ids.has(id)).map(({ title }) => `no ${title}`)
  return `Specials: ${[...changed, ...removed].join(', ') || 'saved as they were'}`
}

/**
 * Undoing a change skips the validation, because a dish of the old week may be off the menu now.
 */
type Validation = 'validate' | 'skip'

/** Replaces the specials of a week. @throws Problem `invalid-input` or `changed-meanwhile` */
export const updateSpecialsWeek = (
  change: SpecialsUpdate,
  validation: Validation = 'validate',
): Promise<SpecialsUpdateResult> =>
  runOptimisticWrite(
    async () => {
      const { location, specials } = change
      const [read, menu] = [await getSpecialsWeek(location), await getMenuSnapshot(location)]
      if (read.week.version !== change.version) throw createEditConflict(read.week)
      const onMenu = menu.dishes.filter(({ isArchived }) => !isArchived)
      const usualCents = new Map(onMenu.map(({ id, priceCents }) => [id, priceCents]))
      if (validation === 'validate') assertValidWeek(specials, { usualCents, stored: read.week.specials })
      return { ...read, count: menu.count }
    },
    ({ week: before, version, count }) => {
      const { location, specials, by, now, extraSteps } = change
      const after = { specials: sortByWeekday(specials), version: before.version + 1 }
      const logFields = { kind: 'special', subjectId: location, title: describeChange(before, after) } as const
      const { steps, entries } = logChange({ ...logFields, locations: [location], before, after, by, now })
      const [entry] = entries
      if (!entry) throw new Error('A change must have a log entry')
      const days = weekdays.map((day) => putDay(location, day, after, version))
      return { steps: [...days, count, ...steps, ...extraSteps({ after, entry })], answer: { after, entry } }
    },
  )

/** Restores the specials of a week from before a change. */
export const undoSpecials: UndoHandler = async ({ change, location, by, now, extraSteps }) => {
  const { specials } = EditableSpecials.parse(JSON.parse(change.before))
  const { version } = EditableSpecials.parse(JSON.parse(change.after))
  const { entry } = await updateSpecialsWeek(
    { location, specials, version, by, now, extraSteps: (made) => extraSteps(made.entry) },
    'skip',
  )
  return entry
}
