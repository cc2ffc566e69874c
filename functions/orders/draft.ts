import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { PlaceDemoOrder } from '#shared/contract/orders'
import { locationOf } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { checkCheckout, checkDelivery } from '#shared/rules/checkout'
import type { Contact } from '#shared/rules/checkout'
import { discountOn } from '#shared/rules/codes'
import { checkGuestPortions, portionsOf as allPortions } from '#shared/rules/guest-portions'
import { checkIntake } from '#shared/rules/intake'
import { wallClock } from '#shared/rules/local-time'
import type { Cents } from '#shared/rules/money'
import { orderIdFrom } from '#shared/rules/order-id'
import { placedStage } from '#shared/rules/order-status'
import type { OrderType } from '#shared/terms/orders'
import { countedPortions } from '#shared/rules/portions'
import { inCents, priceOrder } from '#shared/rules/pricing'
import { promiseFor, workOf } from '#shared/rules/promise'
import type { Promised } from '#shared/rules/promise'
import { portionsByCategory } from '#shared/rules/recommendation'
import { limitOf, slotStart } from '#shared/rules/slots'
import { ingredientsFor, lineRecipe } from '#shared/rules/stock-recipes'
import { placeIn } from '../hours/store'
import { newMovementId } from '../inventory/movement-plan'
import { takeIngredients } from '../inventory/tally'
import { takePortions } from '../menu/portions'
import type { House, SpecialRecord } from '../menu/records'
import { dishesForOrder } from '../menu/store'
import type { Caller } from '../runtime/session'
import type { Step } from '../runtime/transact'
import { discountFor } from './discount'
import { ordersInHand } from './in-hand'
import { orderedLine } from './lines'
import type { OrderRecord } from './records'
import { countPortions } from './store'
import type { SpecialPortions } from './store'
import { addUnconfirmed, unconfirmedOf } from './store-guest-portions'
import { checkSlot, takeSlot } from './store-slots'
import { nextTicketNumber } from './store-tickets'

type Sent = z.output<typeof PlaceDemoOrder> & { readonly customerInfo: Contact }

/** An order without its ticket number, and the steps that take what it needs once it has one. */
type Draft = {
  readonly draft: Omit<OrderRecord, 'ticketNumber'>
  readonly takesOf: (order: OrderRecord) => readonly Step[]
}

/** Who sends it, by which request. */
type Asked = { readonly caller: Caller; readonly address: string; readonly now: Date; readonly requestId: string }

/** Checks and prices what was sent against the menu as it is; writes nothing. */
export async function draftOrder(
  sent: Sent,
  { caller, address: callerAddress, now, requestId }: Asked,
): Promise<Draft> {
  const location = locationOf(sent.locationId)
  const policy = policyOf(location)
  if (!caller.user) checkGuestPortions(sent.items, location)
  const ids = sent.items.map((line) => line.menuItemId)
  // For one for later nobody asks what is in hand now.
  const [menu, inHand] = await Promise.all([
    dishesForOrder(location.code, ids, wallClock(location, now)),
    sent.scheduledFor ? [] : ordersInHand(location.code, now),
  ])
  const { dishes, specials, house } = menu
  checkCheckout(sent, placeIn(location, menu), policy, now)
  checkIntake(house.intake, sent, location, now)
  const code = sent.discountCode
    ? await discountFor(sent.discountCode, { caller, contact: sent.customerInfo, policy, now })
    : undefined
  const discountCents = (subtotalCents: Cents) => (code ? discountOn(code.discount, subtotalCents) : 0)
  const { lines, totals } = priceOrder({ order: inCents(sent), dishes, specials, policy, discountCents })
  checkDelivery(sent, totals.subtotalCents, policy)
  const createdAt = now.toISOString()
  const needs = ingredientsFor(
    lines.map(({ sent: { quantity }, dish, chosen }) => ({
      quantity,
      dish: { ...dish, recipe: lineRecipe(dish.recipe, chosen) },
    })),
  )
  const portions = portionsOf(lines, specials)
  const draftedLines = lines.map(orderedLine)
  const scheduledFor = sent.scheduledFor ? new Date(sent.scheduledFor).toISOString() : undefined
  const wanted = { orderType: sent.orderType, work: workOf(draftedLines), scheduledFor: scheduledFor ?? null }
  const { extraMinutes } = house.intake
  const promise = promiseFor(wanted, { stations: house.stations, extraMinutes, inHand }, now)
  const slot = await slotFor(promise, sent.orderType, { place: placeIn(location, menu), house, now })
  const ordered = { address: callerAddress, portions: allPortions(sent.items), location, now }
  const unconfirmed = caller.user ? undefined : await unconfirmedOf(ordered)
  const counted = countedPortions(draftedLines, house.portions)
  const { address, ...contact } = sent.customerInfo
  const draft: Draft['draft'] = {
    type: 'Order',
    id: orderIdFrom(randomBytes(12)),
    location: location.code,
    ...placedStage,
    orderType: sent.orderType,
    ...totals,
    codeIds: code && [...code.codeIds],
    createdAt,
    extraMinutes: (!scheduledFor && extraMinutes) || undefined,
    ...promisedTimes(promise),
    scheduledFor,
    specialInstructions: sent.specialInstructions || undefined,
    paymentMethod: sent.paymentMethod ?? undefined,
    customer: { ...contact, address: sent.orderType === 'delivery' && address ? address : undefined },
    visitorId: caller.visitorId,
    requestId,
    userId: caller.user?.id,
    unconfirmed,
    lines: draftedLines,
    history: [{ ...placedStage, at: createdAt }],
    taken: {
      ingredients: needs.map(({ ingredientId, hundredths }) => ({ ingredientId, hundredths })),
      portions: portions.map(({ specialId, quantity }) => ({ specialId, quantity })),
      ...(counted.length > 0 && { counted: [...counted] }),
      ...(slot && { slot: slot.slot }),
    },
    version: 1,
  }
  const counts = portions.map((portion) => countPortions(location.code, portion, now))
  const names = new Map(dishes.map(({ id, name }) => [id, name]))
  const named = counted.map((taken) => ({ ...taken, name: names.get(taken.menuItemId) ?? '' }))
  const countsDown = named.length > 0 ? [takePortions(location.code, named)] : []
  const takesPlace = slot ? [takeSlot(slot)] : []
  const spends = code ? code.spend(draft.id) : []
  const categories = portionsByCategory(draft.lines, new Map(dishes.map(({ id, categoryId }) => [id, categoryId])))
  const taking = { saleId: newMovementId(), needs, portions: categories, expired: house.expired, at: createdAt }
  return {
    draft,
    takesOf: (order) => [
      ...(unconfirmed ? [addUnconfirmed(unconfirmed, order, location)] : []),
      ...spends,
      ...takesPlace,
      ...counts,
      ...countsDown,
      takeIngredients({ order, ...taking }),
    ],
  }
}

type Numbered = { readonly order: OrderRecord; readonly takes: readonly Step[] }

/** Writes: takes the next ticket number for a draft that has passed every check. */
export async function numberOrder({ draft, takesOf }: Draft, now: Date): Promise<Numbered> {
  const ticketNumber = await nextTicketNumber(draft.location, now)
  const order: OrderRecord = { ...draft, ticketNumber }
  return { order, takes: takesOf(order) }
}

type Here = { readonly place: Location; readonly house: House; readonly now: Date }

/** The place that an order needs where its location limits them, refused where none is left. */
async function slotFor(promise: Promised | null, type: OrderType, { place, house, now }: Here) {
  const limit = limitOf(house.capacity, type)
  if (promise === null || limit === null || type === 'event') return undefined
  const wanted = { place, limit, slot: { type, at: slotStart(promise.from) } }
  await checkSlot(wanted, now)
  return wanted
}

const promisedTimes = (promise: Promised | null) =>
  promise && { promisedFrom: new Date(promise.from).toISOString(), promisedAt: new Date(promise.at).toISOString() }

type Priced = {
  readonly dish: { readonly id: number; readonly name: string }
  readonly sent: { readonly quantity: number }
}

function portionsOf(lines: readonly Priced[], specials: readonly SpecialRecord[]): SpecialPortions[] {
  return specials.flatMap(({ id, menuItemId, maxDailyOrders }) => {
    const ordered = lines.filter(({ dish }) => dish.id === menuItemId)
    const [first] = ordered
    if (!first) return []
    const quantity = ordered.reduce((sum, { sent }) => sum + sent.quantity, 0)
    return [{ specialId: id, menuItemId, name: first.dish.name, quantity, maxDailyOrders }]
  })
}
