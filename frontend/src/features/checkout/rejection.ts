import { isRecord } from '#shared/platform/is-record'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { toCents } from '#shared/platform/money'
import type { Cents, OrderTotals } from '#shared/platform/money'
import { ApiError } from '#base/api/client'
import { findServerFieldErrors } from '#base/forms/use-submit-form'
import { getFieldName } from './checkout-form'

export type PriceChange = {
  readonly key: string
  readonly name: string
  readonly wasCents: Cents
  readonly isCents: Cents
}

/**
 * A dish that is sold out, or of which only so many portions are left; null where some are, but not
 * known how many.
 */
export type UnavailableDish = {
  readonly menuItemId: number
  readonly name: string
  readonly left: number | null
  /** The option that is sold out, where it is not the dish itself. */
  readonly option?: { readonly id: string; readonly name: string } | undefined
}

/** Why an order was not taken, as far as the page can do something about it. */
export type OrderRejection =
  | {
      readonly kind: 'price-changed'
      readonly changes: readonly PriceChange[]
      readonly total: string
      /** The server's totals for what was sent, where it sent all of them. */
      readonly totals?: OrderTotals | undefined
    }
  | { readonly kind: 'unavailable'; readonly dishes: readonly UnavailableDish[] }
  | { readonly kind: 'fields' }
  /** Something that a person can understand and act on. */
  | {
      readonly kind: 'told'
      readonly detail: string
      readonly isAboutCode?: boolean
      readonly isAboutDelivery?: boolean
      readonly mayStand?: boolean
    }
  /** The kitchen takes nothing for now, but for later. */
  | { readonly kind: 'paused'; readonly detail: string }
  /** Another tab got an order out of the same attempt. */
  | { readonly kind: 'ordered-elsewhere' }
  /** Not answered: it may be an order or none. */
  | { readonly kind: 'failed' }

const listOf = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((entry) => isRecord(entry)) : []

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const MONEY = /^\d{1,7}\.\d{2}$/

/**
 * The prices of an order come in the sequence of its lines: the same dish may stand there twice,
 * differently.
 */
function priceChanges(priced: unknown, cart: Cart): readonly PriceChange[] {
  const prices = listOf(isRecord(priced) ? priced['items'] : null)
  return cart.flatMap(({ key, menuItemId, name, priceCents: wasCents }, index) => {
    const line = prices[index]
    const price = line && Number(line['menuItemId']) === menuItemId ? text(line['unitPrice']) : ''
    const isCents = MONEY.test(price) ? toCents(price) : wasCents
    return isCents === wasCents ? [] : [{ key, name, wasCents, isCents }]
  })
}

function totalsIn(priced: unknown): OrderTotals | undefined {
  if (!isRecord(priced)) return undefined
  const cents = (name: string) => (MONEY.test(text(priced[name])) ? toCents(text(priced[name])) : null)
  const subtotalCents = cents('subtotal')
  const discountCents = cents('discount')
  const taxCents = cents('tax')
  const deliveryFeeCents = cents('deliveryFee')
  const totalCents = cents('total')
  if (subtotalCents === null || discountCents === null || taxCents === null) return undefined
  if (deliveryFeeCents === null || totalCents === null) return undefined
  return { subtotalCents, discountCents, taxCents, deliveryFeeCents, totalCents }
}

/** Reads what came back instead of an order. */
export function parseRejection(error: unknown, cart: Cart): OrderRejection {
  const problem = error instanceof ApiError ? error.problem : undefined
  if (!problem) return { kind: 'failed' }
  const { code, detail, members } = problem
  switch (code) {
    case 'price-changed': {
      const changes = priceChanges(members['priced'], cart)
      const total = isRecord(members['priced']) ? text(members['priced']['total']) : ''
      const totals = totalsIn(members['priced'])
      return changes.length > 0 || totals ? { kind: 'price-changed', changes, total, totals } : { kind: 'told', detail }
    }
    case 'item-unavailable': {
      const dishes = listOf(members['unavailable']).map(({ menuItemId, name, left, option }) => ({
        menuItemId: Number(menuItemId),
        name: text(name),
        left: left === null || typeof left === 'number' ? left : 0,
        ...(isRecord(option) && { option: { id: text(option['id']), name: text(option['name']) } }),
      }))
      return dishes.length > 0 ? { kind: 'unavailable', dishes } : { kind: 'told', detail }
    }
    case 'invalid-input':
      return findServerFieldErrors(error, getFieldName).length > 0 ? { kind: 'fields' } : { kind: 'told', detail }
    case 'kitchen-paused':
      return { kind: 'paused', detail }
    case 'slot-full':
    case 'location-closed':
    case 'too-many-requests':
      return { kind: 'told', detail }
    case 'delivery-refused':
      return { kind: 'told', detail, isAboutDelivery: true }
    // Of all that an order names, only a code can be unknown or another's.
    case 'code-spent':
    case 'not-found':
    case 'not-allowed':
      return { kind: 'told', detail, isAboutCode: true }
    case 'key-reused':
      return { kind: 'ordered-elsewhere' }
    default:
      return { kind: 'failed' }
  }
}

/** The cart at the prices of today. */
export const applyPriceChanges = (cart: Cart, changes: readonly PriceChange[]): Cart =>
  cart.map((line) => ({
    ...line,
    priceCents: changes.find(({ key }) => key === line.key)?.isCents ?? line.priceCents,
  }))
