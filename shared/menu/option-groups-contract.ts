import * as z from 'zod/mini'
import { LocationParam, MenuItemId, MoneyString, Version } from '../platform/fields'
import { KitchenName, optionFields, optionGroupFields, OptionId } from './contract'
import { OptionGroupInput, OptionInput } from './dish-inputs'
import { RecipeAmount } from '../inventory/recipe-amounts'
import type { RouteGroup } from '../platform/route'

/** Maximum dishes of a shared group, because a change writes all of them at once. */
const MAX_DISHES_OF_GROUP = 80

/**
 * An option group with the dishes that have it: all of a location's dishes whose groups are equal.
 */
export const SharedOptionGroup = z.object({
  ...optionGroupFields,
  options: z.array(
    z.object({
      ...optionFields,
      kitchenName: KitchenName,
      price: MoneyString,
      recipe: z.array(z.object({ itemId: z.int(), quantity: RecipeAmount })),
    }),
  ),
  dishes: z.array(z.int()),
  version: z.int(),
})
export type SharedOptionGroup = z.infer<typeof SharedOptionGroup>

const groupFields = {
  name: OptionGroupInput.shape.name,
  min: z._default(OptionGroupInput.shape.min, 0),
  max: z._default(OptionGroupInput.shape.max, 1),
  options: z
    .array(z.extend(OptionInput, { id: z.optional(OptionId), price: z._default(OptionInput.shape.price, '0.00') }))
    .check(z.minLength(1, 'At least one option'), z.maxLength(30, 'At most 30 options')),
  dishes: z
    .array(MenuItemId)
    .check(
      z.minLength(1, 'At least one dish'),
      z.maxLength(MAX_DISHES_OF_GROUP, `At most ${MAX_DISHES_OF_GROUP} dishes`),
    ),
}

const CreateOptionGroupRequest = z.object(groupFields)
export type CreateOptionGroupRequest = z.infer<typeof CreateOptionGroupRequest>

/** Omitted fields stay unchanged. */
const UpdateOptionGroupRequest = z.extend(
  z.partial(z.object({ ...groupFields, min: OptionGroupInput.shape.min, max: OptionGroupInput.shape.max })),
  {
    version: z.optional(Version),
    /** Changes prices also in other groups that have the same option at the same price. */
    arePricesForAll: z.optional(z.boolean()),
  },
)
export type UpdateOptionGroupRequest = z.infer<typeof UpdateOptionGroupRequest>

const atLocation = z.object({ location: LocationParam })
const ofGroup = z.object({ location: LocationParam, groupId: OptionId })

export const optionGroupRoutes = {
  listOptionGroups: {
    method: 'GET',
    path: '/api/desk/option-groups/{location}',
    summary: "A location's option groups with their dishes, those of most dishes first",
    access: 'admin',
    table: 'read',
    params: atLocation,
    result: z.array(SharedOptionGroup),
  },
  addOptionGroup: {
    method: 'POST',
    path: '/api/desk/option-groups/{location}',
    summary: 'Gives several dishes the same new option group',
    access: 'admin',
    status: 201,
    table: 'write',
    limit: 'menu-changes',
    params: atLocation,
    body: CreateOptionGroupRequest,
    result: SharedOptionGroup,
  },
  updateOptionGroup: {
    method: 'PUT',
    path: '/api/desk/option-groups/{location}/{groupId}',
    summary: 'Changes an option group in all of its dishes, and which dishes have it',
    access: 'admin',
    table: 'write',
    limit: 'menu-changes',
    params: ofGroup,
    body: UpdateOptionGroupRequest,
    result: SharedOptionGroup,
  },
  deleteOptionGroup: {
    method: 'DELETE',
    path: '/api/desk/option-groups/{location}/{groupId}',
    summary: 'Takes an option group off all of its dishes',
    access: 'admin',
    status: 204,
    table: 'write',
    limit: 'menu-changes',
    params: ofGroup,
    result: z.undefined(),
  },
} as const satisfies RouteGroup
