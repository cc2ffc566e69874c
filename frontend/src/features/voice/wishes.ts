import type { MenuItem } from '#shared/contract/menu'
import type { VoiceItem, VoiceReply } from '#shared/contract/voice'
import { addToCart, asMenuHasIt, joinNotes, setCartQuantity } from '#shared/rules/cart-acts'
import type { Cart, CartItem } from '#shared/rules/cart'
import type { NewCartItem } from '#shared/rules/cart-acts'
import { lineKey } from '#shared/rules/line-key'

/**
 * What a reply comes to. Nothing but the fields that every reply has is counted on (docs/product/voice.md#the-reply).
 */
export type Step =
  | { readonly kind: 'say' }
  | { readonly kind: 'add'; readonly items: readonly VoiceItem[] }
  /** For the guest to confirm. */
  | { readonly kind: 'wait'; readonly waiting: readonly VoiceItem[] }
  /** Lines of the cart are to be as given; at quantity 0 they leave it. */
  | { readonly kind: 'change'; readonly items: readonly VoiceItem[] }

/** The line as given, in its place; at quantity 0 it goes. */
export function withLine(lines: readonly VoiceItem[], item: VoiceItem): readonly VoiceItem[] {
  if (item.quantity <= 0) return lines.filter(({ itemId }) => itemId !== item.itemId)
  const isThere = lines.some(({ itemId }) => itemId === item.itemId)
  return isThere ? lines.map((line) => (line.itemId === item.itemId ? item : line)) : [...lines, item]
}

const COUNTED = /^(\d+) x (.+)$/

/** The wishes for some pieces of a dish, each with how many it is for. */
function wishesIn({ quantity, notes }: VoiceItem): readonly (readonly [string, number])[] {
  const parts = notes.split('; ').map((note) => COUNTED.exec(note))
  if (parts.some((part) => part === null)) return notes ? [[notes, quantity]] : []
  return parts.map((part) => [part?.[2] ?? '', Number(part?.[1])])
}

/** Two lines of a dish as one, which tells the kitchen which of its pieces is wanted how. */
function together(one: VoiceItem, other: VoiceItem): VoiceItem {
  const quantity = one.quantity + other.quantity
  const counts = new Map<string, number>()
  for (const [note, count] of [...wishesIn(one), ...wishesIn(other)]) counts.set(note, (counts.get(note) ?? 0) + count)
  const notes = [...counts].map(([note, count]) => (count === quantity ? note : `${count} x ${note}`))
  return { ...other, quantity, notes: joinNotes(...notes) ?? '' }
}

const withMore = (lines: readonly VoiceItem[], item: VoiceItem): readonly VoiceItem[] => {
  const line = lines.find(({ itemId }) => itemId === item.itemId)
  return withLine(lines, line ? together(line, item) : item)
}

/** The dishes that a reply speaks of. */
export function itemsOf({ items = [], itemId, itemName, quantity }: Partial<VoiceReply>): readonly VoiceItem[] {
  if (items.length > 0 || (!itemId && !itemName)) return items
  return [{ itemId: itemId ?? 0, itemName: itemName ?? '', quantity: quantity ?? 1, notes: '' }]
}

function changing(waiting: readonly VoiceItem[], items: readonly VoiceItem[]): Step {
  const isOfWaiting = items.some(({ itemId }) => waiting.some((line) => line.itemId === itemId))
  return isOfWaiting ? { kind: 'wait', waiting: items.reduce(withLine, waiting) } : { kind: 'change', items }
}

/** What to do about a reply, while these lines wait: what is certain at once, anything else when it is confirmed. */
export function stepOf(reply: Partial<VoiceReply>, waiting: readonly VoiceItem[]): Step {
  const items = itemsOf(reply)
  if (reply.success === false || items.length === 0) return { kind: 'say' }
  switch (reply.action) {
    case 'add_to_cart':
      return waiting.length > 0 || reply.confidence === 'low'
        ? { kind: 'wait', waiting: items.reduce(withMore, waiting) }
        : { kind: 'add', items }
    case 'remove_from_cart':
      return changing(
        waiting,
        items.map((item) => ({ ...item, quantity: 0 })),
      )
    case 'update_cart':
      return changing(waiting, items)
    case null:
    case undefined:
      return { kind: 'say' }
  }
}

/** By id, or by name in any case (docs/product/voice.md#the-reply). */
const dishOf = ({ itemId, itemName }: VoiceItem, menu: readonly MenuItem[]): MenuItem | undefined =>
  menu.find(({ id }) => id === Number(itemId)) ??
  menu.find(({ name }) => name.toLowerCase() === itemName.trim().toLowerCase())

/** The line that a dish means where its options are not spoken of: as the menu has it, else what was added last. */
const lineMeant = (cart: Cart, dishId: number): CartItem | undefined =>
  cart.find(({ key }) => key === lineKey({ menuItemId: dishId })) ??
  cart.findLast(({ menuItemId }) => menuItemId === dishId)

/** What goes into the cart, and the names that are not on the menu. A wish already noted in the cart stays there. */
export function cartLinesOf(items: readonly VoiceItem[], menu: readonly MenuItem[], cart: Cart) {
  const found = new Map<MenuItem, VoiceItem>()
  const missing: string[] = []
  for (const item of items) {
    const dish = dishOf(item, menu)
    const before = dish && found.get(dish)
    if (dish) found.set(dish, before ? together(before, item) : item)
    else missing.push(item.itemName)
  }
  const lines = [...found].map(([dish, { quantity, notes }]): NewCartItem => {
    const line = asMenuHasIt(dish)
    const noted = cart.find(({ key }) => key === lineKey(line))?.notes
    return { ...line, quantity, notes: joinNotes(noted, notes) }
  })
  return { lines, missing }
}

/** The cart with lines as they are given, each with the wishes that it had unless there are others. */
export function changedCart(cart: Cart, items: readonly VoiceItem[], menu: readonly MenuItem[]): Cart {
  return items.reduce<Cart>((now, { itemId, quantity, notes, ...item }) => {
    if (quantity <= 0) return now.filter(({ menuItemId }) => menuItemId !== itemId)
    const meant = lineMeant(now, itemId)
    if (meant) {
      const counted = setCartQuantity(now, meant.key, quantity)
      return counted.map((line) => (line.key === meant.key && notes ? { ...line, notes } : line))
    }
    return cartLinesOf([{ itemId, quantity, notes, ...item }], menu, now).lines.reduce(addToCart, now)
  }, cart)
}

/** What `that` may mean, as it is now: of the dishes spoken of, those that wait or are in the cart. */
export function contextOf(spokenIds: readonly number[], waiting: readonly VoiceItem[], cart: Cart): VoiceItem[] {
  return spokenIds.flatMap((itemId) => {
    const line = lineMeant(cart, itemId)
    const inCart = line && { itemId, itemName: line.name, quantity: line.quantity, notes: line.notes ?? '' }
    return waiting.find((item) => item.itemId === itemId) ?? inCart ?? []
  })
}

/** At most so many dishes are remembered: as many as an order has lines. */
const REMEMBERED = 60

export const spokenAfter = (spokenIds: readonly number[], items: readonly VoiceItem[]): readonly number[] => {
  const ids = items.filter(({ quantity }) => quantity > 0).map(({ itemId }) => itemId)
  return [...spokenIds.filter((id) => !ids.includes(id)), ...new Set(ids)].slice(-REMEMBERED)
}

const YES =
  /^(?:(?:yes|yeah|yep|yup|sure|ok|okay|right|correct|si|please|hiro|thanks|thank you|thats (?:all|it|right|correct|everything)|that is (?:all|it|right|correct)|perfect|exactly|confirm|go ahead|do it|add (?:it|them|that|those|all)(?: to (?:the|my) cart)?)(?: |$))+$/
const NO = /^(?:(?:no|nope|wrong|cancel|never mind|nevermind|forget it|thanks|thank you|please|hiro)(?: |$))+$/

/** Whether a sentence does no more than confirm what waits, or refuse it. */
export function consentIn(text: string): 'yes' | 'no' | null {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  if (YES.test(words)) return 'yes'
  return NO.test(words) ? 'no' : null
}
