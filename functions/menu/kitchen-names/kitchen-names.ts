import { KitchenNameInput } from '#shared/menu/dish-inputs'
import type { ImportRow } from '#shared/menu/upload-contract'
import { cleanLine } from '#shared/platform/text'
import type { IngredientRecord } from '../../inventory/records'
import type { DishRecord } from '../records'
import { listTableRows, parseColumns, type Table, type TableRow, groupBy } from '../editing/table-rows'
import type { PlannedDish } from '../editing/plan-import'

/** The columns of a table of kitchen names (docs/product/desk.md#kitchen-names-as-a-table). */
const columns = ['what', 'name', 'kitchen name'] as const
type Column = (typeof columns)[number]

const toColumn = (name: string): string => cleanLine(name).toLowerCase()

/** Whether a table is one of kitchen names, by its first row. */
export function isKitchenNames([header = []]: Table): boolean {
  const names = new Set(header.map(toColumn))
  return columns.every((column) => names.has(column))
}

type NamedThings = { readonly dishes: readonly DishRecord[]; readonly ingredients: readonly IngredientRecord[] }

type Named = { readonly what: string; readonly name: string; readonly kitchenName: string }

const listOptions = ({ optionGroups }: DishRecord) => optionGroups.flatMap(({ options }) => options)

const toKey = (what: string, name: string): string => `${what} ${cleanLine(name).toLowerCase()}`
const keyOf = ({ what, name }: Pick<Named, 'what' | 'name'>): string => toKey(what, name)

/**
 * Lists all dishes, options and ingredients with what cooks call them, options of one name once. If
 * dishes call such an option differently, it has the first of their names.
 */
function listNames({ dishes, ingredients }: NamedThings): readonly Named[] {
  const named = [
    ...dishes.map((each) => ({ ...each, what: 'dish' })),
    ...dishes.flatMap(listOptions).map((each) => ({ ...each, what: 'option' })),
    ...ingredients.map((each) => ({ ...each, what: 'ingredient' })),
  ].map(({ what, name, kitchenName }) => ({ what, name, kitchenName: kitchenName ?? '' }))
  return groupBy(named, keyOf).map((same) => same.find(({ kitchenName }) => kitchenName !== '') ?? same[0])
}

/** Returns the table's rows, the header first. */
export const formatKitchenNames = (things: NamedThings): readonly (readonly string[])[] => [
  columns,
  ...listNames(things).map(({ what, name, kitchenName }) => [what, name, kitchenName]),
]

/** An ingredient and what cooks will call it. */
export type IngredientName = { readonly item: IngredientRecord; readonly kitchenName: string | null }

/** Returns a dish with the kitchen names of a table for it and its options. */
function nameDish(dish: DishRecord, names: ReadonlyMap<string, string | null>): DishRecord {
  const find = (what: string, { name, kitchenName }: { name: string; kitchenName: string | null }) => {
    const found = names.get(toKey(what, name))
    return found === undefined ? kitchenName : found
  }
  const nameOption = (option: ReturnType<typeof listOptions>[number]) => ({
    ...option,
    kitchenName: find('option', option),
  })
  return {
    ...dish,
    kitchenName: find('dish', dish),
    optionGroups: dish.optionGroups.map((group) => ({ ...group, options: group.options.map(nameOption) })),
  }
}

function isRenamed(before: DishRecord, after: DishRecord): boolean {
  const named = listOptions(after)
  return (
    before.kitchenName !== after.kitchenName ||
    listOptions(before).some(({ kitchenName }, at) => named[at]?.kitchenName !== kitchenName)
  )
}

/** Returns why a row can't be read, or undefined. */
function findError(row: Named, known: ReadonlyMap<string, Named>, earlier: ReadonlySet<string>): string | undefined {
  if (!['dish', 'option', 'ingredient'].includes(row.what)) return 'Must be of a dish, an option or an ingredient'
  if (!known.has(keyOf(row))) return `There is no ${row.what} "${row.name}"`
  if (earlier.has(keyOf(row))) return 'Another row has the same name'
  return row.kitchenName === '' ? undefined : KitchenNameInput.safeParse(row.kitchenName).error?.issues[0]?.message
}

const readRow = ({ cells }: TableRow<Column>): Named => ({
  what: cleanLine(cells.what ?? '').toLowerCase(),
  name: cleanLine(cells.name ?? ''),
  kitchenName: cleanLine(cells['kitchen name'] ?? ''),
})

/**
 * Lists what a table of kitchen names changes, and its errors. A blank cell takes a name away.
 * @throws Problem `invalid-input` if it isn't a table
 */
export function planKitchenNames([header = [], ...lines]: Table, things: NamedThings) {
  const known = new Map(listNames(things).map((each) => [keyOf(each), each]))
  const wanted = new Map<string, string | null>()
  const earlier = new Set<string>()
  const rows = listTableRows(lines, parseColumns(header, columns)).flatMap((line): readonly ImportRow[] => {
    const row = readRow(line)
    const error = findError(row, known, earlier) ?? null
    const before = known.get(keyOf(row))?.kitchenName ?? null
    earlier.add(keyOf(row))
    if (error === null && before === row.kitchenName) return []
    wanted.set(keyOf(row), row.kitchenName || null)
    const cell = { row: line.row, code: row.name, field: 'kitchen name' as const }
    return [{ ...cell, before: error === null ? before : null, after: row.kitchenName, error }]
  })
  const planned: readonly PlannedDish[] = things.dishes
    .map((before) => ({ before, after: nameDish(before, wanted) }))
    .filter(({ before, after }) => isRenamed(before, after))
  const ingredients = things.ingredients.flatMap((item): readonly IngredientName[] => {
    const kitchenName = wanted.get(toKey('ingredient', item.name))
    return kitchenName === undefined ? [] : [{ item, kitchenName }]
  })
  return { rows, planned, ingredients }
}
