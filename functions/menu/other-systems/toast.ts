import { centsToDecimal } from '#shared/platform/money'
import { cleanLine } from '#shared/platform/text'
import type { CellError } from '../editing/csv-columns'
import { listFirst } from '../editing/import-notices'
import { createTableProblem, listTableRows, type Table, type TableRow } from '../editing/table-rows'
import {
  findManyCategories,
  groupBy,
  parsePriceCell,
  splitCategories,
  toKey,
  type ForeignDish,
  type ForeignMenu,
} from './foreign-menu'

/** Whether a header is that of Toast's menu manager export, complete or not. */
export const isToastHeader = (names: readonly string[]): boolean =>
  names.includes('entity type') &&
  ['operation', 'pricing strategy', 'menu group(s)'].some((each) => names.includes(each))

type Row = TableRow<string>

const cellOf = ({ cells }: Row, column: string): string => cleanLine(cells[column] ?? '')
const typeOf = (row: Row): string => cellOf(row, 'entity type').toUpperCase()

/** The strategies whose base price is the price of the dish. */
const priceStrategies = new Set(['', 'BASE', 'LOCATION_SPECIFIC', 'MENU_SPECIFIC', 'TIME_SPECIFIC'])

const priceCellOf = (row: Row, column: string): string => {
  const cell = cellOf(row, column)
  return cell.toLowerCase() === 'null' ? '' : cell
}

/** Returns a row's price at the location, in Toast's spelling. */
function getPrice(row: Row, location: string): string {
  const isHere = toKey(cellOf(row, 'location-specific "applies to" name')) === toKey(location)
  return (isHere && priceCellOf(row, 'location-specific base price')) || priceCellOf(row, 'price')
}

type Price = { readonly price?: string; readonly notices: readonly string[]; readonly errors: readonly CellError[] }

/** An export has a row for each price of a dish; those of the location come first. */
function readPrice(rows: readonly [Row, ...Row[]], name: string, location: string): Price {
  const here = rows.find((row) => toKey(cellOf(row, 'location-specific "applies to" name')) === toKey(location))
  const row = here ?? rows[0]
  const strategy = cellOf(row, 'pricing strategy').toUpperCase()
  const cell = getPrice(row, location)
  if (strategy === 'OPEN_PRICE' || (strategy === 'BASE' && cell === ''))
    return {
      price: '0.00',
      errors: [],
      notices: [`${name} has no fixed price: it is at market price, which guests order by phone.`],
    }
  const cents = parsePriceCell(cell)
  if (!priceStrategies.has(strategy) || cents === undefined) {
    const why = priceStrategies.has(strategy) ? `"${cell}" is no price` : `Prices by ${strategy} are not in this export`
    return { errors: [{ field: 'price', error: `${why} (row ${row.row})` }], notices: [] }
  }
  const others = ['menu price', 'time price'].flatMap((column) =>
    rows
      .filter((each) => priceCellOf(each, column) !== '')
      .map((each) => {
        const when =
          column === 'menu price'
            ? cellOf(each, 'menu name')
            : `${cellOf(each, 'time price days')} ${cellOf(each, 'time price start')}–${cellOf(each, 'time price end')}`
        return `${name} keeps its base price: ${priceCellOf(each, column)} (${when}) becomes a daypart price at the desk.`
      }),
  )
  return { price: centsToDecimal(cents), errors: [], notices: others }
}

function readDish(rows: readonly [Row, ...Row[]], location: string) {
  const [first] = rows
  const name = cellOf(first, 'name')
  const { price, errors, notices } = readPrice(rows, name, location)
  const [category, ...others] = splitCategories(cellOf(first, 'menu group(s)'))
  const kitchenName = cellOf(first, 'kitchen name')
  const dish: ForeignDish = {
    row: first.row,
    name,
    code: cellOf(first, 'plu'),
    cells: {
      ...(price !== undefined && { price }),
      ...(category !== undefined && { category }),
      ...(kitchenName !== '' && toKey(kitchenName) !== toKey(name) && { 'kitchen name': kitchenName }),
    },
    groups: [],
    links: [],
    errors: [
      ...(name === '' ? [{ field: 'name' as const, error: 'The item has no name' }] : []),
      ...findManyCategories(cellOf(first, 'menu group(s)')),
      ...errors,
    ],
  }
  const lost =
    others.length > 0 && category !== undefined
      ? [`${name} is in ${category} only, not also in ${others.join(', ')}.`]
      : []
  return { dish, notices: [...lost, ...notices] }
}

/**
 * Reads the export of Toast's menu manager. It has no column that says which dish a modifier is
 * for, so modifiers are named and left out.
 * @throws Problem `invalid-input` if a column is missing
 */
export function readToastMenu([names = [], ...values]: Table, location: string): ForeignMenu {
  const columns = names.map((name) => cleanLine(name).toLowerCase())
  const missing = ['Name', 'Price', 'Menu group(s)'].find((column) => !columns.includes(column.toLowerCase()))
  if (missing) throw createTableProblem(`This is a Toast menu export without its column "${missing}"`)
  const rows = listTableRows(values, columns)
  const items = rows.filter((row) => typeOf(row) === 'MENU_ITEM')
  const modifiers = rows.filter((row) => typeOf(row) === 'MODIFIER')
  const other = rows.find((row) => !items.includes(row) && !modifiers.includes(row))
  if (other) throw createTableProblem(`Row ${other.row} is no item and no modifier: "${cellOf(other, 'entity type')}"`)
  const keyOf = (row: Row) =>
    cellOf(row, 'number') || `${toKey(cellOf(row, 'name')) || row.row}|${cellOf(row, 'menu group(s)')}`
  const read = groupBy(items, keyOf).map((item) => readDish(item, location))
  const left = [
    ...new Set(
      modifiers.map((row) => {
        const price = priceCellOf(row, 'price')
        return `${cellOf(row, 'name')}${price === '' ? '' : ` ${price}`}`
      }),
    ),
  ]
  return {
    dishes: read.map(({ dish }) => dish),
    notices: [
      ...(left.length > 0
        ? [`The export doesn't say which dishes have these modifiers; add them as option groups: ${listFirst(left)}.`]
        : []),
      ...read.flatMap(({ notices }) => notices),
    ],
  }
}
