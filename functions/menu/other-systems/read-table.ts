import { getLocation, type LocationCode } from '#shared/locations/index'
import type { ImportFormat } from '#shared/menu/upload-contract'
import { cleanLine } from '#shared/platform/text'
import { parseMenuTable, type CsvRow, type NamedCategory } from '../editing/csv-columns'
import { createTableProblem, type NamedTable, groupBy } from '../editing/table-rows'
import type { DishRecord } from '../records'
import { toKey } from './foreign-menu'
import { matchDishes } from './match-dishes'
import { isSquareHeader, readSquareCatalog } from './square'
import { readToastMenu } from './toast'
import { isToastHeader } from './toast-rows'

type ReadTable = {
  readonly format: ImportFormat
  readonly rows: readonly CsvRow[]
  readonly notices: readonly string[]
}

type MenuNow = {
  readonly location: LocationCode
  readonly dishes: readonly DishRecord[]
  readonly categories: readonly NamedCategory[]
}

/**
 * Reads an uploaded table of any format that the import knows by its first row, or Toast's files
 * (docs/product/desk.md#menus-from-other-systems).
 * @throws Problem `invalid-input`
 */
export function readTable(files: readonly NamedTable[], { location, dishes, categories }: MenuNow): ReadTable {
  const { name } = getLocation(location)
  const isToast = files.map(({ table: [header = []] }) =>
    isToastHeader(header.map((each) => cleanLine(each).toLowerCase())),
  )
  const other = files[isToast.indexOf(false)]
  if (!other) return { format: 'toast', ...matchDishes(readToastMenu(files, name), dishes, categories, 'TO') }
  if (files.length > 1)
    throw createTableProblem(`Several files at once are those of one Toast export, and ${other.file} is none of them`)
  const { table } = other
  const names = (table[0] ?? []).map((each) => cleanLine(each).toLowerCase())
  if (isSquareHeader(names))
    return { format: 'square', ...matchDishes(readSquareCatalog(table, name), dishes, categories, 'SQ') }
  return { format: 'hibachi-ember', rows: parseMenuTable(table), notices: [] }
}

/** Returns the rows with an error where they name one of these categories. */
export function rejectNewCategories(rows: readonly CsvRow[], named: readonly string[]): readonly CsvRow[] {
  const keys = new Set(named.map(toKey))
  return rows.map((line) => {
    if (!keys.has(toKey(line.cells.category ?? ''))) return line
    const error = 'There is no such category: only an admin of all locations may add it'
    return { ...line, errors: [...(line.errors ?? []), { field: 'category' as const, error }] }
  })
}

/** Lists the categories that rows name and the menu doesn't have, in the table's spelling. */
export function listNewCategories(rows: readonly CsvRow[], categories: readonly NamedCategory[]): readonly string[] {
  const known = new Set(['', ...categories.map(({ name }) => toKey(name))])
  const named = groupBy(
    rows.map(({ cells }) => cleanLine(cells.category ?? '')),
    toKey,
  )
  return named.map(([name]) => name).filter((name) => !known.has(toKey(name)))
}
