import * as z from 'zod/mini'
import { AmountInput, LocationParam, MoneyString, Version } from '../platform/fields'
import { centsToDecimal, toCents } from '../platform/money'
import type { RouteGroup } from '../platform/route'

const INVALID_MINUTES = 'Must be a whole number of minutes from 1 to 720'

/** What the owner decides about the work at a location's boards. */
export const LocationSettings = z.object({
  /** Minutes without a touch after which a kitchen tablet locks. */
  lockAfterMinutes: z.int(),
  /** Up to this, a cook refunds an order, all its refunds together. */
  refundLimit: MoneyString,
  /** From this total on an order gets a handover code; null for none. */
  handoverCodeFrom: z._default(z.nullable(MoneyString), null),
  version: z.int(),
})
export type LocationSettings = z.infer<typeof LocationSettings>

/** The settings of a location whose owner has changed none. */
export const defaultLocationSettings: LocationSettings = {
  lockAfterMinutes: 5,
  refundLimit: '25.00',
  handoverCodeFrom: null,
  version: 0,
}

const describeFrom = (amount: string | null): string => (amount === null ? 'off' : `from $${amount}`)

/** Describes a change of the settings in one line, for the change log. */
export function describeSettingsChange(before: LocationSettings, after: LocationSettings): string {
  const changes = [
    ...(before.lockAfterMinutes === after.lockAfterMinutes
      ? []
      : [`tablets lock after ${after.lockAfterMinutes} min, was ${before.lockAfterMinutes}`]),
    ...(before.refundLimit === after.refundLimit
      ? []
      : [`refund limit $${after.refundLimit}, was $${before.refundLimit}`]),
    ...(before.handoverCodeFrom === after.handoverCodeFrom
      ? []
      : [`pickup codes ${describeFrom(after.handoverCodeFrom)}, was ${describeFrom(before.handoverCodeFrom)}`]),
  ]
  return `Kitchen settings: ${changes.join('; ') || 'as before'}`
}

const Amount = z.pipe(
  AmountInput,
  z.transform((amount) => centsToDecimal(toCents(amount))),
)

/** An omitted field keeps its value. */
const UpdateSettingsRequest = z.object({
  lockAfterMinutes: z.optional(
    z.int(INVALID_MINUTES).check(z.minimum(1, INVALID_MINUTES), z.maximum(720, INVALID_MINUTES)),
  ),
  refundLimit: z.optional(Amount),
  handoverCodeFrom: z.optional(z.nullable(Amount)),
  version: Version,
})

const params = z.object({ location: LocationParam })

export const settingsRoutes = {
  getLocationSettings: {
    method: 'GET',
    path: '/api/desk/settings/{location}',
    summary:
      "When a location's tablets lock, up to which amount a cook refunds, and from which total on orders have a code",
    access: 'admin',
    table: 'read',
    params,
    result: LocationSettings,
  },
  updateLocationSettings: {
    method: 'PUT',
    path: '/api/desk/settings/{location}',
    summary: 'Changes the settings of a location; an omitted field keeps its value',
    access: 'admin',
    table: 'write',
    params,
    body: UpdateSettingsRequest,
    result: LocationSettings,
  },
} as const satisfies RouteGroup
