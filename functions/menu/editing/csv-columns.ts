import type * as z from 'zod/mini'
import { allergens } from '#shared/menu/contract'
import { CreateDishRequest, DishFields } from '#shared/menu/editing-contract'
import { importColumns, type ImportColumn, type ImportField } from '#shared/menu/upload-contract'
import { centsToDecimal } from '#shared/platform/money'
import { cleanLine } from '#shared/platform/text'
import type { DishRecord, OptionGroupRecord } from '../records'
import { describeCellError, NONE, parseNames } from '../cell-errors'
import { describeRecipeError, formatRecipeCell, parseRecipeCell, type IngredientNames } from './recipe-cell'
import { createTableProblem, listTableRows, parseColumns, type Table } from './table-rows'

export type NamedCategory = { readonly id: number; readonly name: string }

/** What cells name. */
export type TableNames = { readonly categories: readonly NamedCategory[]; readonly ingredients: IngredientNames }

const NOT_DECLARED = 'not declared'

const formatAllergens = (declared: DishRecord['allergens']): string => {
  if (declared === null) return NOT_DECLARED
  return declared.length === 0 ? NONE : allergens.filter((each) => declared.includes(each)).join(', ')
}

/** Returns a dish's CSV cells by column. */
export const formatDishCells = (
  dish: DishRecord,
  { categories, ingredients }: TableNames,
): Readonly<Record<ImportColumn, string>> => ({
  code: dish.code,
  name: dish.name,
  'also called': dish.alsoCalled.join('; '),
  'kitchen name': dish.kitchenName ?? '',
  description: dish.description,
  price: centsToDecimal(dish.priceCents),
  dayparts: dish.dayparts.join('; '),
  'daypart prices': Object.entries(dish.daypartPriceCents)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([id, cents]) => `${id} ${centsToDecimal(cents)}`)
    .join('; '),
  category: categories.find(({ id }) => id === dish.categoryId)?.name ?? String(dish.categoryId),
  allergens: formatAllergens(dish.allergens),
  advisory: dish.advisory ?? NONE,
  spice: String(dish.spiceLevel),
  station: dish.station,
  lead: String(dish.leadMinutes),
  order: String(dish.displayOrder),
  popular: dish.isPopular ? 'yes' : 'no',
  recipe: formatRecipeCell(dish.recipe, ingredients),
})

export const parseNumber = (cell: string): unknown => (/^\s*\d{1,9}\s*$/.test(cell) ? Number(cell) : cell)

const yesNo: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
])

export const parseYesNo = (cell: string): unknown => yesNo.get(cell.trim().toLowerCase()) ?? cell

/** A blank cell means "not declared", the safe reading. */
function parseAllergens(cell: string): unknown {
  const value = cell.trim().toLowerCase()
  if (value === '' || value === NOT_DECLARED) return null
  return value === NONE ? [] : value.split(/[,;]/).map((word) => word.trim())
}

/** Converts `lunch 9.95; late 12.00` to prices by daypart. */
const parseDaypartPrices = (cell: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    cell
      .split(';')
      .map(cleanLine)
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [id = '', ...price] = entry.split(' ')
        return [id, price.join(' ')]
      }),
  )

export function parseAdvisory(cell: string): string | null {
  const value = cell.trim().toLowerCase()
  return value === NONE ? null : value
}

function findCategoryId(cell: string, categories: readonly NamedCategory[]): unknown {
  const wanted = cleanLine(cell).toLowerCase()
  return categories.find(({ id, name }) => name.toLowerCase() === wanted || String(id) === wanted)?.id
}

/** Converts a cell into `[field, value]` of a request that changes a dish. */
const toRequestField: Readonly<Record<ImportColumn, (cell: string, names: TableNames) => readonly [string, unknown]>> =
  {
    code: (cell) => ['code', cell.trim()],
    name: (cell) => ['name', cell],
    'also called': (cell) => ['alsoCalled', parseNames(cell)],
    'kitchen name': (cell) => ['kitchenName', cleanLine(cell) || null],
    description: (cell) => ['description', cell],
    price: (cell) => ['price', cell],
    dayparts: (cell) => ['dayparts', parseNames(cell)],
    'daypart prices': (cell) => ['daypartPrices', parseDaypartPrices(cell)],
    category: (cell, { categories }) => ['categoryId', findCategoryId(cell, categories) ?? cell],
    allergens: (cell) => ['allergens', parseAllergens(cell)],
    advisory: (cell) => ['advisory', parseAdvisory(cell)],
    spice: (cell) => ['spiceLevel', parseNumber(cell)],
    station: (cell) => ['station', cell.trim().toLowerCase()],
    lead: (cell) => ['leadMinutes', parseNumber(cell)],
    order: (cell) => ['displayOrder', parseNumber(cell)],
    popular: (cell) => ['isPopular', parseYesNo(cell)],
    recipe: (cell, { ingredients }) => ['recipe', parseRecipeCell(cell, ingredients)],
  }

const noNames: TableNames = {
  categories: [],
  ingredients: { nameOf: String, findId: () => undefined, unitOf: () => '' },
}

const columnOfField: ReadonlyMap<string, ImportColumn> = new Map(
  importColumns.map((column) => [toRequestField[column]('', noNames)[0], column]),
)

type CsvCells = Readonly<Partial<Record<ImportColumn, string>>>
export type CellError = { readonly field: ImportField; readonly error: string }

/** Returns the first error of each cell. */
function listCellErrors(
  { issues }: z.core.$ZodError,
  { cells, request: { recipe } }: { readonly cells: CsvCells; readonly request: Readonly<Record<string, unknown>> },
  { ingredients }: TableNames,
): readonly { field: ImportColumn; error: string }[] {
  const errors = issues.flatMap(({ path, message }): readonly { field: ImportColumn; error: string }[] => {
    const field = columnOfField.get(String(path[0]))
    if (!field) return []
    if (field === 'recipe') return [{ field, error: describeRecipeError(recipe, path.slice(1), message, ingredients) }]
    return [{ field, error: describeCellError(field, cells[field] ?? '', message) }]
  })
  return errors.filter(({ field }, at) => errors.findIndex((other) => other.field === field) === at)
}

const toRequest = (cells: CsvCells, names: TableNames): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    importColumns.flatMap((column) => {
      const cell = cells[column]
      return cell === undefined ? [] : [toRequestField[column](cell, names)]
    }),
  )

const createRowParser =
  <S extends z.ZodMiniType>(schema: S) =>
  (cells: CsvCells, names: TableNames) => {
    const request = toRequest(cells, names)
    const parsed = schema.safeParse(request)
    return parsed.success
      ? { fields: parsed.data, errors: [] }
      : { fields: undefined, errors: listCellErrors(parsed.error, { cells, request }, names) }
  }

/** Parses a row for an existing dish. */
export const parseDishChange = createRowParser(DishFields)

const omitBlankCells = (cells: CsvCells): CsvCells =>
  Object.fromEntries(Object.entries(cells).filter(([column, cell]) => cell !== '' || column === 'allergens'))

/** Parses a row for a new dish. Blank cells get the defaults of new dishes. */
export function parseNewDish(cells: CsvCells, names: TableNames) {
  const known = omitBlankCells(cells)
  const { fields, errors } = createRowParser(CreateDishRequest)(known, names)
  const newDishErrors = errors.map(({ field, error }) => ({
    field,
    // Also names the code, because a mistyped code looks like a new dish.
    error: known[field] === undefined ? `No dish has this code, and a new one needs a ${field}` : error,
  }))
  return { fields, errors: newDishErrors }
}

export type CsvRow = {
  readonly row: number
  /** The name of its file, of several. */
  readonly file?: string | undefined
  readonly cells: CsvCells
  /** The dish's option groups, if the table has them. */
  readonly optionGroups?: readonly OptionGroupRecord[]
  /** What the table's own format says is wrong. */
  readonly errors?: readonly CellError[]
}

/**
 * Parses the product's own table. The first row names the columns.
 * @throws Problem `invalid-input`
 */
export function parseMenuTable([names = [], ...rows]: Table): readonly CsvRow[] {
  const columns = parseColumns(names, importColumns)
  if (!columns.includes('code'))
    throw createTableProblem('The table needs a column "code" that identifies the dish of each row')
  return listTableRows(rows, columns)
}
