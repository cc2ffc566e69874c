import type { MenuItem } from '../../menu/contract'
import { joinNotes, replaceCartLine, toCartItem } from './cart'
import { getLineKey, type Cart, type CartItem, type DishSelection } from './cart-lines'
import { isMarketPrice } from '../../menu/listing'
import type { Cents } from '../../platform/money'
import { getDefaultSelection, resolveSelection } from '../../menu/options'

type ChangedLine = { readonly key: string; readonly name: string }

/** A difference between a stored cart and today's menu. */
export type CartChange =
  | (ChangedLine & { readonly kind: 'price'; readonly wasCents: Cents; readonly isCents: Cents })
  | (ChangedLine & { readonly kind: 'name'; readonly was: string })

/**
 * Why a cart line can't be ordered now: the dish or an option is sold out, the dish is not on this
 * location's menu, it isn't offered at the order's time, it is ordered by phone, or its options no
 * longer exist.
 */
export type LineProblem = 'sold-out' | 'other-time' | 'option-sold-out' | 'not-here' | 'by-phone' | 'choose-again'

/** Returns why a line can't be ordered; null if it can. */
export function getLineProblem(
  { menuItemId, options }: Pick<CartItem, 'menuItemId' | 'options'>,
  menu: readonly MenuItem[],
): LineProblem | null {
  const dish = menu.find(({ id }) => id === menuItemId)
  if (!dish) return 'not-here'
  if (isMarketPrice(dish) && dish.offeredAt === undefined) return 'by-phone'
  if (!dish.isAvailable) return dish.offeredAt === undefined ? 'sold-out' : 'other-time'
  const { chosen, faults } = resolveSelection(dish.optionGroups, options)
  if (faults.length > 0) return 'choose-again'
  return chosen.every(({ option }) => option.isAvailable) ? null : 'option-sold-out'
}

type MenuValues = Pick<CartItem, 'name' | 'priceCents' | 'imageUrl'>

/**
 * Returns name, price and picture of a line on today's menu; null if the dish or its options are
 * not on it, or it is ordered by phone.
 */
function getMenuValues({ menuItemId, options }: CartItem, menu: ReadonlyMap<number, MenuItem>): MenuValues | null {
  const dish = menu.get(menuItemId)
  // A removed option has no price, so the line keeps its price until the guest chooses again.
  if (!dish || resolveSelection(dish.optionGroups, options).faults.length > 0) return null
  const { name, priceCents, imageUrl } = toCartItem(dish, options)
  return { name, priceCents, imageUrl }
}

function listChanges(line: CartItem, today: MenuValues): readonly CartChange[] {
  const { key, name: was, priceCents: wasCents } = line
  const { name, priceCents: isCents } = today
  return [
    ...(name === was ? [] : [{ kind: 'name', key, name, was } as const]),
    ...(isCents === wasCents ? [] : [{ kind: 'price', key, name, wasCents, isCents } as const]),
  ]
}

/**
 * Adds the default options to each line without options, whose dish got options after it was added.
 */
const addDefaultOptions = (cart: Cart, menu: ReadonlyMap<number, MenuItem>): Cart =>
  cart.reduce((now, line) => {
    const options = line.options ? undefined : getDefaultSelection(menu.get(line.menuItemId)?.optionGroups ?? [])
    if (!options) return now
    const { key: _key, ...item } = line
    return replaceCartLine(now, line.key, { ...item, options })
  }, cart)

/**
 * Updates a cart to the names and prices of the menu and lists the changes. Lines that can't be
 * ordered stay unchanged for the guest to decide (`getLineProblem`).
 */
export function reconcileCart(cart: Cart, menu: readonly MenuItem[]): { cart: Cart; changes: readonly CartChange[] } {
  const dishes = new Map(menu.filter((dish) => !isMarketPrice(dish)).map((dish) => [dish.id, dish]))
  const whole = addDefaultOptions(cart, dishes)
  const pairs = whole.map((line) => ({ line, today: getMenuValues(line, dishes) }))
  const changes = pairs.flatMap(({ line, today }) => (today ? listChanges(line, today) : []))
  if (changes.length === 0) return { cart: whole, changes }
  return { cart: pairs.map(({ line, today }) => ({ ...line, ...today })), changes }
}

/**
 * Merges earlier changes with new ones. For each line, the first previous value and the latest one
 * remain.
 */
export function mergeCartChanges(known: readonly CartChange[], next: readonly CartChange[]): readonly CartChange[] {
  const joined = new Map(known.map((change) => [`${change.kind} ${change.key}`, change]))
  for (const change of next) {
    const key = `${change.kind} ${change.key}`
    const before = joined.get(key)
    if (change.kind === 'price' && before?.kind === 'price') joined.set(key, { ...change, wasCents: before.wasCents })
    else if (change.kind === 'name' && before?.kind === 'name') joined.set(key, { ...change, was: before.was })
    else joined.set(key, change)
  }
  return [...joined.values()].filter((change) =>
    change.kind === 'price' ? change.wasCents !== change.isCents : change.was !== change.name,
  )
}

/**
 * Merges two carts and their notes. For a line in both, the larger quantity counts, so merging
 * twice changes nothing.
 */
export const mergeCarts = (cart: Cart, brought: Cart): Cart =>
  brought.reduce<Cart>((joined, line) => {
    if (!joined.some(({ key }) => key === line.key)) return [...joined, line]
    return joined.map((known) =>
      known.key === line.key
        ? {
            ...known,
            quantity: Math.max(known.quantity, line.quantity),
            notes: joinNotes(known.notes, line.notes),
          }
        : known,
    )
  }, cart)

/** Removes ordered lines from a cart. Portions added since then stay. */
export const removeOrderedLines = (
  cart: Cart,
  ordered: readonly (DishSelection & { readonly quantity: number })[],
): Cart =>
  ordered.reduce<Cart>(
    (left, { quantity, ...choice }) =>
      left.flatMap((line) => {
        if (line.key !== getLineKey(choice)) return [line]
        return line.quantity > quantity ? [{ ...line, quantity: line.quantity - quantity }] : []
      }),
    cart,
  )

/** Limits the portions of a dish over all its lines, reducing the last lines first. */
export function limitDishQuantity(cart: Cart, menuItemId: number, most: number): Cart {
  let left = most
  return cart.flatMap((line) => {
    if (line.menuItemId !== menuItemId) return [line]
    const quantity = Math.min(line.quantity, left)
    left -= quantity
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/**
 * Removes the lines of a dish with the given option. A line without stated options is removed, too,
 * because the option may be a default.
 */
export const removeLinesWithOption = (cart: Cart, menuItemId: number, option: string): Cart =>
  cart.filter((line) => line.menuItemId !== menuItemId || line.options?.includes(option) === false)

const sentence = (what: string, dishes: readonly string[]): readonly string[] =>
  dishes.length > 0 ? [`${what} in another tab: ${dishes.join(', ')}.`] : []

/** Describes the changes that another tab made to the cart, one sentence per kind of change. */
export function describeOtherTabChanges(seen: Cart, now: Cart): readonly string[] {
  const missingIn = (other: Cart) => (line: CartItem) => !other.some(({ key }) => key === line.key)
  const pairs = now.flatMap((line) => {
    const before = seen.find(({ key }) => key === line.key)
    return before ? [{ before, line }] : []
  })
  const counted = pairs.filter(({ before, line }) => before.quantity !== line.quantity)
  const noted = pairs.filter(({ before, line }) => before.notes !== line.notes)
  return [
    ...sentence(
      'Added',
      now.filter(missingIn(seen)).map(({ name, quantity }) => (quantity > 1 ? `${name} (${quantity})` : name)),
    ),
    ...sentence(
      'Removed',
      seen.filter(missingIn(now)).map(({ name }) => name),
    ),
    ...sentence(
      'Changed',
      counted.map(({ before, line }) => `${line.name} (now ${line.quantity}, was ${before.quantity})`),
    ),
    ...sentence(
      'Noted',
      noted.map(({ line }) => `${line.name} (${line.notes ?? 'no note any more'})`),
    ),
  ]
}

/** Notices about the cart that the guest has not dismissed yet. */
export type CartNotices = {
  /** Code of the location where the cart was last viewed. */
  readonly place: string | null
  /** Name of the location where the cart was filled, if it is another one. */
  readonly previousLocation: string | null
  readonly changes: readonly CartChange[]
}

export const NO_CART_NOTICES: CartNotices = { place: null, previousLocation: null, changes: [] }

/** Drops notices about lines that are no longer in the cart. */
export function filterCartNotices(cart: Cart, news: CartNotices): CartNotices {
  const changes = news.changes.filter(({ key }) => cart.some((line) => line.key === key))
  const previousLocation = cart.length > 0 ? news.previousLocation : null
  const isSame = changes.length === news.changes.length && previousLocation === news.previousLocation
  return isSame ? news : { ...news, previousLocation, changes }
}
