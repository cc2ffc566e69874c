import * as z from 'zod/mini'
import { DishQuantities, LocationParam, optionalField, textField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { intakeStates, MAX_EXTRA_MINUTES, PAUSE_MINUTES_RANGE } from './intake'

const Quote = z.object({ min: z.int(), max: z.int() })
const Quotes = z.object({ pickup: Quote, delivery: Quote })

/**
 * The state of a kitchen's intake and its waiting times in minutes
 * (docs/product/kitchen.md#intake).
 */
export const OrderIntake = z.object({
  state: z.enum(intakeStates),
  /** When the current state ends, if known. */
  until: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  extraMinutes: z.int(),
  /** Whether delivery alone is paused, and until when (docs/product/kitchen.md#delivery-pause). */
  delivery: z.enum(['open', 'paused']),
  deliveryUntil: z.nullable(z.string()),
  /**
   * Waiting times for an order placed now. At a closed live location they include the time until it
   * opens; null if no opening is known.
   */
  quotes: z.nullable(Quotes),
  /** The waiting times while open; present only if `quotes` include the time until opening. */
  quotesWhenOpen: z.optional(Quotes),
})
export type OrderIntake = z.infer<typeof OrderIntake>

const PauseMinutes = z.int().check(z.minimum(PAUSE_MINUTES_RANGE.least), z.maximum(PAUSE_MINUTES_RANGE.most))

const UpdateIntakeRequest = z.union([
  z.strictObject({
    state: z.literal('paused'),
    minutes: PauseMinutes,
    reason: optionalField(textField(200)),
  }),
  z.strictObject({ state: z.literal('open') }),
  z.strictObject({ extraMinutes: z.int().check(z.minimum(0), z.maximum(MAX_EXTRA_MINUTES)) }),
  z.strictObject({ delivery: z.literal('paused'), minutes: PauseMinutes }),
  z.strictObject({ delivery: z.literal('open') }),
])
export type UpdateIntakeRequest = z.infer<typeof UpdateIntakeRequest>

const atLocation = z.object({ location: LocationParam })

/** The intake, which guests' pages read too: they load no other call of the kitchen. */
export const intakeRoutes = {
  getIntake: {
    method: 'GET',
    path: '/api/kitchen/intake/{location}',
    summary: 'Whether the kitchen takes orders now, until when, and the waiting times',
    access: 'public',
    table: 'read',
    params: atLocation,
    query: z.object({
      /** The dishes that the waiting times are for; without them, those of a typical order. */
      items: z.optional(DishQuantities),
    }),
    result: OrderIntake,
  },
  updateIntake: {
    method: 'PUT',
    path: '/api/kitchen/intake/{location}',
    summary: 'Pauses or resumes the intake or delivery alone, or sets extra minutes per order',
    access: 'staff',
    table: 'write',
    params: atLocation,
    body: UpdateIntakeRequest,
    result: OrderIntake,
  },
} as const satisfies RouteGroup
