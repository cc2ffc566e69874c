import { importColumns } from '#shared/menu/upload-contract'
import type { ImportRow } from '#shared/menu/upload-contract'
import { getVersion, menuKeys } from '../records'
import type { DishRecord } from '../records'
import { formatDishCells, parseDishChange, parseNewDish } from './csv-columns'
import type { CellError, CsvRow, NamedCategory } from './csv-columns'
import { applyDishFields, parseDishFields, parseNewDishFields } from './dish-facts'
import { allocateDishIds, buildDish } from './new-dish'
import { getMenuSnapshot, getNextDisplayOrder, listCategories } from '../repository'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { logChanges } from '../../platform/change-log/change-log'
import { buildPutIfAbsent, runOptimisticWrite } from '../../platform/table/transaction'
import type { WriteStep } from '../../platform/table/transaction'
import { describeDishChange, presentEditableDish } from './present'
import { buildDishUpdate } from './dish-repository'

type Given = {
  readonly table: readonly CsvRow[]
  readonly dishes: readonly DishRecord[]
  readonly categories: readonly NamedCategory[]
  readonly by: string
  readonly now: Date
}

/** A dish that a table changes, or, where it was none before, adds. */
export type PlannedDish = { readonly was: DishRecord | undefined; readonly is: DishRecord }

export type ImportPlan = { readonly rows: readonly ImportRow[]; readonly planned: readonly PlannedDish[] }

type Row = { readonly rows: readonly ImportRow[]; readonly planned?: PlannedDish }

function differences(
  { row }: CsvRow,
  { was, is }: PlannedDish,
  categories: readonly NamedCategory[],
): readonly ImportRow[] {
  const [old, fresh] = [was && formatDishCells(was, categories), formatDishCells(is, categories)]
  return importColumns.flatMap((field) =>
    old?.[field] === fresh[field]
      ? []
      : [{ row, code: is.code, field, before: old?.[field] ?? null, after: fresh[field], error: null }],
  )
}

const faulty = (
  { row, cells }: CsvRow,
  faults: readonly (Omit<CellError, 'field'> & { field: CellError['field'] | null })[],
): Row => ({
  rows: faults.map(({ field, error }) => ({
    row,
    code: cells.code ?? '',
    field,
    before: null,
    after: (field && cells[field]) ?? null,
    error,
  })),
})

const keyOf = ({ cells }: CsvRow) => (cells.code ?? '').trim().toLowerCase()

/** What one row does; ids of new dishes are given when they are added. */
function planRow(line: CsvRow, given: Given, earlier: readonly PlannedDish[]): Row {
  const { dishes, categories, by, now } = given
  if (keyOf(line) === '') return faulty(line, [{ field: 'code', error: 'Must say which dish it is about' }])
  const was = dishes.find(({ code, isArchived }) => !isArchived && code.toLowerCase() === keyOf(line))
  if (was) {
    const { code: _code, ...cells } = line.cells
    const { facts, faults } = parseDishChange(cells, categories)
    if (!facts) return faulty(line, faults)
    const planned = { was, is: applyDishFields(was, parseDishFields(facts), { by, now }) }
    const rows = differences(line, planned, categories)
    return rows.length > 0 ? { rows, planned } : { rows }
  }
  const { facts, faults } = parseNewDish(line.cells, categories)
  if (!facts) return faulty(line, faults)
  const onMenu = [...dishes, ...earlier.flatMap((planned) => (planned.was ? [] : [planned.is]))]
  const displayOrder = facts.displayOrder ?? getNextDisplayOrder(onMenu, facts.categoryId)
  const { locations: _here, ...told } = facts
  const planned = { was: undefined, is: buildDish(parseNewDishFields(told), { id: 0, displayOrder, by, now }) }
  return { rows: differences(line, planned, categories), planned }
}

/**
 * What a table does to a menu, cell by cell, and what of it is wrong
 * (docs/product/desk.md#in-bulk).
 */
export function planImport(given: Given): ImportPlan {
  const seen = new Set<string>()
  const planned: PlannedDish[] = []
  const rows = given.table.flatMap((line) => {
    const key = keyOf(line)
    const isAgain = key !== '' && seen.has(key)
    seen.add(key)
    const made = isAgain
      ? faulty(line, [{ field: 'code', error: 'Another row is about this dish' }])
      : planRow(line, given, planned)
    if (made.planned) planned.push(made.planned)
    return made.rows
  })
  return { rows, planned }
}

/**
 * A transaction has 100 items: the menu's version, two log records and the stored answer are four.
 */
const MOST_DISHES = 96

type Result = { readonly rows: ImportRow[]; readonly applied: boolean }

type Import = {
  readonly location: LocationCode
  readonly table: readonly CsvRow[]
  readonly isApplied: boolean
  readonly by: string
  readonly now: Date
  readonly alongside: (result: Result) => readonly WriteStep[]
}

/** Throws `invalid-input` with every wrong cell, or where it is too much for one transaction. */
function refuseUnfit(rows: readonly ImportRow[], planned: readonly PlannedDish[]): void {
  const wrong = rows.flatMap(({ row, field, error }) => (error === null ? [] : [{ row, field, error }]))
  const [first] = wrong
  if (first) {
    const cell = `row ${first.row}${first.field ? `, ${first.field}` : ''}`
    throw new Problem('invalid-input', `Nothing was changed. Please check ${cell}: ${first.error}.`, {
      errors: wrong.map(({ row, field, error }) => ({
        path: `rows.${row}${field ? `.${field}` : ''}`,
        message: error,
      })),
      members: { rows },
    })
  }
  if (planned.length <= MOST_DISHES) return
  const message = `At most ${MOST_DISHES} dishes can be changed at once, these are ${planned.length}`
  throw new Problem('invalid-input', `${message}.`, { errors: [{ path: '', message }] })
}

async function withIds(planned: readonly PlannedDish[]): Promise<readonly PlannedDish[]> {
  const fresh = planned.filter(({ was }) => !was)
  if (fresh.length === 0) return planned
  const first = await allocateDishIds(fresh.length)
  return planned.map((one) => (one.was ? one : { ...one, is: { ...one.is, id: first + fresh.indexOf(one) } }))
}

const raised = ({ was, is }: PlannedDish, now: Date): PlannedDish =>
  was ? { was, is: { ...is, version: getVersion(was) + 1, updatedAt: now.toISOString() } } : { was, is }

const stepOf = (location: LocationCode, { was, is }: PlannedDish): WriteStep =>
  was
    ? { write: { Update: buildDishUpdate(location, was, is, false) } }
    : { write: { Put: buildPutIfAbsent({ ...menuKeys.dish(location, is.id), ...is }) } }

/**
 * Says what a table would change of a menu, or changes all of it in one transaction, on condition
 * that the menu is the one that it was held against; throws `invalid-input` where any of it is
 * wrong.
 */
export async function importMenu({ location, table, isApplied, by, now, alongside }: Import): Promise<Result> {
  const categories = await listCategories()
  return runOptimisticWrite(
    async () => {
      const menu = await getMenuSnapshot(location)
      const { rows, planned } = planImport({ table, dishes: menu.dishes, categories, by, now })
      if (!isApplied) return { rows, planned: [], count: menu.count }
      refuseUnfit(rows, planned)
      return { rows, planned: (await withIds(planned)).map((one) => raised(one, now)), count: menu.count }
    },
    ({ rows, planned, count }) => {
      const answer = { rows: [...rows], applied: isApplied }
      if (planned.length === 0) return { steps: isApplied ? alongside(answer) : [], answer }
      const changes = planned.map(({ was, is }) => ({
        subjectId: String(is.id),
        title: describeDishChange(was ?? null, is),
        before: was ? presentEditableDish(was, location) : null,
        after: presentEditableDish(is, location),
      }))
      const log = logChanges({ location, kind: 'dish', by, now, changes })
      const dishes = planned.map((one) => stepOf(location, one))
      return { steps: [...dishes, count, ...log, ...alongside(answer)], answer }
    },
  )
}
