import type { MenuItem } from '../../menu/contract'
import { mergeNotes, replaceCartLine, toCartItem } from './cart'
import { getLineKey } from './cart-lines'
import type { Cart, CartItem, DishSelection } from './cart-lines'
import { isMarketPrice } from '../../menu/listing'
import type { Cents } from '../../platform/money'
import { getDefaultSelection, resolveSelection } from '../../menu/options'

type Of = { readonly key: string; readonly name: string }

/**
 * What today's menu changed about a cart that was filled earlier, in another tab or at another
 * location.
 */
export type CartChange =
  | (Of & { readonly kind: 'price'; readonly wasCents: Cents; readonly isCents: Cents })
  | (Of & { readonly kind: 'name'; readonly was: string })

/**
 * Why a line cannot be ordered now: sold out, it or an option of it, not on this location's menu,
 * by phone only, or its options are no longer had so.
 */
export type LineProblem = 'sold-out' | 'option-sold-out' | 'not-here' | 'by-phone' | 'choose-again'

/** What stands against ordering a line; null where nothing does. */
export function getLineProblem(
  { menuItemId, options }: Pick<CartItem, 'menuItemId' | 'options'>,
  menu: readonly MenuItem[],
): LineProblem | null {
  const dish = menu.find(({ id }) => id === menuItemId)
  if (!dish) return 'not-here'
  if (isMarketPrice(dish)) return 'by-phone'
  if (!dish.isAvailable) return 'sold-out'
  const { chosen, faults } = resolveSelection(dish.optionGroups, options)
  if (faults.length > 0) return 'choose-again'
  return chosen.every(({ option }) => option.isAvailable) ? null : 'option-sold-out'
}

type Today = Pick<CartItem, 'name' | 'priceCents' | 'imageUrl'>

/**
 * A line as today's menu has it; null where it says nothing of it, or where it is ordered by phone.
 */
function todaysOf({ menuItemId, options }: CartItem, menu: ReadonlyMap<number, MenuItem>): Today | null {
  const dish = menu.get(menuItemId)
  // An option that has gone has no price: what the line cost stands until the guest has chosen
  // again.
  if (!dish || resolveSelection(dish.optionGroups, options).faults.length > 0) return null
  const { name, priceCents, imageUrl } = toCartItem(dish, options)
  return { name, priceCents, imageUrl }
}

function changesOf(line: CartItem, today: Today): readonly CartChange[] {
  const { key, name: was, priceCents: wasCents } = line
  const { name, priceCents: isCents } = today
  return [
    ...(name === was ? [] : [{ kind: 'name', key, name, was } as const]),
    ...(isCents === wasCents ? [] : [{ kind: 'price', key, name, wasCents, isCents } as const]),
  ]
}

/**
 * Returns the cart with the default options in each line that names none: its dish got options
 * after it was added.
 */
const spelledOut = (cart: Cart, menu: ReadonlyMap<number, MenuItem>): Cart =>
  cart.reduce((now, line) => {
    const options = line.options ? undefined : getDefaultSelection(menu.get(line.menuItemId)?.optionGroups ?? [])
    if (!options) return now
    const { key: _key, ...item } = line
    return replaceCartLine(now, line.key, { ...item, options })
  }, cart)

/**
 * The cart at the names and prices of the menu, and what that changed. Nothing is taken out: a line
 * that cannot be ordered stays as it is, for the guest to decide (`troubleOf`).
 */
export function reconcileCart(cart: Cart, menu: readonly MenuItem[]): { cart: Cart; changes: readonly CartChange[] } {
  const dishes = new Map(menu.filter((dish) => !isMarketPrice(dish)).map((dish) => [dish.id, dish]))
  const whole = spelledOut(cart, dishes)
  const pairs = whole.map((line) => ({ line, today: todaysOf(line, dishes) }))
  const changes = pairs.flatMap(({ line, today }) => (today ? changesOf(line, today) : []))
  if (changes.length === 0) return { cart: whole, changes }
  return { cart: pairs.map(({ line, today }) => ({ ...line, ...today })), changes }
}

/**
 * Joins the changes that are known already with those since: of one line's prices, the first and
 * the last.
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
 * A cart and one that is brought to it, with the wishes of both: of a line that both hold, the
 * larger quantity, so that coming twice adds nothing.
 */
export const mergeCarts = (cart: Cart, brought: Cart): Cart =>
  brought.reduce<Cart>((joined, line) => {
    if (!joined.some(({ key }) => key === line.key)) return [...joined, line]
    return joined.map((known) =>
      known.key === line.key
        ? {
            ...known,
            quantity: Math.max(known.quantity, line.quantity),
            notes: mergeNotes(known.notes, line.notes),
          }
        : known,
    )
  }, cart)

/** What is left of a cart once an order of these lines stands; what was added meanwhile stays. */
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

/**
 * The cart with no more than so many pieces of a dish, however its lines want them: what came last
 * goes first.
 */
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
 * The cart without the lines of a dish that take an option; a line that says nothing may take it as
 * it comes.
 */
export const removeLinesWithOption = (cart: Cart, menuItemId: number, option: string): Cart =>
  cart.filter((line) => line.menuItemId !== menuItemId || line.options?.includes(option) === false)

const sentence = (what: string, dishes: readonly string[]): readonly string[] =>
  dishes.length > 0 ? [`${what} in another tab: ${dishes.join(', ')}.`] : []

/** What another tab did to a cart since it was seen, in a sentence for each kind of act. */
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

/** What a guest has not read yet of what became of the cart. */
export type CartNotices = {
  /** Code of the restaurant that the cart was last looked at in. */
  readonly place: string | null
  /** Name of the restaurant that it was filled in, where that is another one. */
  readonly cameFrom: string | null
  readonly changes: readonly CartChange[]
}

export const NO_CART_NOTICES: CartNotices = { place: null, cameFrom: null, changes: [] }

/**
 * The news that still concern a cart: none of an empty one, and none of a dish that has left it.
 */
export function filterCartNotices(cart: Cart, news: CartNotices): CartNotices {
  const changes = news.changes.filter(({ key }) => cart.some((line) => line.key === key))
  const cameFrom = cart.length > 0 ? news.cameFrom : null
  const isSame = changes.length === news.changes.length && cameFrom === news.cameFrom
  return isSame ? news : { ...news, cameFrom, changes }
}
