import { centsToDecimal } from '#shared/platform/money'
import { cleanLine } from '#shared/platform/text'
import type { CellError } from '../editing/csv-columns'
import { listFirst } from '../editing/import-notices'
import { createTableProblem, listTableRows, type Table, type TableRow, groupBy } from '../editing/table-rows'
import {
  findManyCategories,
  parsePriceCell,
  splitCategories,
  toKey,
  type ForeignDish,
  type ForeignGroup,
  type ForeignMenu,
} from './foreign-menu'

const MODIFIER_SET = 'modifier set - '
const ENABLED = 'enabled '

/** Whether a header is that of a Square catalog export, complete or not. */
export const isSquareHeader = (names: readonly string[]): boolean =>
  names.includes('item name') && ['token', 'reference handle', 'variation name'].some((each) => names.includes(each))

type Row = TableRow<string>

const cellOf = ({ cells }: Row, column: string): string => cleanLine(cells[column] ?? '')
const isYes = ({ cells }: Row, column: string): boolean => /^\s*y\s*$/i.test(cells[column] ?? '')

/** Square writes "variable" for a price that is typed in at the sale. */
const priceOf = (row: Row): string => {
  const cell = cellOf(row, 'price')
  return cell.toLowerCase() === 'variable' ? '' : cell
}

/** Names the categories of a row. Newer exports list paths: `Drinks > Tea, Lunch`. */
function parseCategories(row: Row): readonly string[] {
  const single = cellOf(row, 'category') || cellOf(row, 'reporting category')
  return [...new Set([single, ...splitCategories(cellOf(row, 'categories'))])].filter((path) => path !== '')
}

const getLeaf = (path: string): string => cleanLine(path.split('>').at(-1) ?? '')

/** Returns a function that names a path by its last part, or whole if another ends the same. */
function createCategoryNames(rows: readonly Row[]): (path: string) => string {
  const ends = groupBy([...new Set(rows.flatMap(parseCategories))], (path) => toKey(getLeaf(path)))
  const alike = new Set(ends.flatMap((paths) => (paths.length > 1 ? paths : [])))
  return (path) => (alike.has(path) ? path : getLeaf(path))
}

/** Two modifier sets of one name have their tokens behind it. */
const getSetName = (name: string): string => name.replace(/ - [A-Z\d]{24}$/i, '')

function readSizes(rows: readonly Row[]): { readonly group: ForeignGroup; readonly price: string } | CellError {
  const sizes = rows.map((row) => ({
    row,
    name: cellOf(row, 'variation name'),
    cents: parsePriceCell(priceOf(row)),
  }))
  const names = sizes.map(({ name }) => toKey(name))
  for (const [at, { row, name, cents }] of sizes.entries()) {
    const where = `row ${row.row}`
    if (name === '') return { field: 'options', error: `A variation has no name (${where})` }
    if (names.indexOf(names[at] ?? '') < at)
      return { field: 'options', error: `The variation ${name} is there twice (${where})` }
    if (cents === undefined)
      return {
        field: 'price',
        error: `The variation ${name} needs a price, this is "${cellOf(row, 'price')}" (${where})`,
      }
  }
  const least = Math.min(...sizes.map(({ cents = 0 }) => cents))
  // The dish's price is that of its cheapest size, which comes unless the guest chooses another.
  const usual = sizes.findIndex(({ cents }) => cents === least)
  const options = sizes.map(({ name, cents = 0 }, at) => ({
    name,
    price: centsToDecimal(cents - least),
    isDefault: at === usual,
  }))
  const [first] = rows
  const name = (first && cellOf(first, 'option name 1')) || 'Size'
  return { group: { name, min: 1, max: 1, options }, price: centsToDecimal(least) }
}

function readPrice(rows: readonly Row[]) {
  const [row] = rows
  if (rows.length > 1) {
    const sizes = readSizes(rows)
    return 'error' in sizes
      ? { groups: [], errors: [sizes] }
      : { price: sizes.price, groups: [sizes.group], errors: [] }
  }
  const price = (row && priceOf(row)) || '0.00'
  return { price, groups: [], errors: [] }
}

/** Returns the column that says whether a location sells a dish, or the only such column. */
function findEnabledColumn(columns: readonly string[], location: string): string | undefined {
  const enabled = columns.filter((column) => column.startsWith(ENABLED))
  return enabled.length === 1 ? enabled[0] : enabled.find((column) => column.includes(location.toLowerCase()))
}

type DishOfRows = { readonly dish: ForeignDish; readonly notices: readonly string[] }

function readDish(
  rows: readonly [Row, ...Row[]],
  sets: readonly (readonly [string, string])[],
  categoryOf: (path: string) => string,
): DishOfRows {
  const [first] = rows
  const item = cellOf(first, 'item name')
  // Newer exports have a name for guests next to the one for staff.
  const name = cellOf(first, 'customer-facing name') || item
  const { price, groups, errors } = readPrice(rows)
  const [path, ...others] = parseCategories(first)
  const description = (first.cells['description'] ?? '').trim()
  const only = cellOf(first, 'variation name')
  const links = sets.filter(([column]) => rows.some((row) => isYes(row, column))).map(([, set]) => set)
  return {
    dish: {
      row: first.row,
      name,
      code: cellOf(first, 'sku'),
      cells: {
        ...(description !== '' && { description }),
        ...(toKey(name) !== toKey(item) && item !== '' && { 'kitchen name': item }),
        ...(price !== undefined && { price }),
        ...(path !== undefined && { category: categoryOf(path) }),
      },
      groups,
      links,
      errors: [
        ...(name === '' ? [{ field: 'name' as const, error: 'The item has no name' }] : []),
        ...findManyCategories(cellOf(first, 'categories')),
        ...errors,
      ],
    },
    notices: [
      ...(rows.length === 1 && priceOf(first) === ''
        ? [`${name} has no fixed price: it is at market price, which guests order by phone.`]
        : []),
      ...(rows.length === 1 && only !== '' && toKey(only) !== 'regular' && toKey(only) !== toKey(name)
        ? [`${name} has one variation only: its name "${only}" is left out.`]
        : []),
      ...(others.length > 0 && path !== undefined
        ? [`${name} is in ${categoryOf(path)} only, not also in ${others.map(categoryOf).join(', ')}.`]
        : []),
    ],
  }
}

const listNames = (rows: readonly Row[]): string => listFirst([...new Set(rows.map((row) => cellOf(row, 'item name')))])

/**
 * Reads a Square catalog export. Variations of an item become a group of sizes; archived items and
 * those that are not sold at the location are left out.
 * @throws Problem `invalid-input` if a column is missing
 */
export function readSquareCatalog([names = [], ...values]: Table, location: string): ForeignMenu {
  const columns = names.map((name) => cleanLine(name).toLowerCase())
  const has = (...any: readonly string[]) => any.some((column) => columns.includes(column))
  const missing = !has('price') ? 'Price' : has('category', 'categories', 'reporting category') ? undefined : 'Category'
  if (missing) throw createTableProblem(`This is a Square catalog export without its column "${missing}"`)
  const rows = listTableRows(values, columns)
  const enabled = findEnabledColumn(columns, location)
  const isOff = (row: Row) => enabled !== undefined && cellOf(row, enabled) !== '' && !isYes(row, enabled)
  const archived = rows.filter((row) => isYes(row, 'archived'))
  const off = rows.filter((row) => !archived.includes(row) && isOff(row))
  const sold = rows.filter((row) => !archived.includes(row) && !off.includes(row))
  // In the spelling of the export, which the preview shows.
  const sets = names.flatMap((name, at) => {
    const column = columns[at] ?? ''
    return column.startsWith(MODIFIER_SET)
      ? [[column, getSetName(cleanLine(name).slice(MODIFIER_SET.length))] as const]
      : []
  })
  const categoryOf = createCategoryNames(sold)
  const items = groupBy(sold, (row) => `${toKey(cellOf(row, 'item name')) || row.row}|${parseCategories(row).join()}`)
  const read = items.map((item) => readDish(item, sets, categoryOf))
  return {
    dishes: read.map(({ dish }) => dish),
    notices: [
      ...(archived.length > 0 ? [`Archived at Square and left out: ${listNames(archived)}.`] : []),
      ...(off.length > 0 ? [`Not enabled at ${location} and left out: ${listNames(off)}.`] : []),
      ...read.flatMap(({ notices }) => notices),
    ],
  }
}
