import type { MenuItem } from '#shared/menu/contract'
import { mergeNotes } from '#shared/orders/cart/note-length'
import { MAX_CHOICES, type OpenQuestion } from '#shared/voice/contract'
import { text } from '#shared/voice/text'
import { say, type Answer, type Sentence } from '../answer'
import { formatDishNames, isAskableQuantity, isOrderable } from './facts'

/**
 * Asks for one of some dishes, of which the guest wants some with these notes. A quantity that
 * can't be ordered is left out.
 */
export const askWhichDish = (
  dishes: readonly MenuItem[],
  quantity: number | null = null,
  notes = '',
): OpenQuestion | undefined => {
  const itemIds = [...new Set(dishes.filter(isOrderable).map(({ id }) => id))].slice(0, MAX_CHOICES)
  const known = isAskableQuantity(quantity) ? quantity : null
  return itemIds.length > 0
    ? { kind: 'which-dish', itemIds, quantity: known, notes: mergeNotes(notes) ?? '' }
    : undefined
}

const WHICH_WOULD_YOU_LIKE = text('Which would you like?', '¿Cuál quiere?')

/** Names dishes and asks which of them the guest would like. */
export function offerDishes(dishes: readonly MenuItem[], ...before: readonly Sentence[]): Answer {
  const names = formatDishNames(dishes)
  const own = before.length > 0 ? before : [text(`We have ${names.en}.`, `Tenemos ${names.es}.`)]
  return { ...say(...own, WHICH_WOULD_YOU_LIKE), question: askWhichDish(dishes) }
}

/** Asks whether to add the only orderable dish of an answer, or which of them. */
export function offerToAdd(answer: Answer, dishes: readonly MenuItem[]): Answer {
  const open = dishes.filter(isOrderable)
  const ask = open.length > 1 ? WHICH_WOULD_YOU_LIKE : text('Shall I add it?', '¿Lo agrego?')
  return open.length === 0 ? answer : { ...answer, sentences: [...answer.sentences, ask], question: askWhichDish(open) }
}

/** Asks whether to add a dish that a sentence only speaks of. */
export const offerLine = (dish: MenuItem, quantity: number | null): Answer => ({
  ...say(text(`Would you like me to add ${dish.name}? Just say so.`, `¿Quiere que agregue ${dish.name}? Dígamelo.`)),
  question: askWhichDish([dish], quantity),
})
