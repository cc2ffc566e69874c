import * as z from 'zod/mini'
import { BookedPacks } from '../inventory/movements/records'
import { StockUnit } from '#shared/inventory/contract'
import { purchaseStates } from '#shared/purchases/contract'
import { locations, type LocationCode } from '#shared/locations/index'
import { getSitePart } from '#shared/locations/site-kind'
import { versionedRecord } from '../platform/table/table-schema'

/**
 * Keys of the suppliers and of a location's purchase orders, sorted by number. A test site has its
 * own: anyone may order there.
 */
export const purchaseKeys = {
  suppliers: { pk: 'SUPPLIERS', sk: 'ALL' },
  of: (location: LocationCode) => `PURCHASES#${getSitePart(location)}`,
  purchase: (location: LocationCode, number: number) => ({
    pk: purchaseKeys.of(location),
    sk: String(number).padStart(8, '0'),
  }),
} as const

export const SuppliersRecord = versionedRecord(
  z.object({
    type: z.literal('Suppliers'),
    suppliers: z.array(z.object({ name: z.string(), contact: z.string(), email: z.string(), phone: z.string() })),
    version: z.int(),
  }),
)

export const PurchaseRecord = versionedRecord(
  z.object({
    type: z.literal('Purchase'),
    location: z.enum(locations.map(({ code }) => code)),
    number: z.int(),
    state: z.enum(purchaseStates),
    supplier: z.string(),
    /** The address that it is mailed to; empty if it is printed. */
    email: z.string(),
    note: z.string(),
    lines: z.array(
      z.object({
        ingredientId: z.int(),
        name: z.string(),
        sku: z.optional(z.string()),
        unit: StockUnit,
        quantityHundredths: z.int(),
        packs: BookedPacks,
        unitCostCents: z.int(),
        received: z.optional(
          z.object({
            quantityHundredths: z.int(),
            packs: BookedPacks,
            unitCostCents: z.int(),
            paidCents: z.optional(z.int()),
          }),
        ),
      }),
    ),
    createdAt: z.string(),
    endedAt: z.optional(z.string()),
    version: z.int(),
  }),
)
export type PurchaseRecord = z.infer<typeof PurchaseRecord>
