import type { OrderRecord } from '#functions/orders/records'
import type { LocationCode } from '#shared/locations/index'
import { resolveStage } from '#shared/rules/order-status'

type Named = { readonly id: string; readonly location: LocationCode; readonly ticketNumber: number }

/**
 * An order that was just placed by nobody in particular and holds nothing, for what goes by its
 * stage and its times alone.
 */
export function buildEmptyOrder({ id, location, ticketNumber }: Named, createdAt: string): OrderRecord {
  const stage = resolveStage({ status: 'pending' })
  return {
    type: 'Order',
    version: 1,
    id,
    location,
    ticketNumber,
    ...stage,
    orderType: 'pickup',
    subtotalCents: 0,
    discountCents: 0,
    taxCents: 0,
    deliveryFeeCents: 0,
    totalCents: 0,
    createdAt,
    customer: { name: '', email: '', phone: '' },
    visitorId: 'browser',
    lines: [],
    history: [{ ...stage, at: createdAt }],
    reservations: [],
  }
}
