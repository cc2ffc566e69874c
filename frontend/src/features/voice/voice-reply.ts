import type { MenuItem } from '#shared/menu/contract'
import * as z from 'zod/mini'
import { VoiceItem, VoiceReply, type OpenQuestion } from '#shared/voice/contract'
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from '#shared/orders/constants'
import { addToCart, toCartItem, type NewCartItem } from '#shared/orders/cart/cart'
import { mergeNotes } from '#shared/orders/cart/note-length'
import { getLineKey, parseLineKey, type Cart, type CartItem } from '#shared/orders/cart/cart-lines'
import { cutText } from '#shared/platform/text'
import { getCartLineKey, getPreviousLineKey, getSpokenLineKey, updateSpokenLine, type SpokenLine } from './voice-state'

/** What to do about a reply (docs/product/voice.md#reply-format). */
type ReplyAction =
  | { readonly kind: 'say' }
  /** A quantity is not a number of portions, so the cart doesn't change. */
  | { readonly kind: 'reject-quantity' }
  | { readonly kind: 'add'; readonly items: readonly SpokenLine[] }
  /** The guest has to confirm these lines. */
  | { readonly kind: 'wait'; readonly waiting: readonly SpokenLine[] }
  /** Sets lines of the cart; quantity 0 removes a line. */
  | { readonly kind: 'change'; readonly items: readonly SpokenLine[] }

const COUNTED_NOTE = /^(\d+) x (.+)$/

/** Splits a line's notes into notes with the number of pieces that each is for. */
function parseNotes({ quantity, notes }: SpokenLine): readonly (readonly [string, number])[] {
  const parts = notes.split('; ').map((note) => COUNTED_NOTE.exec(note))
  if (parts.some((part) => part === null)) return notes ? [[notes, quantity]] : []
  return parts.map((part) => [part?.[2] ?? '', Number(part?.[1])])
}

/** Merges two lines of a dish. The notes say how many pieces each of them is for. */
function mergeLines(one: SpokenLine, other: SpokenLine): SpokenLine {
  const quantity = one.quantity + other.quantity
  const counts = new Map<string, number>()
  for (const [note, count] of [...parseNotes(one), ...parseNotes(other)])
    counts.set(note, (counts.get(note) ?? 0) + count)
  const notes = [...counts].map(([note, count]) => (count === quantity ? note : `${count} x ${note}`))
  return { ...other, quantity, notes: mergeNotes(...notes) ?? '' }
}

const addLine = (lines: readonly SpokenLine[], item: SpokenLine): readonly SpokenLine[] =>
  lines.some((line) => getSpokenLineKey(line) === getSpokenLineKey(item))
    ? lines.map((line) => (getSpokenLineKey(line) === getSpokenLineKey(item) ? mergeLines(line, item) : line))
    : [...lines, item]

/** A reply of which no field is required. */
export type SpokenReply = Partial<Omit<VoiceReply, 'items'>> & { readonly items?: readonly SpokenLine[] }

/** A reply with quantities as they came; only its first dish's fields are required. */
const ReceivedReply = z.extend(z.partial(VoiceReply), {
  quantity: z.optional(z.unknown()),
  items: z.optional(z.array(z.extend(VoiceItem, { quantity: z.optional(z.unknown()) }))),
})

/** Stands for a quantity that is no number of portions. */
const NO_QUANTITY = Number.NaN

const toQuantity = (value: unknown): number => (typeof value === 'number' ? value : NO_QUANTITY)

/**
 * Checks a reply against its contract. Its lines get the options that were chosen for them. Returns
 * null if the reply breaks the contract; a wrong quantity is left to `getReplyAction`.
 */
export function parseReply(received: unknown): SpokenReply | null {
  const { success, data } = ReceivedReply.safeParse(received)
  if (!success) return null
  const { items = [], quantity, ...reply } = data
  return {
    ...reply,
    quantity: quantity === undefined || quantity === null ? null : toQuantity(quantity),
    items: items.map(({ chosen, options, ...item }) => ({
      ...item,
      quantity: toQuantity(item.quantity),
      options: chosen ?? options,
    })),
  }
}

/** Whether a line's quantity is a number of portions; 0 removes a line of the cart. */
const isQuantity = (quantity: number, minimum: 0 | 1): boolean =>
  Number.isInteger(quantity) && quantity >= minimum && quantity <= MAX_LINE_QUANTITY

/** Lists the lines of a reply; an older reply has one line in its own fields. */
export function listReplyItems({ items = [], itemId, itemName, quantity }: SpokenReply): readonly SpokenLine[] {
  if (items.length > 0 || (!itemId && !itemName)) return items
  return [{ itemId: itemId ?? 0, itemName: itemName ?? '', quantity: quantity ?? 1, notes: '' }]
}

/** Waiting lines change at once, those of the cart only if the reply asks for no confirmation. */
function changeLines(
  waiting: readonly SpokenLine[],
  items: readonly SpokenLine[],
  { confidence }: SpokenReply,
): ReplyAction {
  const isAboutWaiting = items.some(({ itemId }) => waiting.some((line) => line.itemId === itemId))
  if (isAboutWaiting)
    return { kind: 'wait', waiting: items.reduce((lines, item) => updateSpokenLine(lines, item, items), waiting) }
  return confidence === 'low' ? { kind: 'say' } : { kind: 'change', items }
}

/**
 * Decides what to do about a reply. Lines that aren't certain wait for the guest's confirmation.
 * Certain lines are added, also while others wait, since the reply says so.
 */
export function getReplyAction(reply: SpokenReply, pending: readonly SpokenLine[]): ReplyAction {
  const items = listReplyItems(reply)
  const waiting = reply.settlesQuestion ? [] : pending
  if (reply.success === false || items.length === 0)
    return waiting.length < pending.length ? { kind: 'wait', waiting } : { kind: 'say' }
  switch (reply.action) {
    case 'add_to_cart':
      if (!items.every(({ quantity }) => isQuantity(quantity, 1))) return { kind: 'reject-quantity' }
      return reply.confidence === 'low'
        ? { kind: 'wait', waiting: items.reduce(addLine, waiting) }
        : { kind: 'add', items }
    case 'remove_from_cart':
      return changeLines(
        waiting,
        items.map((item) => ({ ...item, quantity: 0 })),
        reply,
      )
    case 'update_cart':
      if (!items.every(({ quantity }) => isQuantity(quantity, 0))) return { kind: 'reject-quantity' }
      return changeLines(waiting, items, reply)
    case null:
    case undefined:
      return { kind: 'say' }
  }
}

/** Finds a dish by id, otherwise by name in any case (docs/product/voice.md#reply-format). */
const findDish = ({ itemId, itemName }: SpokenLine, menu: readonly MenuItem[]): MenuItem | undefined =>
  menu.find(({ id }) => id === Number(itemId)) ??
  menu.find(({ name }) => name.toLowerCase() === itemName.trim().toLowerCase())

/**
 * Converts spoken lines to cart lines. Also returns the names that aren't on the menu.
 * Lines that are already in the cart retain their notes.
 */
export function toCartLines(items: readonly SpokenLine[], menu: readonly MenuItem[], cart: Cart) {
  const found = new Map<string, { readonly line: NewCartItem; readonly item: SpokenLine }>()
  const missing: string[] = []
  for (const item of items) {
    const dish = findDish(item, menu)
    if (dish) {
      const line = toCartItem(dish, getOptions(dish, item))
      const previous = found.get(getLineKey(line))
      found.set(getLineKey(line), { line, item: previous ? mergeLines(previous.item, item) : item })
    } else missing.push(item.itemName)
  }
  const lines = [...found].map(([key, { line, item }]): NewCartItem => {
    const existingNotes = cart.find((other) => other.key === key)?.notes
    return { ...line, quantity: item.quantity, notes: mergeNotes(existingNotes, item.notes) }
  })
  return { lines, missing }
}

/** Returns the options of a spoken line; undefined (the defaults) if the dish has none. */
const getOptions = ({ optionGroups }: MenuItem, { options }: SpokenLine): readonly string[] | undefined =>
  optionGroups.length > 0 ? options : undefined

/**
 * Finds the cart line that a spoken line refers to: the one with the same options,
 * otherwise one of the same dish that no other spoken line refers to.
 */
function findCartLine(cart: Cart, item: SpokenLine, items: readonly SpokenLine[] = []): CartItem | undefined {
  const exact = cart.find((line) => getCartLineKey(line) === getPreviousLineKey(item))
  if (exact) return exact
  const taken = new Set(items.filter((other) => other !== item).map(getPreviousLineKey))
  const free = cart.filter((line) => line.menuItemId === item.itemId && !taken.has(getCartLineKey(line)))
  return free.find(({ key }) => key === getLineKey({ menuItemId: item.itemId })) ?? free.at(-1)
}

/** Removes the line that matches exactly, otherwise all lines of the dish. */
function removeLine(cart: Cart, item: SpokenLine): Cart {
  const isExact = item.was !== undefined && cart.some((line) => getCartLineKey(line) === getPreviousLineKey(item))
  return cart.filter((line) =>
    isExact ? getCartLineKey(line) !== getPreviousLineKey(item) : line.menuItemId !== item.itemId,
  )
}

/** Sets lines of the cart. Lines retain their notes unless there are new ones. */
export function applyReplyToCart(cart: Cart, items: readonly SpokenLine[], menu: readonly MenuItem[]): Cart {
  return items.reduce<Cart>((current, item) => {
    if (item.quantity <= 0) return removeLine(current, item)
    const existing = findCartLine(current, item, items)
    if (!existing) return toCartLines([item], menu, current).lines.reduce(addToCart, current)
    const dish = findDish(item, menu)
    const line = dish && item.options ? { ...toCartItem(dish, getOptions(dish, item)), for: existing.for } : existing
    const changed = { ...line, quantity: item.quantity, notes: item.notes || existing.notes }
    const key = getLineKey(line)
    // The changed line has become equal to another one, so both are merged.
    if (key !== existing.key && current.some((other) => other.key === key))
      return addToCart(
        current.filter((other) => other !== existing),
        changed,
      )
    return current.flatMap((other) => (other === existing ? addToCart([], changed) : [other]))
  }, cart)
}

/** The maximum length of a dish's name in a request. */
const MAX_NAME_LENGTH = 120

type ContextLine = Omit<SpokenLine, 'options' | 'was'> & { chosen?: string[] }

const toContextLine = ({ was: _, options, itemName, ...item }: SpokenLine): ContextLine => ({
  ...item,
  itemName: cutText(itemName, MAX_NAME_LENGTH),
  ...(options && { chosen: [...options] }),
})

/**
 * Lists the lines of the cart, those mentioned last at the end, so that the server knows the whole
 * cart and can resolve "that".
 */
export function getReplyContext(spoken: readonly string[], cart: Cart): ContextLine[] {
  const mentioned = spoken.flatMap((key) => {
    const { menuItemId: itemId = 0, options = [] } = parseLineKey(key) ?? {}
    return findCartLine(cart, { itemId, itemName: '', quantity: 1, notes: '', options }) ?? []
  })
  const last = [...new Set(mentioned.toReversed())].reverse()
  const lines = [...cart.filter((line) => !last.includes(line)), ...last]
  return lines
    .slice(-MAX_ORDER_LINES)
    .map(({ menuItemId: itemId, name: itemName, quantity, notes = '', options }) =>
      toContextLine({ itemId, itemName, quantity, notes, options }),
    )
}

/** Returns the open question: that of the last reply, or whether the waiting lines are right. */
export const getOpenQuestion = (question: OpenQuestion | null, waiting: readonly SpokenLine[]): OpenQuestion | null =>
  waiting.length > 0 && question === null
    ? { kind: 'confirm', action: 'add_to_cart', items: waiting.map(toContextLine) }
    : question

/** Whether a reply answers the question whether the waiting lines are right, and no other one. */
export const settlesWaiting = (
  { settlesQuestion = false }: SpokenReply,
  question: OpenQuestion | null,
  waiting: readonly SpokenLine[],
): boolean => settlesQuestion && (waiting.length === 0 || getOpenQuestion(question, waiting) !== question)

/** Adds the lines of a reply to the keys of mentioned lines, the last one last. */
export const updateSpokenKeys = (spoken: readonly string[], items: readonly SpokenLine[]): readonly string[] => {
  const keys = items.filter(({ quantity }) => quantity > 0).map(getSpokenLineKey)
  const previousKeys = items.map(getPreviousLineKey)
  const others = spoken.filter((key) => !keys.includes(key) && !previousKeys.includes(key))
  return [...others, ...new Set(keys)].slice(-MAX_ORDER_LINES)
}
