import * as z from 'zod/mini'
import {
  AmountInput,
  Day,
  LocationParam,
  MenuItemId,
  MoneyString,
  nameField,
  PurchaseNumber,
  QuantityInput,
  textField,
  Version,
  noteField,
} from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { optionalMailboxField, phoneField } from '../accounts/contact-fields'
import { StockUnit } from '../inventory/contract'
import { BookedPack, CountedPacks, PriceOf } from '../inventory/schemas'

/** Who to order from (docs/product/stock.md#purchase-orders). The name is that of the items. */
export const Supplier = z.object({
  name: nameField(120, 'name'),
  contact: textField(120, 'person'),
  email: optionalMailboxField,
  phone: phoneField,
})
export type Supplier = z.infer<typeof Supplier>

const MAX_SUPPLIERS = 200
const MAX_PURCHASE_LINES = 60

const Suppliers = z.object({ suppliers: z.array(Supplier).check(z.maxLength(MAX_SUPPLIERS)), version: Version })
export type Suppliers = z.infer<typeof Suppliers>

export const purchaseStates = ['open', 'received', 'cancelled'] as const
const sendingWays = ['mail', 'print'] as const

const PurchaseLine = z.object({
  itemId: z.int(),
  name: z.string(),
  sku: z.optional(z.string()),
  unit: StockUnit,
  quantity: MoneyString,
  /** The packs that are part of the quantity. */
  packs: z.optional(z.array(BookedPack)),
  /** The item's cost when it was ordered. */
  unitCost: MoneyString,
  /** What came in, at which cost. */
  received: z.optional(
    z.object({
      quantity: MoneyString,
      packs: z.optional(z.array(BookedPack)),
      unitCost: MoneyString,
      /** What a price by pack came to, without the rounding of the price per unit. */
      paid: z.optional(MoneyString),
    }),
  ),
})

export const Purchase = z.object({
  /** Counts a location's purchase orders, from 1. */
  number: z.int(),
  state: z.enum(purchaseStates),
  supplier: z.string(),
  /** The address that it was mailed to; empty if it was printed. */
  email: z.string(),
  note: z.string(),
  lines: z.array(PurchaseLine),
  createdAt: z.string(),
  /** When it was received or cancelled. */
  endedAt: z.optional(z.string()),
  version: z.int(),
})
export type Purchase = z.infer<typeof Purchase>

const atLocation = z.object({ location: LocationParam })
const ofPurchase = z.object({ location: LocationParam, number: PurchaseNumber })

export const purchaseRoutes = {
  getSuppliers: {
    method: 'GET',
    path: '/api/desk/suppliers',
    summary: 'The suppliers with their contacts',
    access: 'admin',
    concerns: 'costs',
    table: 'read',
    result: Suppliers,
  },
  updateSuppliers: {
    method: 'PUT',
    path: '/api/desk/suppliers',
    summary: 'Replaces the list of suppliers',
    access: 'admin',
    concerns: 'group',
    table: 'write',
    body: Suppliers,
    result: Suppliers,
  },
  listPurchases: {
    method: 'GET',
    path: '/api/desk/purchases/{location}',
    summary: 'The newest purchase orders of a location, newest first',
    access: 'admin',
    concerns: 'costs',
    table: 'read',
    params: atLocation,
    result: z.array(Purchase),
  },
  createPurchase: {
    method: 'POST',
    path: '/api/desk/purchases/{location}',
    summary: 'Orders items from a supplier, by mail or on paper',
    access: 'admin',
    concerns: 'costs',
    status: 201,
    table: 'write',
    params: atLocation,
    body: z.object({
      supplier: nameField(120, 'name'),
      note: noteField(400),
      sendBy: z.enum(sendingWays),
      lines: z
        .array(z.object({ itemId: MenuItemId, quantity: QuantityInput, packs: CountedPacks }))
        .check(z.minLength(1, 'Choose at least one item'), z.maxLength(MAX_PURCHASE_LINES)),
    }),
    result: Purchase,
  },
  receivePurchase: {
    method: 'POST',
    path: '/api/desk/purchases/{location}/{number}/receive',
    summary: 'Receives a purchase order: its quantities come into stock, and its prices become the costs of the items',
    access: 'admin',
    concerns: 'costs',
    table: 'write',
    params: ofPurchase,
    body: z.object({
      lines: z
        .array(
          z.object({
            itemId: MenuItemId,
            /** 0 if it did not come. */
            quantity: QuantityInput,
            packs: CountedPacks,
            unitCost: AmountInput,
            priceOf: PriceOf,
            expirationDate: z.optional(Day),
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_PURCHASE_LINES)),
    }),
    result: Purchase,
  },
  cancelPurchase: {
    method: 'DELETE',
    path: '/api/desk/purchases/{location}/{number}',
    summary: 'Cancels an open purchase order; the supplier is not notified',
    access: 'admin',
    concerns: 'costs',
    table: 'write',
    params: ofPurchase,
    result: Purchase,
  },
} as const satisfies RouteGroup
