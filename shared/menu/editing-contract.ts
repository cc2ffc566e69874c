import * as z from 'zod/mini'
import { daypartTermFields } from '../dayparts/term-fields'
import {
  LocationParam,
  LocationRef,
  MenuItemId,
  MoneyString,
  urlField,
  textField,
  Version,
  VersionQueryParam,
  noteField,
} from '../platform/fields'
import {
  Advisory,
  Allergen,
  KitchenName,
  MAX_LEAD_MINUTES,
  MenuCategory,
  Nutrition,
  optionFields,
  optionGroupFields,
  Station,
} from './contract'
import {
  AlsoCalledInput,
  KitchenNameInput,
  NutritionInput,
  OptionGroupInput,
  Price,
  RecipeInput,
  required,
  termFields,
} from './dish-inputs'
import { categoryFields } from './category-contract'
import { RecipeAmount } from '../inventory/recipe-amounts'
import type { RouteGroup } from '../platform/route'

const Recipe = z.array(z.object({ itemId: z.int(), quantity: RecipeAmount }))

/** A dish with all fields that the owner can edit; `price` is the regular price. */
export const EditableDish = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  alsoCalled: z.array(z.string()),
  kitchenName: KitchenName,
  description: z.string(),
  price: MoneyString,
  ...daypartTermFields,
  categoryId: z.int(),
  locationId: z.int(),
  imageUrl: z.nullable(z.string()),
  isPopular: z.boolean(),
  isAvailable: z.boolean(),
  availabilityReason: z.nullable(z.string()),
  isArchived: z.boolean(),
  spiceLevel: z.int(),
  allergens: z.nullable(z.array(Allergen)),
  /**
   * Who declared the allergens at the desk, when, and by which sign-in; null if they came with the
   * initial menu.
   */
  allergensDeclared: z.nullable(
    z.object({ by: z.string(), at: z.string(), signIn: z.optional(z.enum(['development', 'cognito'])) }),
  ),
  /** The allergens that the declaration covers; others count as undeclared. */
  allergensCovered: z.array(Allergen),
  advisory: z.nullable(Advisory),
  nutritionInfo: z.nullable(Nutrition),
  station: Station,
  leadMinutes: z.int(),
  displayOrder: z.int(),
  optionGroups: z.array(
    z.object({
      ...optionGroupFields,
      options: z.array(
        z.object({
          ...optionFields,
          kitchenName: KitchenName,
          price: MoneyString,
          isAvailable: z.boolean(),
          recipe: Recipe,
        }),
      ),
    }),
  ),
  recipe: Recipe,
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type EditableDish = z.infer<typeof EditableDish>

/** A dish in the change log: of a change of many dishes it has only the fields that differ. */
export const LoggedDish = z.extend(z.partial(EditableDish), {
  id: EditableDish.shape.id,
  version: EditableDish.shape.version,
})
export type LoggedDish = z.infer<typeof LoggedDish>

/** A logged change of a dish; a new one has no state before. */
export const LoggedDishChange = z.object({ before: z.nullable(LoggedDish), after: LoggedDish })

const INVALID_LEAD_MINUTES = `Must be whole minutes from 0 to ${MAX_LEAD_MINUTES}`

/** The fields of a dish that the owner sets. */
const dishFields = {
  code: textField(40, 'code').check(z.regex(/^[A-Za-z\d][A-Za-z\d.-]{0,11}$/, 'Must be 1 to 12 letters and digits')),
  name: required(80, 'Name is required'),
  alsoCalled: AlsoCalledInput,
  kitchenName: KitchenNameInput,
  description: noteField(500),
  price: Price,
  ...termFields,
  categoryId: z.int(),
  allergens: z.nullable(z.array(Allergen)),
  advisory: z.nullable(Advisory),
  nutritionInfo: z.nullable(NutritionInput),
  spiceLevel: z.int().check(z.minimum(0, 'Must be from 0 to 5'), z.maximum(5, 'Must be from 0 to 5')),
  station: Station,
  leadMinutes: z
    .int(INVALID_LEAD_MINUTES)
    .check(z.minimum(0, INVALID_LEAD_MINUTES), z.maximum(MAX_LEAD_MINUTES, INVALID_LEAD_MINUTES)),
  displayOrder: z.int().check(z.minimum(0), z.maximum(99_999)),
  isPopular: z.boolean(),
  imageUrl: z.nullable(urlField(200)),
  optionGroups: z.array(OptionGroupInput).check(z.maxLength(12, 'At most 12 groups')),
  recipe: RecipeInput,
}

/** The fields of a dish, all optional. */
export const DishFields = z.partial(z.object(dishFields))

export const UpdateDishRequest = z.extend(DishFields, { version: Version })
export type UpdateDishRequest = z.infer<typeof UpdateDishRequest>

export const CreateDishRequest = z.object({
  ...dishFields,
  alsoCalled: z._default(dishFields.alsoCalled, []),
  kitchenName: z._default(dishFields.kitchenName, null),
  dayparts: z._default(dishFields.dayparts, []),
  daypartPrices: z._default(dishFields.daypartPrices, {}),
  description: z._default(dishFields.description, ''),
  allergens: z._default(dishFields.allergens, null),
  advisory: z._default(dishFields.advisory, null),
  nutritionInfo: z._default(dishFields.nutritionInfo, null),
  spiceLevel: z._default(dishFields.spiceLevel, 0),
  /** By default that of most dishes of the category. */
  station: z.optional(dishFields.station),
  leadMinutes: z._default(dishFields.leadMinutes, 0),
  displayOrder: z.optional(dishFields.displayOrder),
  isPopular: z._default(dishFields.isPopular, false),
  imageUrl: z._default(dishFields.imageUrl, null),
  optionGroups: z._default(dishFields.optionGroups, []),
  recipe: z._default(dishFields.recipe, []),
  /** Further locations to add it to, under the same id. */
  locations: z.optional(z.array(LocationRef).check(z.minLength(1))),
})
export type CreateDishRequest = z.infer<typeof CreateDishRequest>

const atLocation = z.object({ location: LocationParam })
const ofDish = z.object({ location: LocationParam, menuItemId: MenuItemId })

export const menuEditingRoutes = {
  getEditableMenu: {
    method: 'GET',
    path: '/api/desk/menu/{location}',
    summary: "A location's menu for editing; `version` is that of the categories",
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
    summary: 'Changes a dish; omitted fields stay unchanged',
    access: 'admin',
    table: 'write',
    params: ofDish,
    body: UpdateDishRequest,
    result: EditableDish,
  },
  archiveDish: {
    method: 'DELETE',
    path: '/api/desk/menu/{location}/dishes/{menuItemId}',
    summary: 'Archives a dish; existing orders still show it',
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
    summary: 'Restores an archived dish',
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
          ...categoryFields,
          /** Omitted, these stay unchanged. */
          imageUrl: z.optional(categoryFields.imageUrl),
          ...z.partial(z.object(termFields)).shape,
        }),
      ),
      version: Version,
    }),
    result: z.object({ categories: z.array(MenuCategory), version: z.int() }),
  },
} as const satisfies RouteGroup
