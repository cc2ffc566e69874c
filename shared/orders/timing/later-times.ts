import type { LocationHours } from '../../locations/location'
import type { LocationPolicy } from '../../locations/policy'
import { getBusinessDate } from '../../hours/open-periods'
import { addDays } from '../../platform/time'
import type { OrderType } from '../constants'
import { getFirstLaterAt, listAvailableDays, type AvailableDay, type QuoteContext } from '../scheduling'
import { isOrderTime, type OrderLead } from './order-times'

/** What limits the times of an order besides its lead. */
export type OfferLimits = {
  /** In milliseconds; 0 by default. */
  readonly notBefore?: number
  /** The promise of an order that is changed, ISO. It may always move to a later time. */
  readonly promisedFrom?: string | null | undefined
}

/**
 * Lists the days and times that a location offers for a later order: the one list of checkout,
 * orders by phone, edits and Hiro (docs/product/checkout.md#first-and-last-order).
 */
export function listOrderDays(
  order: OrderLead,
  context: QuoteContext,
  { notBefore = 0, promisedFrom }: OfferLimits = {},
): readonly AvailableDay[] {
  const { policy, place, now } = context
  const { orderType, leadMinutes = 0, deliveryMinutes } = order
  const quoted = getFirstLaterAt(order, context)
  const firstAt = promisedFrom ? Math.min(quoted, Date.parse(promisedFrom)) : quoted
  const rules = { policy, leadMinutes, deliveryMinutes, notBefore: Math.max(firstAt, notBefore) }
  return listAvailableDays(place, orderType, now, rules)
}

type DatedOrder = { readonly orderType: OrderType; readonly at: Date }

/**
 * Whether a requested time is not too far ahead, by business days
 * (docs/product/checkout.md#later-orders).
 */
export const isWithinDaysAhead = (
  { orderType, at }: DatedOrder,
  place: LocationHours,
  { daysAhead }: Pick<LocationPolicy, 'daysAhead'>,
  now: Date,
): boolean => getBusinessDate(place, at) <= addDays(getBusinessDate(place, now), daysAhead[orderType])

type PlacementContext = QuoteContext & { readonly policy: Pick<LocationPolicy, 'daysAhead'> }

/** Whether an order placed now can be for a time, in milliseconds, as far as hours decide. */
export const isPossibleTime = (at: number, order: OrderLead, context: PlacementContext): boolean =>
  isWithinDaysAhead({ ...order, at: new Date(at) }, context.place, context.policy, context.now) &&
  isOrderTime(at, order, context)
