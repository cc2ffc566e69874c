import type * as z from 'zod/mini'
import { allergens } from '#shared/menu/contract'
import { CreateDishRequest, DishFields } from '#shared/menu/editing-contract'
import { importColumns } from '#shared/menu/upload-contract'
import type { ImportColumn } from '#shared/menu/upload-contract'
import { centsToDecimal } from '#shared/platform/money'
import type { DishRecord } from '../records'
import { Problem } from '#shared/platform/problem'
import { parseCsv } from '#shared/platform/text'

export type NamedCategory = { readonly id: number; readonly name: string }

const NOT_DECLARED = 'not declared'
const NONE = 'none'

const allergenText = (declared: DishRecord['allergens']): string => {
  if (declared === null) return NOT_DECLARED
  return declared.length === 0 ? NONE : allergens.filter((each) => declared.includes(each)).join(', ')
}

/** What the table says of a dish, by its columns. */
export const formatDishCells = (
  dish: DishRecord,
  categories: readonly NamedCategory[],
): Readonly<Record<ImportColumn, string>> => ({
  code: dish.code,
  name: dish.name,
  description: dish.description,
  price: centsToDecimal(dish.priceCents),
  category: categories.find(({ id }) => id === dish.categoryId)?.name ?? String(dish.categoryId),
  allergens: allergenText(dish.allergens),
  advisory: dish.advisory ?? NONE,
  spice: String(dish.spiceLevel),
  station: dish.station,
  order: String(dish.displayOrder),
  popular: dish.isPopular ? 'yes' : 'no',
})

const number = (cell: string): unknown => (/^\s*\d{1,9}\s*$/.test(cell) ? Number(cell) : cell)

const yesNo: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  true: true,
  false: false,
  '1': true,
  '0': false,
}

/** Blank means the safe thing: that nothing was declared. */
function allergensIn(cell: string): unknown {
  const said = cell.trim().toLowerCase()
  if (said === '' || said === NOT_DECLARED) return null
  return said === NONE ? [] : said.split(/[,;]/).map((word) => word.trim())
}

function advisoryIn(cell: string): string | null {
  const typed = cell.trim().toLowerCase()
  return typed === NONE ? null : typed
}

const categoryIn = (cell: string, categories: readonly NamedCategory[]): unknown =>
  categories.find(({ id, name }) => name.toLowerCase() === cell.trim().toLowerCase() || String(id) === cell.trim())?.id

/** What a cell says, in the words of the call that changes a dish: `[field, value]`. */
const toldBy: Readonly<
  Record<ImportColumn, (cell: string, categories: readonly NamedCategory[]) => readonly [string, unknown]>
> = {
  code: (cell) => ['code', cell.trim()],
  name: (cell) => ['name', cell],
  description: (cell) => ['description', cell],
  price: (cell) => ['price', cell.trim().replace(/^\$/, '')],
  category: (cell, categories) => ['categoryId', categoryIn(cell, categories) ?? cell],
  allergens: (cell) => ['allergens', allergensIn(cell)],
  advisory: (cell) => ['advisory', advisoryIn(cell)],
  spice: (cell) => ['spiceLevel', number(cell)],
  station: (cell) => ['station', cell.trim().toLowerCase()],
  order: (cell) => ['displayOrder', number(cell)],
  popular: (cell) => ['isPopular', yesNo[cell.trim().toLowerCase()] ?? cell],
}

const columnOf: ReadonlyMap<string, ImportColumn> = new Map(
  importColumns.map((column) => [toldBy[column]('', [])[0], column]),
)

export type CsvCells = Readonly<Partial<Record<ImportColumn, string>>>
export type CellError = { readonly field: ImportColumn; readonly error: string }

/** The first thing that is wrong with each cell. */
function faultsIn({ issues }: z.core.$ZodError): readonly CellError[] {
  const faults = issues.flatMap(({ path, message }) => {
    const field = columnOf.get(String(path[0]))
    return field ? [{ field, error: field === 'category' ? 'No such category' : message }] : []
  })
  return faults.filter(({ field }, at) => faults.findIndex((other) => other.field === field) === at)
}

const told = (cells: CsvCells, categories: readonly NamedCategory[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    importColumns.flatMap((column) => {
      const cell = cells[column]
      return cell === undefined ? [] : [toldBy[column](cell, categories)]
    }),
  )

const parsedBy =
  <S extends z.ZodMiniType>(schema: S) =>
  (cells: CsvCells, categories: readonly NamedCategory[]) => {
    const parsed = schema.safeParse(told(cells, categories))
    return parsed.success ? { facts: parsed.data, faults: [] } : { facts: undefined, faults: faultsIn(parsed.error) }
  }

/** What a row changes of a dish. */
export const parseDishChange = parsedBy(DishFields)

const wellKnown = (cells: CsvCells): CsvCells =>
  Object.fromEntries(Object.entries(cells).filter(([column, cell]) => cell !== '' || column === 'allergens'))

/** What a row says of a new dish; what is blank is as it is for any new dish. */
export function parseNewDish(cells: CsvCells, categories: readonly NamedCategory[]) {
  const known = wellKnown(cells)
  const { facts, faults } = parsedBy(CreateDishRequest)(known, categories)
  const told = faults.map(({ field, error }) => ({
    field,
    // A mistyped code looks like a new dish, too.
    error: known[field] === undefined ? `No dish has this code, and a new one needs a ${field}` : error,
  }))
  return { facts, faults: told }
}

export type CsvRow = { readonly row: number; readonly cells: CsvCells }

const refused = (message: string) => new Problem('invalid-input', `${message}.`, { errors: [{ path: '', message }] })

const isColumn = (name: string): name is ImportColumn => importColumns.some((column) => column === name)

function columnsOf(names: readonly string[]): readonly ImportColumn[] {
  const columns = names.map((name) => name.trim().toLowerCase())
  const known = columns.filter(isColumn)
  const other = columns.find((name) => !isColumn(name))
  if (other !== undefined) throw refused(`There is no column "${other}"; there are ${importColumns.join(', ')}`)
  if (!known.includes('code')) throw refused('The table needs a column "code" that says which dish a row is about')
  if (new Set(known).size < known.length) throw refused('A column stands in the table twice')
  return known
}

/**
 * The rows of a table that was sent, by the columns that its first row names; throws
 * `invalid-input`.
 */
export function parseMenuCsv(text: string): readonly CsvRow[] {
  const [names, ...rows] = parseCsv(text) ?? []
  if (!names) throw refused('This is not a table of comma-separated values')
  const columns = columnsOf(names)
  return rows.flatMap((values, index) => {
    if (values.every((value) => value.trim() === '')) return []
    if (values.length > columns.length) throw refused(`Row ${index + 2} has more cells than there are columns`)
    const cells = Object.fromEntries(
      columns.flatMap((column, at) => (at < values.length ? [[column, values[at]]] : [])),
    )
    return [{ row: index + 2, cells }]
  })
}
