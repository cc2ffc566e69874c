import { convertAmount, listTypedUnits, readRecipeAmount } from '#shared/inventory/recipe-amounts'
import { formatRecipeAmount, type RecipeLine } from '#shared/inventory/stock'
import { cleanLine } from '#shared/platform/text'
import { groupBy } from './table-rows'

/** How tables name ingredients: by name, or as `#id` where a name isn't clear. */
export type IngredientNames = {
  readonly nameOf: (id: number) => string
  readonly findId: (name: string) => number | undefined
  readonly unitOf: (id: number) => string
}

const SEPARATOR = ';'
const BY_ID = /^#(\d{1,9})$/

const toKey = (name: string): string => cleanLine(name).toLowerCase()

/** Names of ingredients may occur twice, or look like an id or a list. */
export function indexIngredients(
  ingredients: Iterable<{ readonly id: number; readonly name: string; readonly unit: string }>,
): IngredientNames {
  const all = [...ingredients]
  const names = new Map(all.map(({ id, name }) => [id, cleanLine(name)]))
  const units = new Map(all.map(({ id, unit }) => [id, unit]))
  const ids = new Map(groupBy(all, ({ name }) => toKey(name)).map((same) => [toKey(same[0].name), same]))
  const isClear = (name: string): boolean =>
    ids.get(toKey(name))?.length === 1 && !name.startsWith('#') && !name.includes(SEPARATOR)
  return {
    unitOf: (id) => units.get(id) ?? '',
    nameOf: (id) => {
      const name = names.get(id) ?? ''
      return isClear(name) ? name : `#${id}`
    },
    findId: (name) => {
      const id = Number(BY_ID.exec(name)?.[1])
      if (names.has(id)) return id
      return isClear(name) ? ids.get(toKey(name))?.[0]?.id : undefined
    },
  }
}

/** `Chicken 6.00; Fried rice 8.00`; what an option removes is negative. */
export const formatRecipeCell = (recipe: readonly RecipeLine[], { nameOf }: IngredientNames): string =>
  recipe
    .map(({ ingredientId, hundredths }) => `${nameOf(ingredientId)} ${formatRecipeAmount(hundredths)}`)
    .join(`${SEPARATOR} `)

type RequestLine = { readonly itemId: number | string; readonly quantity: string }

const AMOUNT = /^(.+) ([+-]?[\d.,]*\d)(?: ?([A-Za-z][A-Za-z. ]*))?$/

/** Converts an amount to the ingredient's unit; one that can't be converted keeps its own. */
function toOwnUnit(amount: string, unit: string | undefined, own: string): string {
  if (unit === undefined || unit === own) return amount
  const decimal = readRecipeAmount(amount, 'signed')
  return (decimal !== null && convertAmount(decimal, unit, own)) || `${amount} ${unit}`
}

/**
 * Returns the lines of a request, with amounts in the units of their ingredients. An ingredient
 * that doesn't exist keeps its name as its id.
 */
export const parseRecipeCell = (cell: string, { findId, unitOf }: IngredientNames): readonly RequestLine[] =>
  cell
    .split(SEPARATOR)
    .map(cleanLine)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, name = entry, amount = '', unit] = AMOUNT.exec(entry) ?? []
      const id = findId(name)
      return { itemId: id ?? name, quantity: toOwnUnit(amount, unit, id === undefined ? '' : unitOf(id)) }
    })

/** Says what is wrong with a line of a recipe. `path` is the path of the error below the recipe. */
export function describeRecipeError(
  lines: unknown,
  [place, part]: readonly PropertyKey[],
  message: string,
  { nameOf, unitOf }: IngredientNames,
): string {
  const line: unknown = Array.isArray(lines) && typeof place === 'number' ? lines[place] : undefined
  if (typeof line !== 'object' || line === null || !('itemId' in line) || !('quantity' in line)) return message
  const name = typeof line.itemId === 'number' ? nameOf(line.itemId) : String(line.itemId)
  if (part === 'itemId') return `There is no ingredient "${name}"`
  if (typeof line.itemId === 'number' && /[a-z]$/i.test(String(line.quantity))) {
    const own = unitOf(line.itemId)
    const units = listTypedUnits(own).join(', ') || own
    return `"${name}": "${String(line.quantity)}" can't be converted to ${own}; use ${units}`
  }
  return line.quantity === '' ? `"${name}" needs an amount, such as "${name} 2.50"` : `"${name}": ${message}`
}
