import { isDeepStrictEqual } from 'node:util'
import { validateDish, type MenuCatalog } from '#shared/menu/dish-validation'
import { importColumns, type ImportRow } from '#shared/menu/upload-contract'
import { centsToDecimal } from '#shared/platform/money'
import { cutText } from '#shared/platform/text'
import { listUnknownDayparts } from '../dayparts/known-dayparts'
import { formatGroup } from '../menu-csv'
import type { DishRecord } from '../records'
import { createSharedNameFinder, getNextDisplayOrder } from '../repository'
import {
  formatDishCells,
  parseDishChange,
  parseNewDish,
  type CellError,
  type CsvRow,
  type TableNames,
} from './csv-columns'
import { applyDishFields, parseDishFields, parseNewDishFields, type Declaration } from './dish-facts'
import { MAX_GROUPS } from '../other-systems/match-dishes'
import { buildDish } from './new-dish'

/**
 * A transaction has 100 items. The menu's version, the log and the stored response take five in the
 * sample. `importMenu` counts the real ones.
 */
export const MAX_CHANGED_DISHES = 95

/** Says that a table changes too much at once. */
export const describeTooMany = (most: number, things: string, count: number): string =>
  `At most ${most} ${things} can be changed at once, these are ${count}: import the file in parts`

/** Maximum characters of options in a preview, which would have megabytes otherwise. */
const MAX_SHOWN = 1000

/** `Size: Small, Large +3.00; Sauces: Yum yum sauce`. */
const formatOptions = ({ optionGroups }: DishRecord): string => {
  let text = ''
  for (const { name, options } of optionGroups) {
    if (text.length > MAX_SHOWN) break
    const priced = options.map((option) => ({ ...option, price: centsToDecimal(option.priceCents) }))
    text += `${text === '' ? '' : '; '}${formatGroup({ name, options: priced })}`
  }
  return text.length > MAX_SHOWN ? `${cutText(text, MAX_SHOWN)}…` : text
}

export type ImportContext = Declaration & {
  readonly table: readonly CsvRow[]
  readonly dishes: readonly DishRecord[]
  readonly names: TableNames
  /** The ids of the location's dayparts. */
  readonly daypartIds: ReadonlySet<string>
  /** What options may refer to. */
  readonly catalog: MenuCatalog
}

/** A dish that the table changes, or adds if there is no `before`. */
export type PlannedDish = { readonly before: DishRecord | undefined; readonly after: DishRecord }

type ImportPlan = { readonly rows: readonly ImportRow[]; readonly planned: readonly PlannedDish[] }

type RowPlan = { readonly rows: readonly ImportRow[]; readonly planned?: PlannedDish }

/** Where a row stands. */
const placeOf = ({ row, file }: CsvRow) => ({ row, ...(file !== undefined && { file }) })

function listDifferences(line: CsvRow, { before, after }: PlannedDish, names: TableNames): readonly ImportRow[] {
  const [old, added] = [before && formatDishCells(before, names), formatDishCells(after, names)]
  const cells = importColumns.flatMap((field) =>
    // A blank cell of a new dish says nothing.
    (old?.[field] ?? '') === added[field]
      ? []
      : [{ ...placeOf(line), code: after.code, field, before: old?.[field] ?? null, after: added[field], error: null }],
  )
  if (isDeepStrictEqual(before?.optionGroups ?? [], after.optionGroups)) return cells
  const [was, is] = [before && formatOptions(before), formatOptions(after)]
  return [
    ...cells,
    { ...placeOf(line), code: after.code, field: 'options', before: was ?? null, after: is, error: null },
  ]
}

const rejectRow = (
  line: CsvRow,
  errors: readonly (Omit<CellError, 'field'> & { field: CellError['field'] | null })[],
): RowPlan => ({
  rows: errors.map(({ field, error }) => ({
    ...placeOf(line),
    code: line.cells.code ?? '',
    field,
    before: null,
    after: importColumns.flatMap((column) => (column === field ? [line.cells[column]] : []))[0] ?? null,
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

/** Returns a dish with the options of its row. */
const addOptions = (dish: DishRecord, { optionGroups }: CsvRow): DishRecord =>
  optionGroups ? { ...dish, optionGroups: [...optionGroups] } : dish

/** Returns what is wrong with the options and recipes of a row's dish. */
function listOptionErrors(
  { cells, optionGroups }: CsvRow,
  after: DishRecord,
  { catalog, names }: ImportContext,
): readonly CellError[] {
  if (!optionGroups && cells.recipe === undefined) return []
  if (after.optionGroups.length > MAX_GROUPS) return [{ field: 'options', error: `At most ${MAX_GROUPS} groups` }]
  const found = validateDish(after, catalog).flatMap(({ path, message }): readonly CellError[] => {
    const [part, place] = path.split('.')
    const { ingredientId } = (part === 'recipe' && after.recipe[Number(place)]) || {}
    if (ingredientId !== undefined)
      return [{ field: 'recipe', error: `"${names.ingredients.nameOf(ingredientId)}": ${message}` }]
    if (part !== 'optionGroups') return []
    return [optionGroups ? { field: 'options', error: message } : { field: 'recipe', error: `Its options: ${message}` }]
  })
  return found.filter((each, at) => found.findIndex(({ field }) => field === each.field) === at)
}

/** Plans one row. New dishes get their ids later, when the import is applied. */
function planRow(line: CsvRow, context: ImportContext, earlier: readonly PlannedDish[]): RowPlan {
  const { dishes, names, by, signIn, now } = context
  if (codeKey(line) === '') return rejectRow(line, [{ field: 'code', error: 'Must identify a dish' }])
  if (line.errors && line.errors.length > 0) return rejectRow(line, line.errors)
  const before = dishes.find(({ code, isArchived }) => !isArchived && code.toLowerCase() === codeKey(line))
  if (before) {
    const { code: _code, ...cells } = line.cells
    const { fields, errors } = parseDishChange(cells, names)
    if (!fields) return rejectRow(line, errors)
    const after = addOptions(applyDishFields(before, parseDishFields(fields), { by, signIn, now }), line)
    const planned = { before, after }
    const rows = listDifferences(line, planned, names)
    return rows.length > 0 ? { rows, planned } : { rows }
  }
  const { fields, errors } = parseNewDish(line.cells, names)
  if (!fields) return rejectRow(line, errors)
  const onMenu = [...dishes, ...earlier.flatMap((planned) => (planned.before ? [] : [planned.after]))]
  const displayOrder = fields.displayOrder ?? getNextDisplayOrder(onMenu, fields.categoryId)
  const { locations: _locations, ...request } = fields
  const built = buildDish(parseNewDishFields(request), { id: 0, displayOrder, dishes, by, signIn, now })
  const planned = { before: undefined, after: addOptions(built, line) }
  return { rows: listDifferences(line, planned, names), planned }
}

type PlannedRow = { readonly line: CsvRow; readonly planned: PlannedDish }

/** Lists the rows that would give a dish a name of another dish, as the whole table leaves them. */
function listSharedNames(rows: readonly PlannedRow[], dishes: readonly DishRecord[]): readonly ImportRow[] {
  // New dishes have no id yet.
  const after = rows.map(({ planned }, at) => ({ ...planned.after, id: planned.before?.id ?? -1 - at }))
  const changed = new Set(after.map(({ id }) => id))
  const findShared = createSharedNameFinder([...dishes.filter(({ id }) => !changed.has(id)), ...after])
  return rows.flatMap(({ line }, at) => {
    const dish = after[at]
    const found = dish && findShared(dish)
    const error = found && `${found.dish.name} is called "${found.shared}" already`
    return error ? rejectRow(line, [{ field: 'also called', error }]).rows : []
  })
}

/**
 * Lists what a table changes in a menu, cell by cell, and its errors
 * (docs/product/desk.md#bulk-editing). The options of more dishes than an import may change are
 * not validated, because nothing of it can be applied.
 */
export function planImport(context: ImportContext): ImportPlan {
  const seen = new Set<string>()
  const changed: PlannedDish[] = []
  const plans = context.table.map((line): { readonly line: CsvRow; readonly plan: RowPlan } => {
    const key = codeKey(line)
    const isAgain = key !== '' && seen.has(key)
    seen.add(key)
    const plan = isAgain
      ? rejectRow(line, [{ field: 'code', error: 'Another row has the same code' }])
      : planRow(line, context, changed)
    if (plan.planned) changed.push(plan.planned)
    return { line, plan }
  })
  const isTooMany = changed.length > MAX_CHANGED_DISHES
  const checked = plans.map(({ line, plan }) => {
    if (!plan.planned) return { line, plan }
    const { after } = plan.planned
    const errors = [...(isTooMany ? [] : listOptionErrors(line, after, context)), ...listDaypartErrors(after, context)]
    return { line, plan: errors.length > 0 ? rejectRow(line, errors) : plan }
  })
  const planned = checked.flatMap(({ line, plan }) => (plan.planned ? [{ line, planned: plan.planned }] : []))
  return {
    rows: [...checked.flatMap(({ plan }) => plan.rows), ...listSharedNames(planned, context.dishes)],
    planned: planned.map((each) => each.planned),
  }
}
