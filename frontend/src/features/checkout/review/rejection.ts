import { isRecord } from '#shared/platform/is-record'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { toCents, type Cents, type OrderTotals } from '#shared/platform/money'
import { ApiError } from '#base/api/client'
import { isDefiniteRejection } from '#base/api/idempotency'
import { findServerFieldErrors } from '#base/forms/use-submit-form'
import { getFieldName } from '../checkout-form'
import { describeLargestPart } from './largest-part'

export type PriceChange = {
  readonly key: string
  readonly name: string
  readonly wasCents: Cents
  readonly isCents: Cents
}

/** A dish that is sold out, or has fewer portions left than the order needs. */
export type UnavailableDish = {
  readonly menuItemId: number
  readonly name: string
  /** Portions left; null when there are too few but the number is unknown. */
  readonly left: number | null
  /** Whether it is offered at other times. */
  readonly isOfOtherTime?: boolean
  /** The option that is sold out, when the dish itself is not. */
  readonly option?: { readonly id: string; readonly name: string } | undefined
}

/** Why an order was rejected, by what the checkout can do about it. */
export type OrderRejection = RejectionKind & {
  /** The reference of the rejected request, for a guest who reports it. */
  readonly reference?: string | undefined
}

type RejectionKind =
  | {
      readonly kind: 'price-changed'
      readonly changes: readonly PriceChange[]
      readonly total: string
      /** The server's totals for the request; missing unless it sent all of them. */
      readonly totals?: OrderTotals | undefined
    }
  | { readonly kind: 'unavailable'; readonly dishes: readonly UnavailableDish[] }
  | { readonly kind: 'fields' }
  /** The server's message tells the guest what to do. */
  | {
      readonly kind: 'message'
      readonly detail: string
      readonly isAboutCode?: boolean
      readonly isAboutDelivery?: boolean
      readonly mayHaveBeenPlaced?: boolean
    }
  /** The kitchen accepts no orders now, but accepts scheduled ones. */
  | { readonly kind: 'paused'; readonly detail: string }
  /** The kitchen can't make the order in time, and offers the next possible time, ISO. */
  | { readonly kind: 'too-late'; readonly detail: string; readonly nextAt: string }
  /** Another tab placed an order with the same idempotency key. */
  | { readonly kind: 'ordered-elsewhere' }
  /** No answer arrived: the order may or may not have been placed. */
  | { readonly kind: 'failed' }

const parseRecords = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((entry) => isRecord(entry)) : []

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const MONEY = /^\d{1,7}\.\d{2}$/

/**
 * Compares the server's unit prices with the cart's.
 * Matches them by position, because a dish may be on several lines with different options.
 */
function findPriceChanges(priced: unknown, cart: Cart): readonly PriceChange[] {
  const prices = parseRecords(isRecord(priced) ? priced['items'] : null)
  return cart.flatMap(({ key, menuItemId, name, priceCents: wasCents }, index) => {
    const line = prices[index]
    const price = line && Number(line['menuItemId']) === menuItemId ? text(line['unitPrice']) : ''
    const isCents = MONEY.test(price) ? toCents(price) : wasCents
    return isCents === wasCents ? [] : [{ key, name, wasCents, isCents }]
  })
}

/** Returns the server's totals; undefined unless all of them are amounts. */
function parseTotals(priced: unknown): OrderTotals | undefined {
  if (!isRecord(priced)) return undefined
  const cents = (name: string) => (MONEY.test(text(priced[name])) ? toCents(text(priced[name])) : null)
  const subtotalCents = cents('subtotal')
  const discountCents = cents('discount')
  const taxCents = cents('tax')
  const deliveryFeeCents = cents('deliveryFee')
  const totalCents = cents('total')
  if (subtotalCents === null || discountCents === null || taxCents === null) return undefined
  if (deliveryFeeCents === null || totalCents === null) return undefined
  const tipCents = cents('tip') ?? 0
  return { subtotalCents, discountCents, taxCents, deliveryFeeCents, tipCents, totalCents }
}

/** Adds the largest part of the cart that the server says the kitchen can make. */
function withLargestPart(detail: string, part: unknown, cart: Cart): string {
  if (!Array.isArray(part)) return detail
  const dishes = parseRecords(part).map(({ menuItemId, quantity }) => ({
    menuItemId: Number(menuItemId),
    quantity: Number(quantity),
  }))
  return `${detail} ${describeLargestPart(dishes, cart)}`
}

/** Classifies the error of a failed order request. */
export const parseRejection = (error: unknown, cart: Cart): OrderRejection => ({
  ...classifyRejection(error, cart),
  ...(error instanceof ApiError && error.reference !== undefined && { reference: error.reference }),
})

function classifyRejection(error: unknown, cart: Cart): RejectionKind {
  const problem = error instanceof ApiError ? error.problem : undefined
  if (!problem) return { kind: 'failed' }
  const { code, detail, members } = problem
  switch (code) {
    case 'price-changed': {
      const changes = findPriceChanges(members['priced'], cart)
      const total = isRecord(members['priced']) ? text(members['priced']['total']) : ''
      const totals = parseTotals(members['priced'])
      return changes.length > 0 || totals
        ? { kind: 'price-changed', changes, total, totals }
        : { kind: 'message', detail }
    }
    case 'item-unavailable': {
      const dishes = parseRecords(members['unavailable']).map(({ menuItemId, name, left, option, offeredAt }) => ({
        menuItemId: Number(menuItemId),
        name: text(name),
        left: left === null || typeof left === 'number' ? left : 0,
        ...(offeredAt !== undefined && { isOfOtherTime: true }),
        ...(isRecord(option) && { option: { id: text(option['id']), name: text(option['name']) } }),
      }))
      return dishes.length > 0 ? { kind: 'unavailable', dishes } : { kind: 'message', detail }
    }
    case 'invalid-input':
      return findServerFieldErrors(error, getFieldName).length > 0 ? { kind: 'fields' } : { kind: 'message', detail }
    case 'kitchen-paused':
    case 'delivery-paused':
      return { kind: 'paused', detail }
    case 'too-late':
    case 'slot-full': {
      const nextAt = text(members['nextAt'])
      const withPart = withLargestPart(detail, members['largestPart'], cart)
      return nextAt ? { kind: 'too-late', detail: withPart, nextAt } : { kind: 'message', detail: withPart }
    }
    case 'delivery-refused':
      return { kind: 'message', detail, isAboutDelivery: true }
    // A code is the only part of an order that can be unknown or belong to another user.
    case 'code-spent':
    case 'code-invalid':
    case 'not-found':
    case 'not-allowed':
      return { kind: 'message', detail, isAboutCode: true }
    case 'key-reused':
      return { kind: 'ordered-elsewhere' }
    default:
      return isDefiniteRejection(error) ? { kind: 'message', detail } : { kind: 'failed' }
  }
}

/** Returns the cart with the server's prices. */
export const applyPriceChanges = (cart: Cart, changes: readonly PriceChange[]): Cart =>
  cart.map((line) => ({
    ...line,
    priceCents: changes.find(({ key }) => key === line.key)?.isCents ?? line.priceCents,
  }))
