import * as z from 'zod/mini'
import {
  AmountInput,
  LocationParam,
  LocationRef,
  MenuItemId,
  MoneyString,
  SignedAmountInput,
  textField,
  Version,
  VersionQueryParam,
} from '../platform/fields'
import {
  Advisory,
  Allergen,
  MenuCategory,
  Nutrition,
  optionFields,
  optionGroupFields,
  OptionId,
  Station,
} from './contract'
import type { RouteGroup } from '../platform/route'

const Recipe = z.array(z.object({ itemId: z.int(), quantity: MoneyString }))

/** A dish with all that the owner may change of it; its `price` is the everyday one. */
export const EditableDish = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  price: MoneyString,
  categoryId: z.int(),
  locationId: z.int(),
  imageUrl: z.nullable(z.string()),
  isPopular: z.boolean(),
  isAvailable: z.boolean(),
  availabilityReason: z.nullable(z.string()),
  isArchived: z.boolean(),
  spiceLevel: z.int(),
  allergens: z.nullable(z.array(Allergen)),
  /** Who declared the allergens at the desk, and when; null where it came so. */
  allergensDeclared: z.nullable(z.object({ by: z.string(), at: z.string() })),
  /** The allergens that the declaration covers; the others count as undeclared. */
  allergensCovered: z.array(Allergen),
  advisory: z.nullable(Advisory),
  nutritionInfo: z.nullable(Nutrition),
  station: Station,
  displayOrder: z.int(),
  optionGroups: z.array(
    z.object({
      ...optionGroupFields,
      options: z.array(z.object({ ...optionFields, price: MoneyString, isAvailable: z.boolean(), recipe: Recipe })),
    }),
  ),
  recipe: Recipe,
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type EditableDish = z.infer<typeof EditableDish>

const required = (max: number, message: string) => textField(max).check(z.minLength(1, message))

/** A price to pay, in a form that people type; bounds are the rule's. */
const Price = AmountInput.check(
  z.refine((value) => Number(value) >= 0 && Number(value) <= 999.99, 'Must be from 0.00 to 999.99'),
)
const recipeOf = <S extends z.ZodMiniType>(quantity: S) =>
  z.array(z.object({ itemId: MenuItemId, quantity })).check(z.maxLength(40, 'At most 40 ingredients'))

/** What always goes into a dish. */
const NewRecipe = recipeOf(AmountInput)

/** Bounded, since the table takes no number as large as JSON does. */
const NewNutrition = z.object({
  calories: z.int().check(z.minimum(0), z.maximum(99_999)),
  proteinGrams: z.number().check(z.minimum(0), z.maximum(99_999)),
  carbohydrateGrams: z.number().check(z.minimum(0), z.maximum(99_999)),
  fatGrams: z.number().check(z.minimum(0), z.maximum(99_999)),
  sodiumMilligrams: z.int().check(z.minimum(0), z.maximum(999_999)),
})

const NewOption = z.object({
  id: OptionId,
  name: required(60, 'Name is required'),
  price: Price,
  upTo: z._default(z.int().check(z.minimum(1), z.maximum(9)), 1),
  isDefault: z._default(z.boolean(), false),
  allergensAdded: z._default(z.array(Allergen), []),
  allergensRemoved: z._default(z.array(Allergen), []),
  advisory: z._default(z.nullable(Advisory), null),
  /** What it puts onto the plate, or takes off it where negative. */
  recipe: z._default(recipeOf(SignedAmountInput), []),
})

const NewOptionGroup = z.object({
  id: OptionId,
  name: required(60, 'Name is required'),
  min: z.int().check(z.minimum(0), z.maximum(20)),
  max: z.int().check(z.minimum(1), z.maximum(20)),
  options: z.array(NewOption).check(z.minLength(1, 'At least one option'), z.maxLength(30, 'At most 30 options')),
})

/** What the owner decides of a dish. */
const facts = {
  code: z.string().check(z.regex(/^[A-Za-z\d][A-Za-z\d.-]{0,11}$/, 'Must be 1 to 12 letters and digits')),
  name: required(80, 'Name is required'),
  description: textField(500),
  price: Price,
  categoryId: z.int(),
  allergens: z.nullable(z.array(Allergen)),
  advisory: z.nullable(Advisory),
  nutritionInfo: z.nullable(NewNutrition),
  spiceLevel: z.int().check(z.minimum(0, 'Must be from 0 to 5'), z.maximum(5, 'Must be from 0 to 5')),
  station: Station,
  displayOrder: z.int().check(z.minimum(0), z.maximum(99_999)),
  isPopular: z.boolean(),
  imageUrl: z.nullable(z.string().check(z.maxLength(200))),
  optionGroups: z.array(NewOptionGroup).check(z.maxLength(12, 'At most 12 groups')),
  recipe: NewRecipe,
}

/** What is said of a dish, as far as something is. */
export const DishFields = z.partial(z.object(facts))

export const UpdateDishRequest = z.extend(DishFields, { version: Version })
export type UpdateDishRequest = z.infer<typeof UpdateDishRequest>

export const CreateDishRequest = z.object({
  ...facts,
  description: z._default(facts.description, ''),
  allergens: z._default(facts.allergens, null),
  advisory: z._default(facts.advisory, null),
  nutritionInfo: z._default(facts.nutritionInfo, null),
  spiceLevel: z._default(facts.spiceLevel, 0),
  station: z._default(facts.station, 'hibachi'),
  displayOrder: z.optional(facts.displayOrder),
  isPopular: z._default(facts.isPopular, false),
  imageUrl: z._default(facts.imageUrl, null),
  optionGroups: z._default(facts.optionGroups, []),
  recipe: z._default(facts.recipe, []),
  /** Where to add it beside the location of the path, under the same id. */
  locations: z.optional(z.array(LocationRef).check(z.minLength(1))),
})
export type CreateDishRequest = z.infer<typeof CreateDishRequest>

const atLocation = z.object({ location: LocationParam })
const ofDish = z.object({ location: LocationParam, menuItemId: MenuItemId })

export const menuEditingRoutes = {
  getEditableMenu: {
    method: 'GET',
    path: '/api/desk/menu/{location}',
    summary: "A location's menu with all that its owner may change; `version` is that of the categories",
    access: 'admin',
    table: 'read',
    params: atLocation,
    result: z.object({ categories: z.array(MenuCategory), version: z.int(), dishes: z.array(EditableDish) }),
  },
  addDish: {
    method: 'POST',
    path: '/api/desk/menu/{location}/dishes',
    summary: 'Puts a new dish on the menu of one or several locations',
    access: 'admin',
    status: 201,
    table: 'write',
    params: atLocation,
    body: CreateDishRequest,
    result: EditableDish,
  },
  updateDish: {
    method: 'PUT',
    path: '/api/desk/menu/{location}/dishes/{menuItemId}',
    summary: 'Changes a dish; fields that are left out stay',
    access: 'admin',
    table: 'write',
    params: ofDish,
    body: UpdateDishRequest,
    result: EditableDish,
  },
  archiveDish: {
    method: 'DELETE',
    path: '/api/desk/menu/{location}/dishes/{menuItemId}',
    summary: 'Takes a dish off the menu for good; its orders keep it',
    access: 'admin',
    status: 204,
    table: 'write',
    params: ofDish,
    query: z.object({ version: VersionQueryParam }),
    result: z.undefined(),
  },
  restoreDish: {
    method: 'POST',
    path: '/api/desk/menu/{location}/dishes/{menuItemId}/restore',
    summary: 'Brings an archived dish back',
    access: 'admin',
    table: 'write',
    params: ofDish,
    body: z.object({ version: Version }),
    result: EditableDish,
  },
  updateCategories: {
    method: 'PUT',
    path: '/api/desk/menu/categories',
    summary: "Names, describes and orders the group's menu categories; their ids stay",
    access: 'admin',
    concerns: 'group',
    table: 'write',
    body: z.object({
      categories: z.array(
        z.object({
          id: z.int(),
          name: required(60, 'Name is required'),
          description: textField(300),
          displayOrder: z.int().check(z.minimum(0), z.maximum(99_999)),
        }),
      ),
      version: Version,
    }),
    result: z.object({ categories: z.array(MenuCategory), version: z.int() }),
  },
} as const satisfies RouteGroup
