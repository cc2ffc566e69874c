import * as z from 'zod/mini'
import { movementReasons, movementTypes } from '../terms/stock'
import { AmountInput, optionalField, LocationRef, MenuItemId, PageQuery, textField } from './fields'

export const MovementTypeSchema = z.enum(movementTypes)
export const MovementReasonSchema = z.enum(movementReasons)

const Day = z.iso.date('Must be a date such as 2026-11-30')

/** All movements, or those that people and deliveries made. */
export const MovementsQuery = z.extend(PageQuery, { of: z.optional(z.enum(['hand'])) })

export const RecordMovementRequest = z
  .object({
    locationId: LocationRef,
    itemId: MenuItemId,
    movementType: MovementTypeSchema,
    quantity: AmountInput,
    reason: MovementReasonSchema,
    unitCost: optionalField(AmountInput),
    notes: optionalField(textField(400)),
    expirationDate: optionalField(Day),
    toLocationId: optionalField(LocationRef),
  })
  .check(
    z.refine(({ movementType, quantity }) => Number(quantity) > 0 || movementType === 'adjustment', {
      path: ['quantity'],
      message: 'Must be more than 0',
    }),
    z.refine(({ movementType, toLocationId }) => toLocationId === undefined || movementType === 'transfer', {
      path: ['toLocationId'],
      message: 'Only a transfer has a receiving location',
    }),
    z.refine(({ locationId, toLocationId }) => toLocationId !== locationId, {
      path: ['toLocationId'],
      message: 'Must be another location',
    }),
  )
