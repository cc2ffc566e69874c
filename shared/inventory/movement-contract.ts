import * as z from 'zod/mini'
import { idField, LocationParam, MoneyString } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { InventoryItem } from './contract'
import {
  BookedPack,
  MakeBatchRequest,
  MovementReasonSchema,
  MovementTypeSchema,
  MovementsQuery,
  RecordMovementRequest,
} from './schemas'

const Quantity = MoneyString

/** What caused a movement that no person recorded. */
export const MovementCause = z.object({ kind: z.literal('order'), ticketNumber: z.int() })
export type MovementCause = z.infer<typeof MovementCause>

export const StockMovement = z.object({
  id: z.string(),
  /** All ingredients of an order have one entry. */
  entryId: z.string(),
  itemId: z.int(),
  item: InventoryItem,
  locationId: z.int(),
  movementType: MovementTypeSchema,
  quantity: Quantity,
  /** The packs that are part of the quantity. */
  packs: z.optional(z.array(BookedPack)),
  reason: MovementReasonSchema,
  /** The price per unit. */
  unitCost: z.nullable(MoneyString),
  /** What a price by pack came to, without the rounding of the price per unit. */
  paid: z.optional(MoneyString),
  notes: z.nullable(z.string()),
  expirationDate: z.nullable(z.string()),
  /** The other location of a transfer. */
  otherLocationId: z.nullable(z.int()),
  stockBefore: Quantity,
  stockAfter: Quantity,
  /** The person who recorded it, or the ticket that caused it. */
  by: z.string(),
  /** Null for a movement that a person or the daily delivery recorded. */
  cause: z.nullable(MovementCause),
  createdAt: z.string(),
})
export type StockMovement = z.infer<typeof StockMovement>

/** A batch that was made: what it took, and what it gave. */
const MadeBatch = z.object({
  id: z.string(),
  itemId: z.int(),
  quantity: Quantity,
  /** The value of what it took. */
  cost: MoneyString,
  isUndone: z.boolean(),
  movements: z.array(StockMovement),
})
export type MadeBatch = z.infer<typeof MadeBatch>

export const movementRoutes = {
  makeBatch: {
    method: 'POST',
    path: '/api/inventory/batches/{location}',
    summary: 'Makes some of an item from its parts, which leave the stock as it comes in',
    access: 'staff',
    table: 'write',
    status: 201,
    params: z.object({ location: LocationParam }),
    body: MakeBatchRequest,
    result: MadeBatch,
  },
  undoBatch: {
    method: 'POST',
    path: '/api/inventory/batches/{location}/{batchId}/undo',
    summary: 'Takes a batch back once: what it took returns, what it gave leaves',
    access: 'staff',
    table: 'write',
    params: z.object({ location: LocationParam, batchId: idField() }),
    result: MadeBatch,
  },
  listMovements: {
    method: 'GET',
    path: '/api/inventory/movements/{location}',
    summary: "A location's stock movements by day, kind and ingredient, newest first; an order is one entry",
    access: 'stock',
    // Calls with a filter are counted towards `lists`.
    table: 'write',
    params: z.object({ location: LocationParam }),
    query: MovementsQuery,
    result: z.array(StockMovement),
  },
  recordMovement: {
    method: 'POST',
    path: '/api/inventory/movements',
    summary: 'Records a stock movement or a count; staff record waste and counts, admins all',
    access: 'staff',
    table: 'write',
    status: 201,
    body: RecordMovementRequest,
    result: StockMovement,
  },
} as const satisfies RouteGroup
