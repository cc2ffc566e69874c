import { hundredthsToDecimal, type RecipeLine } from '#shared/inventory/stock'
import { cleanLine } from '#shared/platform/text'
import { groupBy } from './table-rows'

/** How tables name ingredients: by name, or as `#id` where a name isn't clear. */
export type IngredientNames = {
  readonly nameOf: (id: number) => string
  readonly findId: (name: string) => number | undefined
}

const SEPARATOR = ';'
const BY_ID = /^#(\d{1,9})$/

const toKey = (name: string): string => cleanLine(name).toLowerCase()

/** Names of ingredients may occur twice, or look like an id or a list. */
export function indexIngredients(
  ingredients: Iterable<{ readonly id: number; readonly name: string }>,
): IngredientNames {
  const all = [...ingredients]
  const names = new Map(all.map(({ id, name }) => [id, cleanLine(name)]))
  const ids = new Map(groupBy(all, ({ name }) => toKey(name)).map((same) => [toKey(same[0].name), same]))
  const isClear = (name: string): boolean =>
    ids.get(toKey(name))?.length === 1 && !name.startsWith('#') && !name.includes(SEPARATOR)
  return {
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
    .map(({ ingredientId, hundredths }) => `${nameOf(ingredientId)} ${hundredthsToDecimal(hundredths)}`)
    .join(`${SEPARATOR} `)

type RequestLine = { readonly itemId: number | string; readonly quantity: string }

const AMOUNT = /^(.+) ([+-]?\d[\d.,]*)$/

/** Returns the lines of a request. An ingredient that doesn't exist keeps its name as its id. */
export const parseRecipeCell = (cell: string, { findId }: IngredientNames): readonly RequestLine[] =>
  cell
    .split(SEPARATOR)
    .map(cleanLine)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, name = entry, quantity = ''] = AMOUNT.exec(entry) ?? []
      return { itemId: findId(name) ?? name, quantity }
    })

/** Says what is wrong with a line of a recipe. `path` is the path of the error below the recipe. */
export function describeRecipeError(
  lines: unknown,
  [place, part]: readonly PropertyKey[],
  message: string,
  { nameOf }: IngredientNames,
): string {
  const line: unknown = Array.isArray(lines) && typeof place === 'number' ? lines[place] : undefined
  if (typeof line !== 'object' || line === null || !('itemId' in line) || !('quantity' in line)) return message
  const name = typeof line.itemId === 'number' ? nameOf(line.itemId) : String(line.itemId)
  if (part === 'itemId') return `There is no ingredient "${name}"`
  return line.quantity === '' ? `"${name}" needs an amount, such as "${name} 2.50"` : `"${name}": ${message}`
}
