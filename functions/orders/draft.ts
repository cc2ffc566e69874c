import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { PlaceDemoOrder } from '#shared/contract/orders'
import { locationOf } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { checkCheckout, checkDelivery } from '#shared/rules/checkout'
import type { Contact } from '#shared/rules/checkout'
import { localDay } from '#shared/rules/local-time'
import { orderIdFrom } from '#shared/rules/order-id'
import { placedStage } from '#shared/rules/order-status'
import { priceOrder } from '#shared/rules/pricing'
import { dishesForOrder } from '../menu/store'
import type { SpecialRecord } from '../menu/records'
import type { Caller } from '../runtime/session'
import type { OrderRecord } from './records'
import { nextTicketNumber } from './store'
import type { SpecialPortions } from './store'

type Sent = z.output<typeof PlaceDemoOrder> & { readonly customerInfo: Contact }

/** Checks and prices what was sent against the menu as it is, and gives the order to store. */
export async function draftOrder(
  sent: Sent,
  caller: Caller,
  now: Date,
): Promise<{ order: OrderRecord; specials: SpecialPortions[] }> {
  const location = locationOf(sent.locationId)
  const policy = policyOf(location)
  checkCheckout(sent, location, policy, now)
  const { dayOfWeek } = localDay(now, location.timeZone)
  const { dishes, specials } = await dishesForOrder(
    location.code,
    sent.items.map((line) => line.menuItemId),
    dayOfWeek,
  )
  const { lines, totals } = priceOrder({ order: sent, dishes, specials, policy })
  checkDelivery(sent, totals.subtotalCents, policy)
  const createdAt = now.toISOString()
  const { address, ...contact } = sent.customerInfo
  const order: OrderRecord = {
    type: 'Order',
    id: orderIdFrom(randomBytes(12)),
    location: location.code,
    ticketNumber: await nextTicketNumber(location.code, now),
    ...placedStage,
    orderType: sent.orderType,
    ...totals,
    createdAt,
    scheduledFor: sent.scheduledFor ? new Date(sent.scheduledFor).toISOString() : undefined,
    specialInstructions: sent.specialInstructions || undefined,
    customer: { ...contact, address: sent.orderType === 'delivery' && address ? address : undefined },
    visitorId: caller.visitorId,
    userId: caller.user?.id,
    lines: lines.map(({ sent: line, dish, ...priced }) => ({
      menuItemId: dish.id,
      name: dish.name,
      description: dish.description,
      code: dish.code,
      station: dish.station,
      allergens: dish.allergens,
      quantity: line.quantity,
      unitPriceCents: priced.unitPriceCents,
      totalPriceCents: priced.totalPriceCents,
      loyaltyMultiplier: priced.loyaltyMultiplier,
      notes: line.customizations?.notes || undefined,
    })),
    history: [{ ...placedStage, at: createdAt }],
  }
  return { order, specials: portionsOf(order, specials) }
}

function portionsOf(order: OrderRecord, specials: readonly SpecialRecord[]): SpecialPortions[] {
  return specials.flatMap(({ id, menuItemId, maxDailyOrders }) => {
    const lines = order.lines.filter((line) => line.menuItemId === menuItemId)
    const [first] = lines
    if (!first) return []
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    return [{ specialId: id, menuItemId, name: first.name, quantity, maxDailyOrders }]
  })
}
