import { importColumns } from '#shared/contract/desk/bulk'
import type { ImportRow } from '#shared/contract/desk/bulk'
import type { DishRecord } from '../menu/records'
import { formatDishCells, parseDishChange, parseNewDish } from './bulk-cells'
import type { NamedCategory, CellError } from './bulk-cells'
import type { CsvRow } from './bulk-table'
import { parseDishFields, parseNewDishFields, applyDishFields } from './dish-facts'
import { buildDish } from './store-new-dish'
import { getNextDisplayOrder } from './whole-menu'

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
