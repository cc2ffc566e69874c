import type { LocationCode } from '../locations/index'
import type { Cents } from '../platform/money'
import {
  getFeedbackFigures,
  getOrderFigures,
  createDailyFigures,
  getWasteFigures,
  type CountedOrder,
} from './daily-figures'
import { groupFiguresByDay, type DailyFigures } from './figure-days'
import type { Hundredths } from '../inventory/stock'

/** An order of a sample day. It was never placed and is stored only with its day. */
export type SampleOrder = Omit<CountedOrder, 'location'> & {
  readonly id: string
  readonly ticketNumber: number
  readonly foodCosts: readonly Cents[]
}

/**
 * A day of sample history, for owners without data of their own
 * (docs/product/numbers.md#sample-history).
 */
type SampleDay<Order extends SampleOrder = SampleOrder> = {
  readonly orders: readonly Order[]
  readonly wasted: readonly { readonly hundredths: Hundredths; readonly costPerUnitCents: Cents; readonly at: string }[]
  readonly redeemed: readonly { readonly points: number; readonly at: string }[]
  readonly codesIssued: readonly string[]
  readonly codesSpent: readonly string[]
  readonly feedback: readonly { readonly at: string; readonly rating: number }[]
}

/** The figure that counts a day's sample orders. */
const SAMPLE_ORDERS_FIGURE = 'sample/orders'

/** Returns a sample day's waste as a stock movement. */
export const toSampleWasteMovement = (
  location: LocationCode,
  hundredths: Hundredths,
  createdAt: string,
): Parameters<typeof getWasteFigures>[0] => ({
  location,
  movementType: 'waste',
  reason: 'expired',
  beforeHundredths: hundredths,
  afterHundredths: 0,
  createdAt,
})

/**
 * Returns the figures of a sample day, by the same rules as for real orders
 * (docs/product/numbers.md#sample-history).
 */
export function getSampleDayFigures(location: LocationCode, day: SampleDay): readonly DailyFigures[] {
  const at = (time: string, figures: DailyFigures['figures']) => createDailyFigures(location, time, figures)
  return groupFiguresByDay([
    ...day.orders.flatMap((order) => [
      ...getOrderFigures({ ...order, location }, order.foodCosts),
      at(order.createdAt, { [SAMPLE_ORDERS_FIGURE]: 1 }),
    ]),
    ...day.wasted.flatMap(({ hundredths, costPerUnitCents, at: createdAt }) =>
      getWasteFigures(toSampleWasteMovement(location, hundredths, createdAt), costPerUnitCents),
    ),
    ...day.redeemed.map(({ points, at: time }) => at(time, { 'points/redeemed': points })),
    ...day.codesIssued.map((time) => at(time, { 'codes/issued': 1 })),
    ...day.codesSpent.map((time) => at(time, { 'codes/spent': 1 })),
    ...day.feedback.flatMap((given) => getFeedbackFigures(location, given)),
  ])
}
