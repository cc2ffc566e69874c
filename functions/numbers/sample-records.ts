import * as z from 'zod/mini'
import { KitchenStatus, OrderStatus, OrderType } from '#shared/contract/fields'
import { Station } from '#shared/contract/menu'
import type { LocationCode } from '#shared/locations/index'
import { versionedRecord } from '../runtime/shape'

/** Where a location's sample days are; what they added stands with what else did. */
export const sampleKeys = {
  daysOf: (location: LocationCode) => `SAMPLE#${location}`,
  day: (location: LocationCode, date: string) => ({ pk: sampleKeys.daysOf(location), sk: date }),
} as const

const At = z.string()
const Stage = z.object({ status: OrderStatus, kitchenStatus: KitchenStatus, at: At })
const Line = z.object({
  menuItemId: z.int(),
  name: z.string(),
  station: Station,
  quantity: z.int(),
  totalPriceCents: z.int(),
  loyaltyMultiplier: z.number(),
  struckAt: z.optional(At),
})
const SampleOrder = z.object({
  id: z.string(),
  ticketNumber: z.int(),
  status: OrderStatus,
  orderType: OrderType,
  subtotalCents: z.int(),
  discountCents: z.int(),
  taxCents: z.int(),
  deliveryFeeCents: z.int(),
  createdAt: At,
  completedAt: z.optional(At),
  promisedFrom: z.optional(At),
  promisedAt: z.optional(At),
  earnsPoints: z.boolean(),
  lines: z.array(Line),
  history: z.array(Stage),
  foodCosts: z.array(z.int()),
})
export type SampleOrderRecord = z.infer<typeof SampleOrder>

export const SampleFeedback = z.object({ at: At, rating: z.int(), comment: z.string(), ticketNumber: z.int() })

const SampleDay = z.object({
  orders: z.array(SampleOrder),
  wasted: z.array(z.object({ hundredths: z.int(), costPerUnitCents: z.int(), at: At })),
  redeemed: z.array(z.object({ points: z.int(), at: At })),
  codesIssued: z.array(At),
  codesSpent: z.array(At),
  feedback: z.array(SampleFeedback),
})
export type SampleDayRecord = z.infer<typeof SampleDay>

/** A sample day in one record, so that it exists as a whole or not at all. */
export const SampleRecord = versionedRecord(
  z.object({ type: z.literal('SampleDay'), pk: z.string(), sk: z.string(), day: SampleDay }),
)
