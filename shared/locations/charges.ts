import { centsToDecimal, formatCents } from '../platform/money'
import type { Location } from './index'
import { getPolicy, type LocationPolicy } from './policy'

/** Which purchases a charge is added to. */
export const chargeTargets = ['pickup', 'delivery', 'event', 'dine-in'] as const
type ChargeTarget = (typeof chargeTargets)[number]

/** A charge that is added to the prices of dishes (section 509.214, Florida Statutes). */
type Charge = {
  readonly name: string
  /** In dollars. */
  readonly amount?: string
  readonly percent?: number
  readonly purpose: string
  readonly appliesTo: readonly ChargeTarget[]
  /** Whether the staff get it. */
  readonly isGratuity: boolean
}

/** Formats what the delivery fee pays for; `free` names when it is free. */
const describeDelivery = (free = ''): string => `brings your order to your door${free}; it is not a tip for the driver`

/** What a charge pays for, for pages and mails. */
export const chargePurposes = {
  delivery: describeDelivery(),
  service: 'pays for planning, setup and service of events; it is not a tip for the staff',
} as const

/**
 * Returns all charges of a location, for every page that lists prices
 * (docs/product/locations.md#charges).
 */
export function listCharges(
  location: Pick<Location, 'code' | 'mode' | 'delivery' | 'payments' | 'serviceChargePercent'>,
): readonly Charge[] {
  const { delivery, takesEventRequests } = getPolicy(location)
  const { serviceChargePercent } = location
  const free = delivery.freeFromCents === null ? '' : `, free from $${centsToDecimal(delivery.freeFromCents)}`
  const deliveryFee: Charge = {
    name: 'Delivery Fee',
    amount: centsToDecimal(delivery.feeCents),
    purpose: describeDelivery(free),
    appliesTo: ['delivery'],
    isGratuity: false,
  }
  const serviceCharge: Charge = {
    name: 'Service Charge',
    percent: serviceChargePercent,
    purpose: chargePurposes.service,
    appliesTo: ['event'],
    isGratuity: false,
  }
  return [
    ...(delivery.feeCents > 0 ? [deliveryFee] : []),
    ...(takesEventRequests && serviceChargePercent > 0 ? [serviceCharge] : []),
  ]
}

/** Formats a charge as a sentence: `Delivery Fee $2.99: brings your order to your door.` */
export const formatCharge = ({ name, amount, percent, purpose }: Charge): string =>
  `${name} ${amount === undefined ? `${percent ?? 0}%` : `$${amount}`}: ${purpose}.`

/**
 * Returns what a delivery costs and where it goes, in sentences
 * (docs/product/checkout.md#delivery-fee).
 */
export function formatDeliveryTerms({ delivery }: Pick<LocationPolicy, 'delivery'>, zone: string): string {
  const { feeCents, freeFromCents, minimumCents } = delivery
  const cost = feeCents === 0 ? 'free' : formatCents(feeCents)
  return [
    `Delivery: ${cost}${feeCents > 0 && freeFromCents !== null ? `, free from ${formatCents(freeFromCents)}` : ''}.`,
    ...(minimumCents === null ? [] : [`Minimum order ${formatCents(minimumCents)}.`]),
    `We deliver to ${zone}.`,
  ].join(' ')
}
