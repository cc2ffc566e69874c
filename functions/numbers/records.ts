import { getSiteKind, getSitePart, siteKinds, type SiteKind } from '#shared/locations/site-kind'
import * as z from 'zod/mini'
import { locations, type LocationCode } from '#shared/locations/index'
import { versionedRecord } from '../platform/table/table-schema'
import { KitchenStatus, OrderStatus, OrderType } from '#shared/platform/fields'
import { Station } from '#shared/menu/contract'

/** Keys of a location's daily figures. */
export const numbersKeys = {
  daysOf: (location: LocationCode, site?: SiteKind) => `NUMBERS#${getSitePart(location, site)}`,
  day: (location: LocationCode, date: string, site?: SiteKind) => ({
    pk: numbersKeys.daysOf(location, site),
    sk: date,
  }),
  /** In the partition of the days: the dishes' names as of their last sale. */
  names: (location: LocationCode, site?: SiteKind) => ({ pk: numbersKeys.daysOf(location, site), sk: 'NAMES' }),
} as const

/** Returns the location whose present site has its daily figures under this partition key. */
export const findLocationOfDays = (pk: unknown) => locations.find(({ code }) => numbersKeys.daysOf(code) === pk)?.code

/** Figures by name, such as `orders`, `hour/18` or `dish/12/net`. */
const FiguresRecord = z.record(z.string(), z.int())
const Location = z.enum(locations.map(({ code }) => code))

export const DayRecord = versionedRecord(
  z.object({ type: z.literal('Day'), sk: z.string(), version: z.int(), figures: FiguresRecord }),
)
export type DayRecord = z.infer<typeof DayRecord>

export const DishNamesRecord = versionedRecord(
  z.object({ type: z.literal('DishNames'), version: z.int(), names: z.record(z.string(), z.string()) }),
)
export type DishNamesRecord = z.infer<typeof DishNamesRecord>

/** What a source has added to daily figures, so that exactly that can be subtracted again. */
export const ContributionRecord = versionedRecord(
  z.object({
    type: z.literal('Counted'),
    version: z.int(),
    parts: z.array(
      z.object({ location: Location, site: z.optional(z.enum(siteKinds)), date: z.string(), figures: FiguresRecord }),
    ),
    /**
     * Food costs of an order's lines at its first completion, or the unit cost of waste, in cents.
     */
    costs: z.optional(z.array(z.int())),
    /** Whether an account got points for the order, even if the account was erased since. */
    earned: z.optional(z.boolean()),
  }),
)
export type ContributionRecord = z.infer<typeof ContributionRecord>

/** Whether a source was counted at the site that its location has now, or isn't counted yet. */
export function isOfPresentSite(location: LocationCode, counted: ContributionRecord | undefined): boolean {
  const [part] = counted?.parts ?? []
  return !part || (part.site ?? 'live') === getSiteKind(location)
}

/** Keys of a location's sample days. Their contributions are stored like all others. */
export const sampleKeys = {
  daysOf: (location: LocationCode, site?: SiteKind) => `SAMPLE#${getSitePart(location, site)}`,
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
  taxRate: z.int(),
  isDeliveryFeeTaxed: z.boolean(),
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

/** A sample day in one record, so that it is written as a whole or not at all. */
export const SampleRecord = versionedRecord(
  z.object({ type: z.literal('SampleDay'), pk: z.string(), sk: z.string(), day: SampleDay }),
)
