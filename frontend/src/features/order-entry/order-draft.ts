import type { NotedLine } from '#shared/kitchen/allergy-notes'
import type { LocationPolicy } from '#shared/locations/policy'
import type { Advisory, Allergen, MenuItem } from '#shared/menu/contract'
import { isMarketPrice } from '#shared/menu/listing'
import { getLineAdvisory } from '#shared/menu/dietary/advisory'
import {
  getLineAllergens,
  listSelectedOptionIds,
  resolveSelection,
  restoreSelection,
  toOptionIds,
} from '#shared/menu/options'
import { addToCart, replaceCartLine, toCartItem, type NewCartItem } from '#shared/orders/cart/cart'
import { shortenNotes } from '#shared/orders/cart/note-length'
import {
  createLineIdentity,
  getLineTotalCents,
  getSubtotalCents,
  type Cart,
  type CartItem,
} from '#shared/orders/cart/cart-lines'
import type { OrderType } from '#shared/orders/constants'
import type { Order } from '#shared/orders/contract'
import { findAgreedLines } from '#shared/orders/editing/agreed-prices'
import { getDeliveryFeeCents } from '#shared/orders/pricing'
import { calculateTotals, centsToDecimal, toCents, type OrderTotals, type TaxTerms } from '#shared/platform/money'
import { toPlainCharacters } from '#shared/platform/text'

/** Whether staff can add a dish: it is available and has a price. */
export const isOrderable = (dish: MenuItem): boolean => dish.isAvailable && !isMarketPrice(dish)

/** A search of a dish with the quantity typed in front of it: `2 miso`. */
type DishQuery = { readonly quantity: number; readonly text: string }

/** Parses what staff type: a quantity of up to two digits, then words. */
export function parseDishQuery(typed: string): DishQuery {
  const [, quantity, text] = /^\s*([1-9]\d?)\s*(?:x\s*)?(\D.*)$/i.exec(toPlainCharacters(typed)) ?? []
  return quantity === undefined || text === undefined
    ? { quantity: 1, text: typed.trim() }
    : { quantity: Number(quantity), text: text.trim() }
}

/** Sorts found dishes: the exact code first, then names that begin with the text, then others. */
export function sortFoundDishes(dishes: readonly MenuItem[], text: string): readonly MenuItem[] {
  const wanted = text.toLowerCase()
  const rank = ({ code, name }: MenuItem): number => {
    if (code.toLowerCase() === wanted) return 0
    return name.toLowerCase().startsWith(wanted) ? 1 : 2
  }
  return [...dishes].sort((one, other) => rank(one) - rank(other))
}

/** A line of an order whose dish has left the menu, as a cart line. */
const toHeldItem = ({
  menuItemId,
  menuItem,
  unitPrice,
  quantity,
  customizations,
  for: person,
}: Order['items'][number]) => ({
  ...createLineIdentity({
    menuItemId,
    options: listSelectedOptionIds(customizations?.options ?? []),
    ...(person && { for: person }),
  }),
  name: menuItem.name,
  priceCents: toCents(unitPrice),
  quantity,
  imageUrl: null,
  ...(customizations?.notes && { notes: customizations.notes }),
})

/** The lines of an order as cart lines at today's prices, and the dishes that the menu lacks. */
type RestoredLines = { readonly cart: Cart; readonly gone: readonly string[] }

/**
 * Restores the lines of an earlier order from today's menu, with the options that still exist.
 * `keepsGone` keeps the dishes that the menu lacks: an order that is changed may keep them.
 */
export function restoreLines(
  lines: Order['items'],
  menu: readonly MenuItem[],
  { keepsGone = false }: { readonly keepsGone?: boolean } = {},
): RestoredLines {
  const dishes = new Map(menu.map((dish) => [dish.id, dish]))
  const gone = lines.filter(({ menuItemId }) => !dishes.has(menuItemId)).map(({ menuItem }) => menuItem.name)
  const cart = lines.reduce<Cart>((restored, line) => {
    const dish = dishes.get(line.menuItemId)
    if (!dish) return keepsGone ? [...restored, toHeldItem(line)] : restored
    const ordered = listSelectedOptionIds(line.customizations?.options ?? [])
    const options = dish.optionGroups.length > 0 ? toOptionIds(restoreSelection(dish.optionGroups, ordered)) : undefined
    return addToCart(restored, {
      ...toCartItem(dish, options),
      quantity: line.quantity,
      ...(line.customizations?.notes && { notes: line.customizations.notes }),
      ...(line.for && { for: line.for }),
    })
  }, [])
  return { cart: shortenNotes(cart), gone }
}

/** Adds a dish to the cart, or replaces a line by it. */
export const saveLine = (cart: Cart, item: NewCartItem, line?: CartItem): Cart =>
  shortenNotes(line ? replaceCartLine(cart, line.key, item) : addToCart(cart, item))

/** Returns the advisory of a line's dish with its options; null if the menu lacks the dish. */
export function getCartLineAdvisory({ options }: CartItem, dish: MenuItem | undefined): Advisory | null {
  return dish ? getLineAdvisory(dish.advisory, resolveSelection(dish.optionGroups, options).chosen) : null
}

/** Returns the allergens of a line's dish with its options; null if they are not declared. */
const getCartLineAllergens = ({ options }: CartItem, dish: MenuItem | undefined): readonly Allergen[] | null =>
  dish ? getLineAllergens(dish.allergens, resolveSelection(dish.optionGroups, options).chosen) : null

/** Returns a line as its allergy warnings need it. A dish that the menu lacks is undeclared. */
export const toNotedLine = (line: CartItem, dish: MenuItem | undefined): NotedLine => ({
  menuItem: { name: line.name },
  customizations: { notes: line.notes ?? '' },
  allergens: getCartLineAllergens(line, dish),
  undeclaredAllergens: dish?.undeclaredAllergens,
})

/** Returns a draft with the prices that were agreed on for the lines that an edit leaves. */
export function withAgreedPrices(cart: Cart, lines: Order['items']): Cart {
  const agreed = findAgreedLines(
    lines.map((line) => ({ ...line, options: listSelectedOptionIds(line.customizations?.options ?? []) })),
    cart.map((line) => ({ ...line, options: line.options ?? [] })),
  )
  return cart.map((line, index) => {
    const before = lines[agreed[index] ?? -1]
    return before ? { ...line, priceCents: toCents(before.unitPrice) } : line
  })
}

const toCustomizations = ({ notes, options }: CartItem) =>
  notes || options ? { ...(notes && { notes }), ...(options && { options: [...options] }) } : null

/** Converts cart lines to the lines of a request. */
export const toRequestLines = (cart: Cart) =>
  cart.map((line) => ({
    menuItemId: line.menuItemId,
    quantity: line.quantity,
    unitPrice: centsToDecimal(line.priceCents),
    totalPrice: centsToDecimal(getLineTotalCents(line)),
    customizations: toCustomizations(line),
    ...(line.for && { for: line.for }),
  }))

type DraftPricing = {
  readonly orderType: OrderType
  readonly delivery: LocationPolicy['delivery']
  readonly tax: TaxTerms
}

/** Returns the totals of a draft without discount. */
export function calculateDraftTotals(cart: Cart, { orderType, delivery, tax }: DraftPricing): OrderTotals {
  const subtotalCents = getSubtotalCents(cart)
  return calculateTotals({
    subtotalCents,
    deliveryFeeCents: getDeliveryFeeCents(orderType, subtotalCents, delivery),
    tax,
  })
}
