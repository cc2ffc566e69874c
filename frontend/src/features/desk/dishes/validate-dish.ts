import * as z from 'zod/mini'
import { INVALID_RECIPE_AMOUNT_MESSAGE, readRecipeAmount } from '#shared/inventory/recipe-amounts'
import { isBlank } from '#shared/platform/text'
import { readTypedAmount } from '#shared/platform/typed-amount'
import { schemaCheck, type Check } from '#ui/forms/resolver'
import type { DishDraft } from './draft'
import type { Ingredient } from './dish-cost'

const isAmount = (typed: string): boolean => readTypedAmount(typed) !== null

const required = (message: string) => z.string().check(z.refine((typed) => !isBlank(typed), message))

const Name = required('Name is required')
const Amount = z.string().check(z.refine(isAmount, 'Must be an amount such as 12.50'))

const recipe = (isQuantity: (typed: string) => boolean) =>
  z.array(
    z.object({
      itemId: z.number().check(z.positive('Choose an ingredient')),
      quantity: z.string().check(z.refine(isQuantity, INVALID_RECIPE_AMOUNT_MESSAGE)),
    }),
  )

/** An option may remove ingredients of the dish, so its quantities may be negative. */
const Option = z.object({
  name: Name,
  price: Amount,
  recipe: recipe((typed) => readRecipeAmount(typed, 'signed') !== null),
})

const optionGroups = z.array(z.object({ name: Name, options: z.array(Option) }))

/** Checks the groups of a form that has nothing else of a dish. */
export const checkOptionGroups = schemaCheck(z.object({ optionGroups }))

const checkFields = schemaCheck(
  z.object({
    name: Name,
    code: required('Code is required'),
    price: Amount,
    categoryId: z.number().check(z.positive('Choose a category')),
    recipe: recipe((typed) => readRecipeAmount(typed) !== null),
    optionGroups,
  }),
)

/** Asks for an advisory if the dish has an ingredient that some dishes serve raw. */
function checkAdvisory({ advisory, recipe }: DishDraft, ingredients: readonly Ingredient[]) {
  const raw = ingredients.filter(({ id, isServedRaw }) => isServedRaw && recipe.some(({ itemId }) => itemId === id))
  if (advisory !== 'undecided' || raw.length === 0) return []
  const names = raw.map(({ name }) => name).join(', ')
  return [{ path: 'advisory', message: `Some dishes serve ${names} raw. Does this one?` }]
}

/** Asks whether a new dish's allergens are declared, so that it isn't left open by accident. */
const checkAllergens = ({ allergens }: DishDraft) =>
  allergens === 'undecided'
    ? [{ path: 'allergens', message: 'Choose its allergens, or that they are not declared yet' }]
    : []

/** Creates a check for the errors that the form can detect; the server checks the rest. */
export const createDishCheck =
  (ingredients: readonly Ingredient[]): Check<DishDraft> =>
  (draft) => [...checkFields(draft), ...checkAllergens(draft), ...checkAdvisory(draft, ingredients)]
