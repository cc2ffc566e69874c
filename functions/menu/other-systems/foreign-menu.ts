import { AmountInput } from '#shared/platform/fields'
import { toCents } from '#shared/platform/money'
import { cleanLine } from '#shared/platform/text'
import type { CellError } from '../editing/csv-columns'

type ForeignOption = { readonly name: string; readonly price: string; readonly isDefault: boolean }

export type ForeignGroup = {
  readonly name: string
  readonly min: number
  readonly max: number
  readonly options: readonly ForeignOption[]
}

/** A dish of another system's export. */
export type ForeignDish = {
  /** The first of its rows in the table. */
  readonly row: number
  /** The name of its file, of several. */
  readonly file?: string | undefined
  readonly name: string
  /** Blank cells are left out. */
  readonly cells: Partial<Record<'description' | 'price' | 'category' | 'kitchen name', string>>
  /** The code by which the other system knows the dish; it may be no code of ours. */
  readonly code: string
  readonly groups: readonly ForeignGroup[]
  /** Names of option groups whose options are not in the table. */
  readonly links: readonly string[]
  readonly errors: readonly CellError[]
}

/** What another system's export contains, whatever its format. */
export type ForeignMenu = {
  readonly dishes: readonly ForeignDish[]
  /** What the table has and the import leaves out. */
  readonly notices: readonly string[]
}

/** Returns the cents of a price as people type it, or undefined. */
export function parsePriceCell(cell: string): number | undefined {
  const parsed = AmountInput.safeParse(cell)
  return parsed.success ? toCents(parsed.data) : undefined
}

/** Compares names as people do. */
export const toKey = (name: string): string => cleanLine(name).toLowerCase()

/** Maximum categories of one dish in another system. */
const MAX_CATEGORIES = 20

/** Returns the first categories of a cell; `findManyCategories` reports a cell with more. */
export const splitCategories = (cell: string): readonly string[] =>
  cell
    .split(',', MAX_CATEGORIES)
    .map(cleanLine)
    .filter((name) => name !== '')

/** Returns the error of a cell that lists more categories than a dish may have. */
export const findManyCategories = (cell: string): readonly CellError[] =>
  cell.split(',', MAX_CATEGORIES + 1).length > MAX_CATEGORIES
    ? [{ field: 'category', error: `Lists more than ${MAX_CATEGORIES} categories` }]
    : []
