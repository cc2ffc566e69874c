import * as z from 'zod/mini'
import { MoneyString } from '../platform/fields'
import { Advisory, Allergen, Station } from '../menu/contract'

/** An option of an ordered line, with its price at that time. */
export const OrderLineOption = z.object({
  id: z.string(),
  /** The name of its option group. */
  group: z.string(),
  name: z.string(),
  price: MoneyString,
  quantity: z.int(),
})
export type OrderLineOption = z.infer<typeof OrderLineOption>

/** A name on the menu, and what cooks call it (docs/product/kitchen.md#kitchen-names). */
export const KitchenNamePair = z.object({ name: z.string(), kitchenName: z.string() })

/** What of an order goes into the bags (docs/product/kitchen.md#packing). */
export const PackingItem = z.object({ id: z.string(), text: z.string(), quantity: z.int(), isPacked: z.boolean() })

/** Who takes an order to its guest, from when it is out for delivery. */
export const OrderDriver = z.object({ id: z.string(), name: z.string() })

export const OrderLine = z.object({
  id: z.string(),
  menuItemId: z.int(),
  quantity: z.int(),
  unitPrice: MoneyString,
  totalPrice: MoneyString,
  /** Null without note and options. `options` lists all options, including the defaults. */
  customizations: z.nullable(z.object({ notes: z.string(), options: z.array(OrderLineOption) })),
  /** The name of the person it is for, in a group order. */
  for: z.optional(z.string()),
  /** Ids of added options and names of removed defaults. */
  differs: z.object({ options: z.array(z.string()), leftOut: z.array(z.string()) }),
  station: Station,
  /** The allergens of the dish with the line's options. */
  allergens: z.nullable(z.array(Allergen)),
  /** Allergens that the dish's declaration was too old to cover; missing if it covered all. */
  undeclaredAllergens: z.optional(z.array(Allergen)),
  advisory: z.optional(Advisory),
  menuItem: z.object({ name: z.string(), description: z.string(), code: z.string() }),
})
