import * as z from 'zod/mini'
import { DaypartId, MAX_DAYPARTS } from '../dayparts/contract'
import { AmountInput, MenuItemId, textField } from '../platform/fields'
import { RecipeAmountInput, SignedRecipeAmountInput } from '../inventory/recipe-amounts'
import { Advisory, Allergen, OptionId } from './contract'

/** A text of one line that must not be empty. */
export const required = (max: number, message: string) => textField(max, 'name').check(z.minLength(1, message))

/** A price from a form. */
export const Price = AmountInput.check(
  z.refine((value) => Number(value) >= 0 && Number(value) <= 999.99, 'Must be from 0.00 to 999.99'),
)
const recipeOf = <S extends z.ZodMiniType>(quantity: S) =>
  z.array(z.object({ itemId: MenuItemId, quantity })).check(z.maxLength(40, 'At most 40 ingredients'))

/** The ingredients of a dish without options. */
export const RecipeInput = recipeOf(RecipeAmountInput)

/** Limited, because the table can't store numbers as large as JSON can. */
export const NutritionInput = z.object({
  calories: z.int().check(z.minimum(0), z.maximum(99_999)),
  proteinGrams: z.number().check(z.minimum(0), z.maximum(99_999)),
  carbohydrateGrams: z.number().check(z.minimum(0), z.maximum(99_999)),
  fatGrams: z.number().check(z.minimum(0), z.maximum(99_999)),
  sodiumMilligrams: z.int().check(z.minimum(0), z.maximum(999_999)),
})

export const MAX_OTHER_NAMES = 10
const MAX_OTHER_NAME_LENGTH = 40

/** Other names of a dish or option, without repeats in whatever case. */
export const AlsoCalledInput = z.array(required(MAX_OTHER_NAME_LENGTH, 'Must not be blank')).check(
  z.maxLength(MAX_OTHER_NAMES, `At most ${MAX_OTHER_NAMES} other names`),
  z.refine((names) => new Set(names.map((name) => name.toLowerCase())).size === names.length, 'A name is listed twice'),
  // Forms and tables separate names by them.
  z.refine((names) => !names.some((name) => /[,;]/.test(name)), 'A name has no commas or semicolons'),
)

/** The name that cooks read, in any script; null for the menu's. */
export const KitchenNameInput = z.nullable(required(60, 'Must not be blank'))

export const OptionInput = z.object({
  id: OptionId,
  name: required(60, 'Name is required'),
  alsoCalled: z._default(AlsoCalledInput, []),
  kitchenName: z._default(KitchenNameInput, null),
  price: Price,
  upTo: z._default(z.int().check(z.minimum(1), z.maximum(9)), 1),
  isDefault: z._default(z.boolean(), false),
  allergensAdded: z._default(z.array(Allergen), []),
  allergensRemoved: z._default(z.array(Allergen), []),
  advisory: z._default(z.nullable(Advisory), null),
  /** Ingredients that it adds, or removes if negative. */
  recipe: z._default(recipeOf(SignedRecipeAmountInput), []),
})

export const OptionGroupInput = z.object({
  id: OptionId,
  name: required(60, 'Name is required'),
  min: z.int().check(z.minimum(0), z.maximum(20)),
  max: z.int().check(z.minimum(1), z.maximum(20)),
  options: z.array(OptionInput).check(z.minLength(1, 'At least one option'), z.maxLength(30, 'At most 30 options')),
})

/** The dayparts of a dish or category, and its prices in them. */
export const termFields = {
  dayparts: z.array(DaypartId).check(
    z.maxLength(MAX_DAYPARTS, `At most ${MAX_DAYPARTS} dayparts`),
    z.refine((ids) => new Set(ids).size === ids.length, 'A daypart is listed twice'),
  ),
  daypartPrices: z.record(
    DaypartId,
    Price.check(z.refine((value) => Number(value) > 0, 'Must be from 0.01 to 999.99')),
  ),
}
