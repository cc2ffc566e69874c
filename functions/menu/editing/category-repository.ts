import * as z from 'zod/mini'
import { isDeepStrictEqual } from 'node:util'
import { locations, type LocationCode } from '#shared/locations/index'
import { listGroupLocations } from '#shared/locations/group-data'
import { categoryFields } from '#shared/menu/category-contract'
import { MenuCategory } from '#shared/menu/contract'
import { Problem } from '#shared/platform/problem'
import { createEditConflict, isLoggedAt, logChange, presentChange } from '../../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../../platform/change-log/records'
import { withCategoryTesterValues } from '../checklist/tester-values'
import { tableName } from '../../platform/table/table'
import { parseDaypartPrices } from '../dayparts/records'
import { presentCategory } from '../present'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import {
  getVersion,
  LAST_SAMPLE_CATEGORY_ID,
  listShownCategories,
  menuKeys,
  type CategoriesRecord,
  type CategoryRecord,
} from '../records'
import { getCategoriesRecord, incrementMenuVersion } from '../repository'
import { assertKnownSomewhere, assertValid, describeCategoryChange, keepEmpty, requirePictures } from './category-rules'

/** The categories of all locations with the version for an edit. */
const EditableCategories = z.object({ categories: z.array(MenuCategory), version: z.int() })
type EditableCategories = z.infer<typeof EditableCategories>

const presentCategories = (record: z.infer<typeof CategoriesRecord>): EditableCategories => ({
  categories: listShownCategories(record.categories).map(presentCategory),
  version: getVersion(record),
})

/** A category as an edit sends it. Omitted dayparts and pictures stay unchanged. */
type CategoryInput = Pick<MenuCategory, 'id' | 'name' | 'description' | 'displayOrder'> & {
  readonly dayparts?: string[] | undefined
  readonly imageUrl?: string | null | undefined
  readonly daypartPrices?: Readonly<Record<string, string | number>> | undefined
}

type Author = { readonly by: string; readonly now: Date }

type CategoriesChange<Answer> = Author & {
  /** The version that the caller edited. Without it, the change is made to the current one. */
  readonly version?: number
  /** Returns the categories to show from then on. Others are archived. May run several times. */
  readonly to: (known: readonly CategoryRecord[]) => readonly CategoryRecord[]
  readonly answer: (changed: EditableCategories, entries: readonly ChangeRecord[]) => Answer
  readonly extraSteps: (answer: Answer) => readonly WriteStep[]
}

/** @throws Problem `invalid-input` unless the request names each existing category exactly once */
function assertSameIds(sent: readonly CategoryInput[], known: readonly CategoryRecord[]): void {
  const ids = new Set(sent.map(({ id }) => id))
  if (ids.size === known.length && sent.length === known.length && known.every(({ id }) => ids.has(id))) return
  const errors = [{ path: 'categories', message: 'Must name each existing category exactly once' }]
  throw new Problem('invalid-input', 'Please send each existing category exactly once.', { errors })
}

const sortByDisplayOrder = (categories: readonly CategoryRecord[]): CategoryRecord[] =>
  [...categories].sort((one, other) => one.displayOrder - other.displayOrder || one.id - other.id)

function toRecord(input: CategoryInput, before: readonly CategoryRecord[]): CategoryRecord {
  const { daypartPrices, dayparts, imageUrl, ...texts } = input
  const known = before.find(({ id }) => id === texts.id)
  const picture = imageUrl === undefined ? known?.imageUrl : imageUrl
  return {
    ...texts,
    ...(typeof picture === 'string' && { imageUrl: picture }),
    dayparts: dayparts ?? known?.dayparts ?? [],
    daypartPriceCents: daypartPrices ? parseDaypartPrices(daypartPrices) : (known?.daypartPriceCents ?? {}),
  }
}

/** Reads the categories and what they become, and checks that. */
async function planChange({ version, to }: Pick<CategoriesChange<unknown>, 'version' | 'to'>) {
  const record = await getCategoriesRecord()
  const before = presentCategories(record)
  if (version !== undefined && before.version !== version) throw createEditConflict(before)
  const shown = to(record.categories)
  assertValid(shown, record.categories)
  await assertKnownSomewhere(shown)
  const others = record.categories.filter(({ id }) => !shown.some((category) => category.id === id))
  const next = [...sortByDisplayOrder(shown), ...others.map((category) => ({ ...category, isArchived: true }))]
  return { record, before, next, menus: await keepEmpty(listShownCategories(others)) }
}

const getTerms = (categories: readonly CategoryRecord[]) =>
  [...categories]
    .sort((one, other) => one.id - other.id)
    .map(({ id, dayparts, daypartPriceCents }) => ({ id, dayparts, daypartPriceCents }))

type PlannedCategories = Awaited<ReturnType<typeof planChange>>

/** Returns the steps that write and log planned categories, whose dayparts the menus hold. */
function buildSteps({ record, before, menus, ...plan }: PlannedCategories, { by, now }: Author) {
  const next = plan.next.map((category) => withCategoryTesterValues(category, record.categories, now))
  const after = presentCategories({ ...record, categories: next, version: before.version + 1 })
  const isTimed = !isDeepStrictEqual(getTerms(record.categories), getTerms(next))
  const counts = isTimed ? locations.map(({ code }) => incrementMenuVersion(code)) : []
  const { steps, entries } = logChange({
    locations: listGroupLocations(),
    kind: 'category',
    subjectId: 'categories',
    title: describeCategoryChange(before, after),
    before,
    after,
    by,
    now,
  })
  const update = {
    TableName: tableName(),
    Key: menuKeys.categories,
    UpdateExpression: 'SET categories = :categories, version = :next',
    ExpressionAttributeValues: { ':categories': next, ':next': after.version },
  }
  const write: WriteStep = { write: { Update: ifUnchanged(update, { version: record.version }) } }
  const pictures = requirePictures(record.categories, next)
  return { after, entries, write, counts: menus.length > 0 ? menus : counts, others: [...pictures, ...steps] }
}

/**
 * Changes the categories and logs it at every location.
 * @throws Problem `changed-meanwhile` if `version` is not the current one
 */
const changeCategories = <Answer>({ by, now, answer, extraSteps, ...change }: CategoriesChange<Answer>) =>
  runOptimisticWrite(
    () => planChange(change),
    (plan) => {
      const { after, entries, write, counts, others } = buildSteps(plan, { by, now })
      const answered = answer(after, entries)
      return { steps: [write, ...counts, ...others, ...extraSteps(answered)], answer: answered }
    },
  )

type CategoriesUpdate = Author & {
  readonly categories: readonly CategoryInput[]
  readonly version: number
  readonly extraSteps: (changed: EditableCategories) => readonly WriteStep[]
}

/**
 * Updates names, descriptions, order, pictures and dayparts of the categories.
 * @throws Problem `changed-meanwhile` if `version` is not the current one
 */
export const updateCategories = ({ categories, ...update }: CategoriesUpdate): Promise<EditableCategories> =>
  changeCategories({
    ...update,
    to: (known) => {
      assertSameIds(categories, listShownCategories(known))
      return categories.map((category) => toRecord(category, known))
    },
    answer: (changed) => changed,
  })

type NewCategory = Author & {
  readonly fields: Omit<CategoryInput, 'id' | 'displayOrder'> & { readonly displayOrder?: number | undefined }
  readonly extraSteps: (added: MenuCategory) => readonly WriteStep[]
}

const getNextId = (known: readonly CategoryRecord[]): number =>
  Math.max(LAST_SAMPLE_CATEGORY_ID, ...known.map(({ id }) => id)) + 1

const getNextPlace = (known: readonly CategoryRecord[]): number =>
  Math.max(0, ...listShownCategories(known).map(({ displayOrder }) => displayOrder)) + 1

const appendCategory = (known: readonly CategoryRecord[], name: string): readonly CategoryRecord[] => {
  const added = { id: getNextId(known), name, description: '', displayOrder: getNextPlace(known) }
  return [...known, toRecord(added, [])]
}

/**
 * Returns categories that an import adds to the end of the menu, with the steps that write them.
 * The importing transaction counts its menu's version itself.
 * @throws Problem `name-taken` or, with too many categories, `invalid-input`
 */
export async function planNewCategories(names: readonly string[], author: Author) {
  if (names.length === 0) return { added: [], steps: [] }
  const long = names.find((name) => !categoryFields.name.safeParse(name).success)
  if (long) throw new Problem('invalid-input', `The name of the category "${long}" is too long.`)
  const plan = await planChange({
    to: (known) => {
      const shown = new Set(listShownCategories(known))
      return names.reduce(appendCategory, known).filter((each) => shown.has(each) || !known.includes(each))
    },
  })
  const { write, others } = buildSteps(plan, author)
  const before = new Set(plan.record.categories.map(({ id }) => id))
  return { added: plan.next.filter(({ id }) => !before.has(id)), steps: [write, ...others] }
}

/**
 * Adds a category, by default at the end of the menu.
 * @throws Problem `name-taken` or, with too many categories, `invalid-input`
 */
export const addCategory = ({ fields, ...change }: NewCategory): Promise<MenuCategory> =>
  changeCategories({
    ...change,
    to: (known) => {
      const { displayOrder = getNextPlace(known) } = fields
      return [...listShownCategories(known), toRecord({ ...fields, displayOrder, id: getNextId(known) }, [])]
    },
    answer: ({ categories }) => {
      const added = [...categories].sort((one, other) => other.id - one.id)[0]
      if (!added) throw new Error('A new category must be among the categories')
      return added
    },
  })

type CategoryArchiving = Author & { readonly id: number; readonly extraSteps: () => readonly WriteStep[] }

/**
 * Archives a category without dishes.
 * @throws Problem `not-found`, or `invalid-input` while dishes of a menu are in it
 */
export const archiveCategory = ({ id, ...change }: CategoryArchiving): Promise<undefined> =>
  changeCategories({
    ...change,
    to: (known) => {
      const shown = listShownCategories(known)
      if (!shown.some((category) => category.id === id)) throw new Problem('not-found', 'There is no such category.')
      return shown.filter((category) => category.id !== id)
    },
    answer: () => undefined,
  })

const entryOf = (entries: readonly ChangeRecord[], location: LocationCode): ChangeRecord => {
  const entry = entries.find(isLoggedAt(location))
  if (!entry) throw new Error('The log of this location has no entry for the change')
  return entry
}

/**
 * Restores the categories from before a logged change. An added one is archived, an archived one
 * comes back.
 */
export const undoCategories: UndoHandler = ({ change, location, by, now, extraSteps }) => {
  const { before, after } = z
    .object({ before: EditableCategories, after: EditableCategories })
    .parse(presentChange(change))
  return changeCategories({
    version: after.version,
    to: (known) => before.categories.map((category) => toRecord({ imageUrl: null, ...category }, known)),
    by,
    now,
    answer: (_changed, entries) => entryOf(entries, location),
    extraSteps,
  })
}
