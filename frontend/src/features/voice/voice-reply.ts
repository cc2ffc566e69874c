import type { MenuItem } from '#shared/menu/contract'
import type { VoiceReply } from '#shared/voice/contract'
import { addToCart, mergeNotes, toCartItem } from '#shared/orders/cart/cart'
import { getLineKey, parseLineKey } from '#shared/orders/cart/cart-lines'
import type { NewCartItem } from '#shared/orders/cart/cart'
import type { Cart, CartItem } from '#shared/orders/cart/cart-lines'
import { getCartLineKey, getPreviousLineKey, getSpokenLineKey, updateSpokenLine } from './voice-state'
import type { SpokenLine } from './voice-state'

/**
 * What a reply comes to. Nothing but the fields that every reply has is counted on
 * (docs/product/voice.md#the-reply).
 */
export type ReplyAction =
  | { readonly kind: 'say' }
  | { readonly kind: 'add'; readonly items: readonly SpokenLine[] }
  /** For the guest to confirm. */
  | { readonly kind: 'wait'; readonly waiting: readonly SpokenLine[] }
  /** Lines of the cart are to be as given; at quantity 0 they leave it. */
  | { readonly kind: 'change'; readonly items: readonly SpokenLine[] }

const COUNTED = /^(\d+) x (.+)$/

/** The wishes for some pieces of a dish, each with how many it is for. */
function wishesIn({ quantity, notes }: SpokenLine): readonly (readonly [string, number])[] {
  const parts = notes.split('; ').map((note) => COUNTED.exec(note))
  if (parts.some((part) => part === null)) return notes ? [[notes, quantity]] : []
  return parts.map((part) => [part?.[2] ?? '', Number(part?.[1])])
}

/** Two lines of a dish as one, which tells the kitchen which of its pieces is wanted how. */
function together(one: SpokenLine, other: SpokenLine): SpokenLine {
  const quantity = one.quantity + other.quantity
  const counts = new Map<string, number>()
  for (const [note, count] of [...wishesIn(one), ...wishesIn(other)]) counts.set(note, (counts.get(note) ?? 0) + count)
  const notes = [...counts].map(([note, count]) => (count === quantity ? note : `${count} x ${note}`))
  return { ...other, quantity, notes: mergeNotes(...notes) ?? '' }
}

const withMore = (lines: readonly SpokenLine[], item: SpokenLine): readonly SpokenLine[] =>
  lines.some((line) => getSpokenLineKey(line) === getSpokenLineKey(item))
    ? lines.map((line) => (getSpokenLineKey(line) === getSpokenLineKey(item) ? together(line, item) : line))
    : [...lines, item]

/** A reply as far as it is counted on. */
export type SpokenReply = Partial<Omit<VoiceReply, 'items'>> & { readonly items?: readonly SpokenLine[] }

/** A reply as it came, its lines with all that they take. */
export const toSpokenReply = ({ items = [], ...reply }: Partial<VoiceReply>): SpokenReply => ({
  ...reply,
  items: items.map(({ chosen, options, ...item }) => ({ ...item, options: chosen ?? options })),
})

/** The dishes that a reply speaks of. */
export function listReplyItems({ items = [], itemId, itemName, quantity }: SpokenReply): readonly SpokenLine[] {
  if (items.length > 0 || (!itemId && !itemName)) return items
  return [{ itemId: itemId ?? 0, itemName: itemName ?? '', quantity: quantity ?? 1, notes: '' }]
}

function changing(waiting: readonly SpokenLine[], items: readonly SpokenLine[]): ReplyAction {
  const isOfWaiting = items.some(({ itemId }) => waiting.some((line) => line.itemId === itemId))
  return isOfWaiting
    ? { kind: 'wait', waiting: items.reduce((now, item) => updateSpokenLine(now, item, items), waiting) }
    : { kind: 'change', items }
}

/**
 * What to do about a reply, while these lines wait: what is certain at once, anything else when it
 * is confirmed.
 */
export function getReplyAction(reply: SpokenReply, waiting: readonly SpokenLine[]): ReplyAction {
  const items = listReplyItems(reply)
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
const dishOf = ({ itemId, itemName }: SpokenLine, menu: readonly MenuItem[]): MenuItem | undefined =>
  menu.find(({ id }) => id === Number(itemId)) ??
  menu.find(({ name }) => name.toLowerCase() === itemName.trim().toLowerCase())

/**
 * What goes into the cart, and the names that are not on the menu. A wish already noted in the cart
 * stays there.
 */
export function toCartLines(items: readonly SpokenLine[], menu: readonly MenuItem[], cart: Cart) {
  const found = new Map<string, { readonly line: NewCartItem; readonly item: SpokenLine }>()
  const missing: string[] = []
  for (const item of items) {
    const dish = dishOf(item, menu)
    if (dish) {
      const line = toCartItem(dish, optionsFor(dish, item))
      const before = found.get(getLineKey(line))
      found.set(getLineKey(line), { line, item: before ? together(before.item, item) : item })
    } else missing.push(item.itemName)
  }
  const lines = [...found].map(([key, { line, item }]): NewCartItem => {
    const noted = cart.find((other) => other.key === key)?.notes
    return { ...line, quantity: item.quantity, notes: mergeNotes(noted, item.notes) }
  })
  return { lines, missing }
}

/**
 * The options that an item speaks of; of a dish that has none, and where it says nothing, the dish
 * is as it comes.
 */
const optionsFor = ({ optionGroups }: MenuItem, { options }: SpokenLine): readonly string[] | undefined =>
  optionGroups.length > 0 ? options : undefined

/** The line that an item means: with its options, else one of the dish that no other item means. */
function lineMeant(cart: Cart, item: SpokenLine, items: readonly SpokenLine[] = []): CartItem | undefined {
  const exact = cart.find((line) => getCartLineKey(line) === getPreviousLineKey(item))
  if (exact) return exact
  const taken = new Set(items.filter((other) => other !== item).map(getPreviousLineKey))
  const free = cart.filter((line) => line.menuItemId === item.itemId && !taken.has(getCartLineKey(line)))
  return free.find(({ key }) => key === getLineKey({ menuItemId: item.itemId })) ?? free.at(-1)
}

function withoutLine(cart: Cart, item: SpokenLine): Cart {
  const isExact = item.was !== undefined && cart.some((line) => getCartLineKey(line) === getPreviousLineKey(item))
  return cart.filter((line) =>
    isExact ? getCartLineKey(line) !== getPreviousLineKey(item) : line.menuItemId !== item.itemId,
  )
}

/**
 * The cart with lines as they are given, each with the wishes that it had unless there are others.
 */
export function applyReplyToCart(cart: Cart, items: readonly SpokenLine[], menu: readonly MenuItem[]): Cart {
  return items.reduce<Cart>((now, item) => {
    if (item.quantity <= 0) return withoutLine(now, item)
    const meant = lineMeant(now, item, items)
    if (!meant) return toCartLines([item], menu, now).lines.reduce(addToCart, now)
    const dish = dishOf(item, menu)
    const line = dish && item.options ? { ...toCartItem(dish, optionsFor(dish, item)), for: meant.for } : meant
    const fresh = { ...line, quantity: item.quantity, notes: item.notes || meant.notes }
    const key = getLineKey(line)
    // Another line is like this one from now on: they are one.
    if (key !== meant.key && now.some((other) => other.key === key))
      return addToCart(
        now.filter((other) => other !== meant),
        fresh,
      )
    return now.flatMap((other) => (other === meant ? addToCart([], fresh) : [other]))
  }, cart)
}

/** So long may the name of a dish be that the assistant is told. */
const NAME = 120

type Sent = Omit<SpokenLine, 'options' | 'was'> & { chosen?: string[] }

/**
 * What `that` may mean, as it is now: of the lines spoken of, those that wait or are in the cart.
 */
export function getReplyContext(spoken: readonly string[], waiting: readonly SpokenLine[], cart: Cart): Sent[] {
  const found = spoken.flatMap((key): readonly SpokenLine[] => {
    const exact = waiting.find((item) => getSpokenLineKey(item) === key)
    const { menuItemId: itemId = 0, options = [] } = parseLineKey(key) ?? {}
    const line = lineMeant(cart, { itemId, itemName: '', quantity: 1, notes: '', options })
    const inCart = line && {
      itemId,
      itemName: line.name.slice(0, NAME),
      quantity: line.quantity,
      notes: line.notes ?? '',
      options: [...(line.options ?? [])],
    }
    return [exact ?? waiting.find((item) => item.itemId === itemId) ?? inCart ?? []].flat()
  })
  const different = new Map(found.map((item) => [getSpokenLineKey(item), item])).values()
  return [...different].map(({ was: _, options, ...item }) => ({ ...item, ...(options && { chosen: [...options] }) }))
}

/** At most so many lines are remembered: as many as an order has. */
const REMEMBERED = 60

/** The lines spoken of, by their keys, the last one last. */
export const updateSpokenKeys = (spoken: readonly string[], items: readonly SpokenLine[]): readonly string[] => {
  const keys = items.filter(({ quantity }) => quantity > 0).map(getSpokenLineKey)
  const gone = items.map(getPreviousLineKey)
  return [...spoken.filter((key) => !keys.includes(key) && !gone.includes(key)), ...new Set(keys)].slice(-REMEMBERED)
}

const YES =
  /^(?:(?:yes|yeah|yep|yup|sure|ok|okay|right|correct|si|please|hiro|thanks|thank you|thats (?:all|it|right|correct|everything)|that is (?:all|it|right|correct)|perfect|exactly|confirm|go ahead|do it|add (?:it|them|that|those|all)(?: to (?:the|my) cart)?)(?: |$))+$/
const NO = /^(?:(?:no|nope|wrong|cancel|never mind|nevermind|forget it|thanks|thank you|please|hiro)(?: |$))+$/

/** Whether a sentence does no more than confirm what waits, or refuse it. */
export function parseConsent(text: string): 'yes' | 'no' | null {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  if (YES.test(words)) return 'yes'
  return NO.test(words) ? 'no' : null
}
