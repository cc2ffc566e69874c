import * as z from 'zod/mini'
import { LocationParam, MenuItemId, optionalField, textField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

/** Upper bound of a portion count, to reject typing errors. */
export const MAX_PORTIONS = 1_000_000

/** Whether a location offers a dish at the moment. */
export const MenuAvailability = z.object({
  id: z.int(),
  menuItem: z.object({ id: z.int(), name: z.string() }),
  isAvailable: z.boolean(),
  reason: z.nullable(z.string()),
  /** Portions left; null if the location doesn't count them. */
  portionsLeft: z.nullable(z.int()),
})
export type MenuAvailability = z.infer<typeof MenuAvailability>

/**
 * An order that still has to be made and holds a dish or an option
 * (docs/product/kitchen.md#quick-controls).
 */
export const OpenOrder = z.object({
  id: z.string(),
  ticketNumber: z.int(),
  name: z.string(),
  /** Empty if the guest gave none. */
  phone: z.string(),
  /** Portions of the dish, or with the option, that are not made yet. */
  quantity: z.int(),
  scheduledFor: z.nullable(z.string()),
})
export type OpenOrder = z.infer<typeof OpenOrder>

/** A dish whose availability staff changed, with the open orders that hold it. */
export const ChangedAvailability = z.extend(MenuAvailability, {
  openOrders: z.array(OpenOrder),
  /** Present if only these options of the dish went off; `openOrders` then lists those with one. */
  optionsOff: z.optional(z.array(z.string())),
})
export type ChangedAvailability = z.infer<typeof ChangedAvailability>

/**
 * Requires `isAvailable`, `portionsLeft` or both; an omitted field stays unchanged. A `reason` is
 * that of `isAvailable`.
 * `portionsLeft: null` ends the count (docs/product/menu.md#portions).
 */
const UpdateAvailabilityRequest = z
  .object({
    isAvailable: z.optional(z.boolean()),
    reason: optionalField(textField(200)),
    portionsLeft: z.optional(z.nullable(z.int().check(z.nonnegative(), z.maximum(MAX_PORTIONS)))),
  })
  .check(
    z.refine(({ isAvailable, portionsLeft }) => isAvailable !== undefined || portionsLeft !== undefined, {
      path: ['isAvailable'],
      message: 'Say whether it can be had, or how many portions are left',
    }),
    z.refine(({ isAvailable, reason }) => isAvailable !== undefined || reason === undefined, {
      path: ['reason'],
      message: 'Is the reason of isAvailable, which is missing',
    }),
  )

/** An ingredient with the dishes whose recipe needs it (docs/product/kitchen.md#quick-controls). */
export const IngredientDishes = z.object({
  itemId: z.int(),
  name: z.string(),
  /** What cooks call it, if not by its name. */
  kitchenName: z.optional(z.string()),
  /** In menu order. */
  menuItemIds: z.array(z.int()),
  /** The names of the options that need it. */
  options: z.array(z.string()),
  /** Of these, the names of those that are off for lack of it. */
  optionsOff: z.array(z.string()),
})
export type IngredientDishes = z.infer<typeof IngredientDishes>

/** The options of one name on a location's menu (docs/product/kitchen.md#quick-controls). */
export const OptionDishes = z.object({
  name: z.string(),
  /** The dishes that offer it, in menu order. */
  menuItemIds: z.array(z.int()),
  /** The dishes at which it is sold out, for whatever reason. */
  soldOutIds: z.array(z.int()),
  /** Whether a person took it off. */
  isOff: z.boolean(),
})
export type OptionDishes = z.infer<typeof OptionDishes>

/** An option that staff took off or put back on, with the open orders that hold it. */
export const ChangedOption = z.extend(OptionDishes, { openOrders: z.array(OpenOrder) })
export type ChangedOption = z.infer<typeof ChangedOption>

export const availabilityRoutes = {
  listAvailability: {
    method: 'GET',
    path: '/api/menu/availability/{location}',
    summary: 'Which dishes a location offers at the moment',
    access: 'user',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(MenuAvailability),
  },
  updateAvailability: {
    method: 'PUT',
    path: '/api/menu/availability/{menuItemId}/{location}',
    summary: 'Takes a dish off the menu, puts it back on, or counts its portions, which orders then count down',
    access: 'staff',
    table: 'write',
    params: z.object({ menuItemId: MenuItemId, location: LocationParam }),
    body: UpdateAvailabilityRequest,
    result: ChangedAvailability,
  },
  listIngredientDishes: {
    method: 'GET',
    path: '/api/kitchen/ingredients/{location}',
    summary: "The ingredients of a location's menu, by name, with the dishes that need them",
    access: 'staff',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(IngredientDishes),
  },
  updateIngredientDishes: {
    method: 'PUT',
    path: '/api/kitchen/ingredients/{location}/{itemId}',
    summary: 'Takes all dishes that need an ingredient off the menu, or puts those back on',
    access: 'staff',
    table: 'write',
    limit: 'menu-changes',
    params: z.object({ location: LocationParam, itemId: MenuItemId }),
    body: z.object({ isAvailable: z.boolean() }),
    result: z.array(ChangedAvailability),
  },
  listOptionDishes: {
    method: 'GET',
    path: '/api/kitchen/options/{location}',
    summary: "The options of a location's menu, by name, with the dishes that offer them",
    access: 'staff',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(OptionDishes),
  },
  updateOption: {
    method: 'PUT',
    path: '/api/kitchen/options/{location}',
    summary: 'Takes the options of a name off all dishes, or puts them back on',
    access: 'staff',
    table: 'write',
    limit: 'menu-changes',
    params: z.object({ location: LocationParam }),
    body: z.object({ name: textField(80), isAvailable: z.boolean() }),
    result: ChangedOption,
  },
} as const satisfies RouteGroup
