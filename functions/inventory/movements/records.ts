import * as z from 'zod/mini'
import { MovementCause } from '#shared/inventory/movement-contract'
import { MovementReasonSchema, MovementTypeSchema } from '#shared/inventory/schemas'
import { locations, type LocationCode } from '#shared/locations/index'
import { versionedRecord } from '../../platform/table/table-schema'

/** Keys of movements, by time. */
export const movementKeys = {
  of: (location: LocationCode) => `MOVEMENTS#${location}`,
  movement: ({ location, createdAt, id }: { location: LocationCode; createdAt: string; id: string }) => ({
    pk: movementKeys.of(location),
    sk: `${createdAt}#${id}`,
  }),
} as const

const Location = z.enum(locations.map(({ code }) => code))
const Hundredths = z.int()

/** Packs with what was in one when they were booked. */
export const BookedPacks = z.optional(
  z.array(z.object({ name: z.string(), hundredths: Hundredths, countHundredths: Hundredths })),
)

/** Fields of a movement without its quantities. */
const movementFields = {
  id: z.string(),
  movementType: MovementTypeSchema,
  reason: MovementReasonSchema,
  by: z.string(),
  createdAt: z.string(),
  unitCostCents: z.optional(z.int()),
  /** What a price by pack came to. */
  paidCents: z.optional(z.int()),
  /** What the ingredient cost before this delivery's price became its cost. */
  costBeforeCents: z.optional(z.int()),
  /** Present if it is the first count of the ingredient there, or takes that back. */
  opensBooks: z.optional(z.literal(true)),
  notes: z.optional(z.string()),
  expirationDate: z.optional(z.string()),
  otherLocation: z.optional(Location),
}

export const MovementRecord = versionedRecord(
  z.object({
    ...movementFields,
    type: z.literal('Movement'),
    location: Location,
    ingredientId: z.int(),
    quantityHundredths: Hundredths,
    packs: BookedPacks,
    /** When the batch that gave it was taken back. */
    undoneAt: z.optional(z.string()),
    beforeHundredths: Hundredths,
    afterHundredths: Hundredths,
  }),
)
export type MovementRecord = z.infer<typeof MovementRecord>

/** All movements of one order in one record. Reading splits it in movements (decision 0035). */
export const SaleRecord = versionedRecord(
  z.object({
    type: z.literal('Sale'),
    id: z.string(),
    location: Location,
    movementType: MovementTypeSchema,
    cause: MovementCause,
    createdAt: z.string(),
    notes: z.optional(z.string()),
    lines: z.array(z.object({ ingredientId: z.int(), beforeHundredths: Hundredths, afterHundredths: Hundredths })),
  }),
)
export type SaleRecord = z.infer<typeof SaleRecord>
