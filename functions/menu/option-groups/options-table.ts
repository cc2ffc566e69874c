import * as z from 'zod/mini'
import { allergens } from '#shared/menu/contract'
import { OptionGroupInput, OptionInput } from '#shared/menu/dish-inputs'
import type { GroupOfDishes } from '#shared/menu/shared-groups'
import { optionColumns, type OptionColumn } from '#shared/menu/upload-contract'
import { toRecipeHundredths } from '#shared/inventory/recipe-amounts'
import { centsToDecimal, toCents } from '#shared/platform/money'
import { cleanLine } from '#shared/platform/text'
import { describeCellError, NONE, parseNames } from '../cell-errors'
import { parseAdvisory, parseNumber, parseYesNo } from '../editing/csv-columns'
import { describeRecipeError, formatRecipeCell, parseRecipeCell, type IngredientNames } from '../editing/recipe-cell'
import { parseColumns, type Table } from '../editing/table-rows'
import type { DishRecord, OptionGroupRecord } from '../records'

export type OptionRecord = OptionGroupRecord['options'][number]
export type OptionCells = Readonly<Partial<Record<OptionColumn, string>>>
type GroupRow = Pick<GroupOfDishes<OptionGroupRecord, DishRecord>, 'id' | 'group' | 'dishes'>

/** Whether a table is one of options, by its first row. */
export function isOptionsTable([header = []]: Table): boolean {
  const names = new Set(header.map((name) => cleanLine(name).toLowerCase()))
  return names.has('option') && !names.has('code')
}

/** @throws Problem `invalid-input` */
export const parseOptionColumns = (header: readonly string[]): readonly OptionColumn[] =>
  parseColumns(header, optionColumns)

const formatList = (names: readonly string[]): string => names.join('; ')

const formatAllergens = (listed: OptionRecord['allergensAdded']): string =>
  listed.length === 0 ? NONE : allergens.filter((each) => listed.includes(each)).join(', ')

/** The most characters of a cell of dishes. More are left blank, which changes nothing. */
const MAX_DISHES_CELL = 4000

/** Returns an option's cells by column. */
export function formatOptionCells(
  { id, group, dishes }: GroupRow,
  option: OptionRecord,
  ingredients: IngredientNames,
): Readonly<Record<OptionColumn, string>> {
  const codes = formatList(dishes.filter(({ isArchived }) => !isArchived).map(({ code }) => code))
  return {
    group: group.name,
    option: option.name,
    price: centsToDecimal(option.priceCents),
    default: option.isDefault ? 'yes' : 'no',
    'up to': String(option.upTo),
    'also called': formatList(option.alsoCalled),
    recipe: formatRecipeCell(option.recipe, ingredients),
    'adds allergens': formatAllergens(option.allergensAdded),
    'removes allergens': formatAllergens(option.allergensRemoved),
    advisory: option.advisory ?? NONE,
    'at least': String(group.min),
    'at most': String(group.max),
    dishes: codes.length > MAX_DISHES_CELL ? '' : codes,
    'group id': id,
    'option id': option.id,
  }
}

/** Returns the table's rows, the header first: each option of groups that are shared, once. */
export const formatOptionsTable = (
  groups: readonly GroupRow[],
  ingredients: IngredientNames,
): readonly (readonly string[])[] => [
  optionColumns,
  ...groups
    .filter(({ dishes }) => dishes.some(({ isArchived }) => !isArchived))
    .flatMap((each) =>
      each.group.options.map((option) => {
        const cells = formatOptionCells(each, option, ingredients)
        return optionColumns.map((column) => cells[column])
      }),
    ),
]

const parseAllergens = (cell: string): readonly string[] =>
  cleanLine(cell).toLowerCase() === NONE ? [] : parseNames(cell.toLowerCase())

/** Converts a cell into `[field, value]` of a request that changes an option. */
const toOptionField = {
  option: (cell) => ['name', cell],
  price: (cell) => ['price', cell],
  default: (cell) => ['isDefault', parseYesNo(cell)],
  'up to': (cell) => ['upTo', parseNumber(cell)],
  'also called': (cell) => ['alsoCalled', parseNames(cell)],
  recipe: (cell, ingredients) => ['recipe', parseRecipeCell(cell, ingredients)],
  'adds allergens': (cell) => ['allergensAdded', parseAllergens(cell)],
  'removes allergens': (cell) => ['allergensRemoved', parseAllergens(cell)],
  advisory: (cell) => ['advisory', cell === '' ? null : parseAdvisory(cell)],
} as const satisfies Partial<
  Record<OptionColumn, (cell: string, ingredients: IngredientNames) => readonly [string, unknown]>
>
type OptionFieldColumn = keyof typeof toOptionField

const isOptionField = (column: OptionColumn): column is OptionFieldColumn => column in toOptionField
const fieldColumns = optionColumns.filter(isOptionField)

const noIngredients: IngredientNames = { nameOf: String, findId: () => undefined, unitOf: () => '' }
/** Returns the column of a field of an option or a group. */
export const findOptionColumn = (field: string): OptionColumn | undefined =>
  fieldColumns.find((column) => toOptionField[column]('', noIngredients)[0] === field) ??
  (field === 'min' ? 'at least' : field === 'max' ? 'at most' : undefined)

const optionSchema = z.partial(z.omit(OptionInput, { id: true, kitchenName: true }))

export type ColumnError = { readonly field: OptionColumn; readonly error: string }

/** Why a row changes nothing. */
export const cannot = (field: OptionColumn, error: string) => ({ found: [], errors: [{ field, error }] })

/** These can't be blank: a blank cell changes nothing. */
const neverBlank: readonly OptionColumn[] = ['option', 'price', 'default', 'up to']

/** Converts a row's cells to what changes in its options. */
export function parseOptionCells(
  cells: OptionCells,
  ingredients: IngredientNames,
): { readonly fields: Partial<OptionRecord>; readonly errors: readonly ColumnError[] } {
  const request: Readonly<Record<string, unknown>> = Object.fromEntries(
    fieldColumns.flatMap((column) => {
      const cell = cells[column]
      const isBlank = cell === undefined || (cleanLine(cell) === '' && neverBlank.includes(column))
      return isBlank ? [] : [toOptionField[column](cleanLine(cell), ingredients)]
    }),
  )
  const { data, error } = optionSchema.safeParse(request)
  if (!data) {
    const errors = error.issues.flatMap(({ path: [name, ...rest], message }): readonly ColumnError[] => {
      const field = findOptionColumn(String(name)) ?? 'option'
      return [
        {
          field,
          error:
            field === 'recipe'
              ? describeRecipeError(request.recipe, rest, message, ingredients)
              : describeCellError(field, cells[field] ?? '', message),
        },
      ]
    })
    return { fields: {}, errors: errors.filter(({ field }, at) => errors.findIndex((e) => e.field === field) === at) }
  }
  const { price, recipe, ...unchanged } = data
  const given = Object.fromEntries(Object.entries(unchanged).filter(([name]) => name in request))
  return {
    fields: {
      ...given,
      ...(price !== undefined && { priceCents: toCents(price) }),
      ...(recipe &&
        'recipe' in request && {
          recipe: recipe.map(({ itemId, quantity }) => ({
            ingredientId: itemId,
            hundredths: toRecipeHundredths(quantity),
          })),
        }),
    },
    errors: [],
  }
}

const groupLimits = z.pick(OptionGroupInput, { name: true, min: true, max: true })
const limitsSchema = z.partial(groupLimits)

/** Converts a row's cells to what changes in its group. */
export function parseGroupCells(cells: OptionCells): {
  readonly fields: Partial<Pick<OptionGroupRecord, 'name' | 'min' | 'max'>>
  readonly errors: readonly ColumnError[]
} {
  const filled = (column: OptionColumn, name: string, parse: (cell: string) => unknown) => {
    const cell = cleanLine(cells[column] ?? '')
    return cell === '' ? [] : [[name, parse(cell)] as const]
  }
  const { data, error } = limitsSchema.safeParse(
    Object.fromEntries([
      ...filled('group', 'name', String),
      ...filled('at least', 'min', parseNumber),
      ...filled('at most', 'max', parseNumber),
    ]),
  )
  if (data) return { fields: data, errors: [] }
  return {
    fields: {},
    errors: error.issues.map(({ path, message }) => {
      const field = findOptionColumn(String(path[0])) ?? 'group'
      return { field, error: describeCellError(field, cells[field] ?? '', message) }
    }),
  }
}

/** Returns the codes that a row lists, in lower case; undefined if it lists none. */
export function parseCodes({ dishes = '' }: OptionCells): readonly string[] | undefined {
  const codes = parseNames(dishes.toLowerCase())
  return codes.length > 0 ? codes : undefined
}
