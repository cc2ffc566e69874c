import { parseZipCode } from '../../locations/geo'
import type { LocationConfig } from '../../locations/location'
import type { WaitQuotes } from '../eta'

type DeliveryTimes = Pick<LocationConfig['delivery'], 'minutes' | 'zipMinutes'>

/**
 * Returns in how many minutes a quiet kitchen's delivery is at the door, at the latest: those of
 * the ZIP code, else the location's (docs/product/checkout.md#usual-times).
 */
export function getDeliveryMinutes({ minutes, zipMinutes }: DeliveryTimes, typedZip = ''): number {
  const zip = parseZipCode(typedZip)
  return zipMinutes.find(({ zipCode }) => zipCode === zip)?.minutes ?? minutes
}

type MovedDelivery = { readonly from: string | undefined; readonly to: string | undefined }

/** Whether a delivery that moves from a ZIP code to another takes more minutes there. */
export const isFartherDelivery = ({ from, to }: MovedDelivery, delivery: DeliveryTimes): boolean =>
  getDeliveryMinutes(delivery, to) > getDeliveryMinutes(delivery, from)

/** Returns a location's quotes with the delivery time of a ZIP code. */
export function withDeliveryTo(quotes: WaitQuotes, delivery: DeliveryTimes, typedZip: string): WaitQuotes {
  const more = getDeliveryMinutes(delivery, typedZip) - delivery.minutes
  const { min, max } = quotes.delivery
  return { ...quotes, delivery: { min: Math.max(0, min + more), max: max + more } }
}
