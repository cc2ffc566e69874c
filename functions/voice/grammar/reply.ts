import type { MenuItem } from '#shared/contract/menu'
import { MAX_QUANTITY } from '#shared/contract/orders'
import type { VoiceAction, VoiceConfidence, VoiceItem, VoiceReply } from '#shared/contract/voice'
import { cautionOf, withTold } from './caution'
import { confidenceIn } from './confidence'
import { isOrderable, enumerated, NAMED } from './facts'
import { merged } from './lines'
import type { Line } from './lines'
import { dressedLine, itemOf, lineSaid, remarksOf, withoutDoubles } from './options/dressing'
import type { DressedLine } from './options/dressing'
import { notFound, NOT_UNDERSTOOD } from './missed'
import type { Told } from './told'
import type { Spoken, Wish } from './wish'

/** A reply that does something with the cart, or only speaks. */
export function replyOf(
  action: VoiceAction | null,
  items: readonly VoiceItem[],
  response: string,
  confidence: VoiceConfidence | null,
): VoiceReply {
  const [first] = items
  return {
    success: true,
    action: first ? action : null,
    itemId: first?.itemId ?? null,
    itemName: first?.itemName ?? null,
    quantity: first?.quantity ?? null,
    response,
    items: [...items],
    confidence: first ? confidence : null,
  }
}

export const spoken = (response: string, success = true): VoiceReply => ({
  ...replyOf(null, [], response, null),
  success,
})

function refused({ name, isAvailable }: MenuItem): string {
  return isAvailable
    ? `The ${name} is at market price, so please call us to order it.`
    : `Sorry, the ${name} is sold out right now.`
}

const whichOf = (dishes: readonly MenuItem[]): string => {
  const open = dishes.filter(isOrderable)
  return enumerated(
    (open.length > 0 ? open : dishes).slice(0, NAMED).map(({ name }) => name),
    'or',
  )
}

/** What is left to say of a sentence that was understood in part. */
function remainder({ several, unknown }: Wish): readonly string[] {
  let left: number = NAMED
  const some = (dishes: readonly MenuItem[]) => {
    const named = dishes.slice(0, left)
    left -= named.length
    return named
  }
  return [
    ...several.map((each) => {
      const dishes = some(each.dishes)
      return dishes.length > 0
        ? `Which "${each.said}" would you like: ${whichOf(dishes)}?`
        : `Which "${each.said}" would you like?`
    }),
    ...unknown.map((each) => {
      const near = some(each.near)
      return `${notFound(each.said)}${near.length > 0 ? ` Did you mean ${whichOf(near)}?` : ''}`
    }),
  ]
}

/** A line that goes: with the options that it is known to have, none where any will do. */
const removedLine = (line: Line): DressedLine => ({
  ...line,
  options: line.options ?? [],
  remarks: [],
  asks: null,
  ...(line.options && { was: line.options }),
})

/** ` instead of the Dragon Roll`: the lines that a change takes out; empty where it takes none. */
const insteadOf = (lines: readonly DressedLine[]): string => {
  const names = lines.filter(({ quantity }) => quantity === 0).map(({ dish }) => `the ${dish.name}`)
  return names.length > 0 ? ` instead of ${enumerated(names)}` : ''
}

/** What a sentence refused and this reply does not take out of the cart. */
function refusedWords({ remove, declined }: Wish): readonly string[] {
  const inCart = remove.filter(({ isThere }) => isThere).map(({ dish }) => dish.name)
  const names = [...remove.filter(({ isThere }) => !isThere).map(({ dish }) => dish), ...declined].map(
    ({ name }) => name,
  )
  return [
    ...(names.length > 0 ? [`I added no ${enumerated(names, 'or')}.`] : []),
    ...[...new Set(inCart)].map((name) => `To take it out of your cart, say "remove the ${name}".`),
  ]
}

const UNCLEAR = 'Which dish do you mean?'

/**
 * Changes lines that are there. What is avoided is noted, but no more of a dish that may hold it is
 * put in.
 */
function change(
  lines: readonly DressedLine[],
  others: readonly string[],
  told: Told | null,
  context: readonly Spoken[],
): VoiceReply {
  const items = lines.map(itemOf)
  const fresh = lines.flatMap((line) => {
    const known = context.findLast(({ itemId }) => itemId === line.dish.id)
    return line.quantity === 0 ? [] : [{ ...line, notes: line.notes.filter((note) => note !== known?.notes), known }]
  })
  const caution = cautionOf(fresh, told)
  const say = (...first: readonly string[]) => [...first, ...(caution ? [caution.response] : []), ...others].join(' ')
  if (lines[0]?.quantity === 0 && !caution)
    return replyOf(
      'remove_from_cart',
      items,
      say(`Taking ${lines[0].dish.name} out of your cart.`),
      confidenceIn(lines),
    )
  if (!caution?.isRisky) {
    const made = lines.filter(({ quantity }) => quantity !== 0)
    return replyOf(
      'update_cart',
      items,
      say(`Making it ${enumerated(made.map(lineSaid))}${insteadOf(lines)}.`, ...remarksOf(made)),
      confidenceIn(lines),
    )
  }
  if (fresh.some(({ quantity, known }) => (quantity ?? 1) > (known?.quantity ?? 0)))
    return spoken(say('I left your cart as it is.'))
  const noted = [...new Set(fresh.flatMap(({ notes }) => notes))].join(', ')
  return replyOf('update_cart', items, say(`I noted "${noted}" for the kitchen.`), 'low')
}

/**
 * Answers a wish: what can be done is done, the rest is named, and nothing is put in its place.
 * What is told of an allergy goes to the kitchen with every dish, and the guest hears what the
 * dishes declare of it.
 */
export function carryOut(wish: Wish, told: Told | null = null, context: readonly Spoken[] = []): VoiceReply {
  const rest = remainder(wish)
  const wanted = wish.add.map(dressedLine)
  const isPossible = ({ dish, quantity, asks }: DressedLine) =>
    isOrderable(dish) && asks === null && quantity !== 0 && (quantity ?? 1) <= MAX_QUANTITY
  const possible = withTold(merged(wanted.filter(isPossible)), told)
  const asking = wanted.flatMap(({ dish, asks }) => (asks !== null && isOrderable(dish) ? [asks] : []))
  const impossible = wish.add.filter(({ dish }) => !isOrderable(dish)).map(({ dish }) => refused(dish))
  const large = wish.add.some(({ quantity }) => (quantity ?? 1) > MAX_QUANTITY)
  const tooMany = large ? [`I can add at most ${MAX_QUANTITY} of a dish. How many would you like?`] : []
  const others = [...impossible, ...asking, ...tooMany, ...rest]
  const say = (...first: readonly string[]) => [...first, ...others].join(' ')
  if (possible.length > 0) {
    // `another one, well done`: one more, and the one that is there stays.
    const items = possible.map(({ was: _, ...line }) => itemOf(line))
    const caution = cautionOf(possible, told)
    const confidence = caution?.isToConfirm ? 'low' : confidenceIn(possible)
    const dishes = enumerated(possible.map(lineSaid))
    const first = confidence === 'high' ? `Adding ${dishes} to your cart.` : `I heard ${dishes}.`
    const more = [...remarksOf(possible), ...(caution ? [caution.response] : [])]
    return replyOf('add_to_cart', items, say(first, ...more, ...refusedWords(wish)), confidence)
  }
  const updated = withoutDoubles(
    wish.update.map(dressedLine),
    context.map(({ options }) => options),
  )
  const changes = withTold(updated, told).filter(
    ({ dish, quantity }) => (quantity === 0 || isOrderable(dish)) && (quantity ?? 1) <= MAX_QUANTITY,
  )
  if (changes.length > 0 && changes.length === updated.length) return change(changes, others, told, context)
  const [blocked] = wish.update.filter(({ dish }) => !isOrderable(dish))
  if (blocked) return spoken(refused(blocked.dish))
  if (wish.remove.length > 0) {
    const items = wish.remove.map(removedLine).map(itemOf)
    return replyOf(
      'remove_from_cart',
      items,
      say(`Taking ${enumerated(items.map(({ itemName }) => itemName))} out of your cart.`),
      confidenceIn(wish.remove),
    )
  }
  if (wish.replacing) {
    const { name } = wish.replacing
    return spoken(say(`I changed nothing. Name the dish to replace, too, such as "${name} instead of the …".`))
  }
  const declined = refusedWords(wish)
  if (declined.length > 0) return spoken([...declined, ...others].join(' '))
  if (others.length > 0) return spoken(others.join(' '), wish.several.length + impossible.length + asking.length > 0)
  return wish.isUnclear ? spoken(UNCLEAR) : spoken(NOT_UNDERSTOOD, false)
}
