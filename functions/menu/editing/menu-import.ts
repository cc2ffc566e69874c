import type { LocationCode } from '#shared/locations/index'
import type { ImportFormat, ImportRow } from '#shared/menu/upload-contract'
import { Problem } from '#shared/platform/problem'
import { logChanges } from '../../platform/change-log/change-log'
import { buildPutIfAbsent, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { readKnownDayparts } from '../dayparts/known-dayparts'
import { listNewCategories, readTable, rejectNewCategories } from '../other-systems/read-table'
import { getVersion, menuKeys } from '../records'
import { assertMenuHasRoom } from '../menu-limits'
import { getMenuSnapshot, listCategories } from '../repository'
import { planNewCategories } from './category-repository'
import { getMenuReferences } from './dish-facts'
import { buildDishUpdate } from './dish-repository'
import { hasOtherOptions, withOptionStock } from './import-stock'
import { allocateDishIds } from './new-dish'
import { describeTooMany, MAX_CHANGED_DISHES, planImport, type PlannedDish } from './plan-import'
import { nameIngredients, readNamesPlan } from './kitchen-names-import'
import { describeDishChange, presentEditableDish } from './present'

/**
 * A transaction has 100 items. The menu's version, three log records and the stored response take
 * five; new categories, their log and the check of the options' stock take at most ten.
 */
const MAX_DISHES_OF_OTHER_SYSTEMS = 85

const getMaxDishes = (format: ImportFormat): number =>
  format === 'hibachi-ember' ? MAX_CHANGED_DISHES : MAX_DISHES_OF_OTHER_SYSTEMS

type ImportResult = {
  readonly format: ImportFormat
  readonly rows: ImportRow[]
  readonly notices: string[]
  readonly applied: boolean
}

type ImportRequest = {
  readonly location: LocationCode
  readonly table: string
  readonly isApplied: boolean
  /** Whether the admin may change what all locations share: ingredients and categories. */
  readonly isForGroup: boolean
  readonly by: string
  readonly now: Date
  readonly extraSteps: (result: ImportResult) => readonly WriteStep[]
}

/** @throws Problem `invalid-input` with every wrong cell, or if the table has too many dishes */
function assertApplicable(rows: readonly ImportRow[], tooMany: string | undefined): void {
  const errors = rows.flatMap(({ row, field, error }) => (error === null ? [] : [{ row, field, error }]))
  const [first] = errors
  if (first) {
    const cell = `row ${first.row}${first.field ? `, ${first.field}` : ''}`
    throw new Problem('invalid-input', `Nothing was changed. Please check ${cell}: ${first.error}.`, {
      errors: errors.map(({ row, field, error }) => ({
        path: `rows.${row}${field ? `.${field}` : ''}`,
        message: error,
      })),
      members: { rows },
    })
  }
  if (tooMany) throw new Problem('invalid-input', `${tooMany}.`, { errors: [{ path: '', message: tooMany }] })
}

async function allocateIds(planned: readonly PlannedDish[]): Promise<readonly PlannedDish[]> {
  const added = planned.filter(({ before }) => !before)
  if (added.length === 0) return planned
  const first = await allocateDishIds(added.length)
  return planned.map((dish) =>
    dish.before ? dish : { ...dish, after: { ...dish.after, id: first + added.indexOf(dish) } },
  )
}

const withNextVersion = ({ before, after }: PlannedDish, now: Date): PlannedDish =>
  before
    ? { before, after: { ...after, version: getVersion(before) + 1, updatedAt: now.toISOString() } }
    : { before, after }

const buildWrite = (location: LocationCode, { before, after }: PlannedDish): WriteStep =>
  before
    ? { write: { Update: buildDishUpdate(location, before, after, hasOtherOptions({ before, after })) } }
    : { write: { Put: buildPutIfAbsent({ ...menuKeys.dish(location, after.id), ...after }) } }

/** Reads the menu and what a table makes of it. */
async function readPlan(request: ImportRequest) {
  const { location, table, isForGroup, by, now } = request
  const namesPlan = await readNamesPlan(request)
  if (namesPlan) return namesPlan
  const menu = await getMenuSnapshot(location)
  // Archiving a category and a later change of the dayparts change the menu, too.
  const shown = await listCategories()
  const known = await readKnownDayparts(location)
  const { format, rows: lines, notices } = readTable(table, { location, dishes: menu.dishes, categories: shown })
  const named = format === 'hibachi-ember' ? [] : listNewCategories(lines, shown)
  const wanted = isForGroup ? named : []
  const { added, steps } = await planNewCategories(wanted, { by, now })
  const catalog = await getMenuReferences()
  const context = {
    table: isForGroup ? lines : rejectNewCategories(lines, named),
    dishes: menu.dishes,
    categories: [...shown, ...added],
    daypartIds: known.ids,
    by,
    now,
    catalog: { ...catalog, categoryIds: new Set([...catalog.categoryIds, ...added.map(({ id }) => id)]) },
  }
  const { rows, planned } = planImport(context)
  const max = getMaxDishes(format)
  const tooMany = planned.length > max ? describeTooMany(max, 'dishes', planned.length) : undefined
  return {
    ...menu,
    steps,
    planned,
    ingredients: [],
    tooMany,
    result: {
      format,
      rows: [...rows],
      notices: [
        ...(tooMany ? [`${tooMany}: import the file in parts.`] : []),
        ...(wanted.length > 0 ? [`New categories: ${wanted.join(', ')}.`] : []),
        ...notices,
      ],
    },
  }
}

/**
 * Returns what a table would change in a menu. If `isApplied` is set, changes all of it in one
 * transaction, on condition that the menu is unchanged since its read. Kitchen names of ingredients
 * are written before it, each by itself.
 * @throws Problem `invalid-input` if any cell is wrong
 */
export async function importMenu(request: ImportRequest): Promise<ImportResult> {
  const { location, isApplied, by, now, extraSteps } = request
  return runOptimisticWrite(
    async () => {
      const { result, planned, ingredients, tooMany, dishes, count, steps } = await readPlan(request)
      if (!isApplied) return { result, dishes: [], checks: [], count, steps: [] }
      assertApplicable(result.rows, tooMany)
      assertMenuHasRoom({ location, dishes, changes: planned, path: '' })
      await nameIngredients(ingredients, request)
      const numbered = (await allocateIds(planned)).map((dish) => withNextVersion(dish, now))
      return { result, ...(await withOptionStock(location, numbered)), count, steps }
    },
    ({ result, dishes, checks, count, steps }) => {
      const answer = { ...result, applied: isApplied }
      if (dishes.length === 0) return { steps: isApplied ? extraSteps(answer) : [], answer }
      const changes = dishes.map(({ before, after }) => ({
        subjectId: String(after.id),
        title: describeDishChange(before ?? null, after),
        before: before ? presentEditableDish(before, location) : null,
        after: presentEditableDish(after, location),
      }))
      const log = logChanges({ location, kind: 'dish', by, now, changes })
      const writes = dishes.map((dish) => buildWrite(location, dish))
      return { steps: [...writes, count, ...steps, ...checks, ...log, ...extraSteps(answer)], answer }
    },
  )
}
