import { bulkColumns } from '#shared/contract/desk/bulk'
import type { BulkRow } from '#shared/contract/desk/bulk'
import type { DishRecord } from '../menu/records'
import { cellsOf, changeIn, newIn } from './bulk-cells'
import type { Category, CellFault } from './bulk-cells'
import type { TableRow } from './bulk-table'
import { factsOf, newFactsOf, withFacts } from './dish-facts'
import { newDish } from './store-new-dish'
import { placeAtTheEnd } from './whole-menu'

type Given = {
  readonly table: readonly TableRow[]
  readonly dishes: readonly DishRecord[]
  readonly categories: readonly Category[]
  readonly by: string
  readonly now: Date
}

/** A dish that a table changes, or, where it was none before, adds. */
export type PlannedDish = { readonly was: DishRecord | undefined; readonly is: DishRecord }

export type BulkPlan = { readonly rows: readonly BulkRow[]; readonly planned: readonly PlannedDish[] }

type Row = { readonly rows: readonly BulkRow[]; readonly planned?: PlannedDish }

function differences({ row }: TableRow, { was, is }: PlannedDish, categories: readonly Category[]): readonly BulkRow[] {
  const [old, fresh] = [was && cellsOf(was, categories), cellsOf(is, categories)]
  return bulkColumns.flatMap((field) =>
    old?.[field] === fresh[field]
      ? []
      : [{ row, code: is.code, field, before: old?.[field] ?? null, after: fresh[field], error: null }],
  )
}

const faulty = (
  { row, cells }: TableRow,
  faults: readonly (Omit<CellFault, 'field'> & { field: CellFault['field'] | null })[],
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

const keyOf = ({ cells }: TableRow) => (cells.code ?? '').trim().toLowerCase()

/** What one row does; ids of new dishes are given when they are added. */
function planRow(line: TableRow, given: Given, earlier: readonly PlannedDish[]): Row {
  const { dishes, categories, by, now } = given
  if (keyOf(line) === '') return faulty(line, [{ field: 'code', error: 'Must say which dish it is about' }])
  const was = dishes.find(({ code, isArchived }) => !isArchived && code.toLowerCase() === keyOf(line))
  if (was) {
    const { code: _code, ...cells } = line.cells
    const { facts, faults } = changeIn(cells, categories)
    if (!facts) return faulty(line, faults)
    const planned = { was, is: withFacts(was, factsOf(facts), { by, now }) }
    const rows = differences(line, planned, categories)
    return rows.length > 0 ? { rows, planned } : { rows }
  }
  const { facts, faults } = newIn(line.cells, categories)
  if (!facts) return faulty(line, faults)
  const onMenu = [...dishes, ...earlier.flatMap((planned) => (planned.was ? [] : [planned.is]))]
  const displayOrder = facts.displayOrder ?? placeAtTheEnd(onMenu, facts.categoryId)
  const { locations: _here, ...told } = facts
  const planned = { was: undefined, is: newDish(newFactsOf(told), { id: 0, displayOrder, by, now }) }
  return { rows: differences(line, planned, categories), planned }
}

/**
 * What a table does to a menu, cell by cell, and what of it is wrong
 * (docs/product/desk.md#in-bulk).
 */
export function planTable(given: Given): BulkPlan {
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
