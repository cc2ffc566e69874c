import { importColumns, type ImportRow } from '#shared/menu/upload-contract'
import { getVersion, menuKeys, type DishRecord } from '../records'
import {
  formatDishCells,
  parseDishChange,
  parseNewDish,
  type CellError,
  type CsvRow,
  type NamedCategory,
} from './csv-columns'
import { applyDishFields, parseDishFields, parseNewDishFields } from './dish-facts'
import { allocateDishIds, buildDish } from './new-dish'
import { assertMenuHasRoom, findSharedName, getMenuSnapshot, getNextDisplayOrder, listCategories } from '../repository'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { logChanges } from '../../platform/change-log/change-log'
import { listUnknownDayparts, readKnownDayparts } from '../dayparts/known-dayparts'
import { buildPutIfAbsent, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { describeDishChange, presentEditableDish } from './present'
import { buildDishUpdate } from './dish-repository'

type ImportContext = {
  readonly table: readonly CsvRow[]
  readonly dishes: readonly DishRecord[]
  readonly categories: readonly NamedCategory[]
  /** The ids of the location's dayparts. */
  readonly daypartIds: ReadonlySet<string>
  readonly by: string
  readonly now: Date
}

/** A dish that the table changes, or adds if there is no `before`. */
type PlannedDish = { readonly before: DishRecord | undefined; readonly after: DishRecord }

type ImportPlan = { readonly rows: readonly ImportRow[]; readonly planned: readonly PlannedDish[] }

type RowPlan = { readonly rows: readonly ImportRow[]; readonly planned?: PlannedDish }

function listDifferences(
  { row }: CsvRow,
  { before, after }: PlannedDish,
  categories: readonly NamedCategory[],
): readonly ImportRow[] {
  const [old, added] = [before && formatDishCells(before, categories), formatDishCells(after, categories)]
  return importColumns.flatMap((field) =>
    old?.[field] === added[field]
      ? []
      : [{ row, code: after.code, field, before: old?.[field] ?? null, after: added[field], error: null }],
  )
}

const rejectRow = (
  { row, cells }: CsvRow,
  errors: readonly (Omit<CellError, 'field'> & { field: CellError['field'] | null })[],
): RowPlan => ({
  rows: errors.map(({ field, error }) => ({
    row,
    code: cells.code ?? '',
    field,
    before: null,
    after: (field && cells[field]) ?? null,
    error,
  })),
})

const codeKey = ({ cells }: CsvRow) => (cells.code ?? '').trim().toLowerCase()

/** Returns the errors of cells that name dayparts which the location doesn't have. */
const listDaypartErrors = (dish: DishRecord, { daypartIds }: ImportContext): readonly CellError[] =>
  listUnknownDayparts(dish, daypartIds).map(({ path, message }) => ({
    field: path.startsWith('daypartPrices') ? 'daypart prices' : 'dayparts',
    error: message,
  }))

/** Plans one row. New dishes get their ids later, when the import is applied. */
function planRow(line: CsvRow, context: ImportContext, earlier: readonly PlannedDish[]): RowPlan {
  const { dishes, categories, by, now } = context
  if (codeKey(line) === '') return rejectRow(line, [{ field: 'code', error: 'Must identify a dish' }])
  const before = dishes.find(({ code, isArchived }) => !isArchived && code.toLowerCase() === codeKey(line))
  if (before) {
    const { code: _code, ...cells } = line.cells
    const { fields, errors } = parseDishChange(cells, categories)
    if (!fields) return rejectRow(line, errors)
    const planned = { before, after: applyDishFields(before, parseDishFields(fields), { by, now }) }
    const unknown = listDaypartErrors(planned.after, context)
    if (unknown.length > 0) return rejectRow(line, unknown)
    const rows = listDifferences(line, planned, categories)
    return rows.length > 0 ? { rows, planned } : { rows }
  }
  const { fields, errors } = parseNewDish(line.cells, categories)
  if (!fields) return rejectRow(line, errors)
  const onMenu = [...dishes, ...earlier.flatMap((planned) => (planned.before ? [] : [planned.after]))]
  const displayOrder = fields.displayOrder ?? getNextDisplayOrder(onMenu, fields.categoryId)
  const { locations: _locations, ...request } = fields
  const planned = { before: undefined, after: buildDish(parseNewDishFields(request), { id: 0, displayOrder, by, now }) }
  const unknown = listDaypartErrors(planned.after, context)
  if (unknown.length > 0) return rejectRow(line, unknown)
  return { rows: listDifferences(line, planned, categories), planned }
}

type PlannedRow = { readonly line: CsvRow; readonly planned: PlannedDish }

/** Lists the rows that would give a dish a name of another dish, as the whole table leaves them. */
function listSharedNames(rows: readonly PlannedRow[], dishes: readonly DishRecord[]): readonly ImportRow[] {
  // New dishes have no id yet.
  const after = rows.map(({ planned }, at) => ({ ...planned.after, id: planned.before?.id ?? -1 - at }))
  const unchanged = dishes.filter(({ id }) => !after.some((dish) => dish.id === id))
  return rows.flatMap(({ line }, at) => {
    const dish = after[at]
    const found = dish && findSharedName([...unchanged, ...after], dish)
    const error = found && `${found.dish.name} is called "${found.shared}" already`
    return error ? rejectRow(line, [{ field: 'also called', error }]).rows : []
  })
}

/**
 * Lists what a table changes in a menu, cell by cell, and its errors
 * (docs/product/desk.md#bulk-editing).
 */
function planImport(context: ImportContext): ImportPlan {
  const seen = new Set<string>()
  const planned: PlannedRow[] = []
  const rows = context.table.flatMap((line) => {
    const key = codeKey(line)
    const isAgain = key !== '' && seen.has(key)
    seen.add(key)
    const plan = isAgain
      ? rejectRow(line, [{ field: 'code', error: 'Another row has the same code' }])
      : planRow(
          line,
          context,
          planned.map((each) => each.planned),
        )
    if (plan.planned) planned.push({ line, planned: plan.planned })
    return plan.rows
  })
  return {
    rows: [...rows, ...listSharedNames(planned, context.dishes)],
    planned: planned.map((each) => each.planned),
  }
}

/**
 * A transaction has 100 items. The menu's version, three log records and the stored response take
 * five.
 */
const MAX_DISHES = 95

type ImportResult = { readonly rows: ImportRow[]; readonly applied: boolean }

type ImportRequest = {
  readonly location: LocationCode
  readonly table: readonly CsvRow[]
  readonly isApplied: boolean
  readonly by: string
  readonly now: Date
  readonly extraSteps: (result: ImportResult) => readonly WriteStep[]
}

/** @throws Problem `invalid-input` with every wrong cell, or if the table has too many dishes */
function assertApplicable(rows: readonly ImportRow[], planned: readonly PlannedDish[]): void {
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
  if (planned.length <= MAX_DISHES) return
  const message = `At most ${MAX_DISHES} dishes can be changed at once, these are ${planned.length}`
  throw new Problem('invalid-input', `${message}.`, { errors: [{ path: '', message }] })
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
    ? { write: { Update: buildDishUpdate(location, before, after, false) } }
    : { write: { Put: buildPutIfAbsent({ ...menuKeys.dish(location, after.id), ...after }) } }

/**
 * Returns what a table would change in a menu. If `isApplied` is set, changes all of it in one
 * transaction, on condition that the menu is unchanged since its read.
 * @throws Problem `invalid-input` if any cell is wrong
 */
export async function importMenu({
  location,
  table,
  isApplied,
  by,
  now,
  extraSteps,
}: ImportRequest): Promise<ImportResult> {
  return runOptimisticWrite(
    async () => {
      const menu = await getMenuSnapshot(location)
      // Archiving a category and a later change of the dayparts change the menu, too.
      const categories = await listCategories()
      const known = await readKnownDayparts(location)
      const context = { table, dishes: menu.dishes, categories, daypartIds: known.ids, by, now }
      const { rows, planned } = planImport(context)
      if (!isApplied) return { rows, planned: [], count: menu.count }
      assertApplicable(rows, planned)
      assertMenuHasRoom(menu.dishes.length, planned.filter(({ before }) => !before).length)
      return {
        rows,
        planned: (await allocateIds(planned)).map((dish) => withNextVersion(dish, now)),
        count: menu.count,
      }
    },
    ({ rows, planned, count }) => {
      const answer = { rows: [...rows], applied: isApplied }
      if (planned.length === 0) return { steps: isApplied ? extraSteps(answer) : [], answer }
      const changes = planned.map(({ before, after }) => ({
        subjectId: String(after.id),
        title: describeDishChange(before ?? null, after),
        before: before ? presentEditableDish(before, location) : null,
        after: presentEditableDish(after, location),
      }))
      const log = logChanges({ location, kind: 'dish', by, now, changes })
      const dishes = planned.map((dish) => buildWrite(location, dish))
      return { steps: [...dishes, count, ...log, ...extraSteps(answer)], answer }
    },
  )
}
