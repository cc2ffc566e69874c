import { allergens, type Allergen } from '#shared/menu/contract'
import { allergenTable } from '#shared/menu/dietary/allergen-table'
import { mayContain } from '#shared/menu/dietary/dish-facts'
import { toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { listAvoidedAllergens } from '#shared/menu/dietary/verdict'
import { findNamedFoods } from '#shared/menu/dietary/note-coverage'
import { mentionsAllergy, readNote } from '#shared/menu/dietary/note-reading'
import { correctNote } from '#shared/menu/dietary/note-spelling'
import { mergeNotes } from '#shared/orders/cart/note-length'
import { text } from '#shared/voice/text'
import { addSentences, askToConfirm, type Answer } from '../grammar/answer'
import type { GuestMessage } from '../grammar/edit/intent'
import { ALLERGY_NOTICE, describePresence, findNoteAllergens } from '../grammar/safety/allergens'
import { confirmKnownNeeds } from '../grammar/safety/needs'
import { listNewDishes } from '../grammar/safety/ordered-dish'
import { listRememberedNeeds } from '../grammar/safety/remembered-needs'
import { splitWords } from '../grammar/tokenize/words'
import { readFoods } from './read-foods'

/** Adds the guest's words to the notes of each line that doesn't say as much. */
function noteNeeds(answer: Answer, note: string, stated: readonly Allergen[], { context = [] }: GuestMessage): Answer {
  const isNoted = (notes: string) => {
    if (stated.length === 0) return false
    const { isAllergy, allergens: noted } = readNote(notes)
    return stated.every((each) => noted.includes(each)) && (isAllergy || !mentionsAllergy(note))
  }
  if (note === '' || answer.items.every(({ notes }) => isNoted(notes))) return answer
  const items = answer.items.map((item) => {
    const held = context.findLast(({ itemId }) => itemId === item.itemId)?.notes ?? ''
    const own = item.notes === '' && answer.action === 'update_cart' ? held : item.notes
    const others = own.split('; ').filter((part) => !note.includes(part))
    return item.quantity === 0 || isNoted(own) ? item : { ...item, notes: mergeNotes(...others, note) ?? '' }
  })
  const words = splitWords(note)
  const sentences = answer.sentences.filter(
    // What isn't understood, and no need, stays a phrase that the menu lacks.
    ({ missing }) =>
      stated.length === 0 || missing === undefined || !splitWords(missing).every((word) => words.includes(word)),
  )
  return addSentences(
    { ...answer, items, sentences },
    text(`I've noted "${note}" for the kitchen.`, `Anoté "${note}" para la cocina.`),
  )
}

const listMessageFoods = (message: string): readonly Allergen[] =>
  findNamedFoods(correctNote(splitWords(message).join(' ')))

/**
 * Judges an answer by the foods that the message names apart from what it orders, in the same way
 * in which the kitchen's notes are read. A dish that may contain one waits for a yes with the
 * guest's words as its note, and what the guest stated is remembered as filters
 * (docs/product/voice.md#food-safety).
 */
export function passFoodGate(said: Answer, input: GuestMessage): Answer {
  const isConfirmed = input.question?.kind === 'confirm' && said.settlesQuestion === true
  const answer = isConfirmed ? said : confirmKnownNeeds(said, input)
  const remembered = listRememberedNeeds(input.message, input.vocabulary)
  const ofMessage = listMessageFoods(input.message)
  if (!mentionsAllergy(input.message) && remembered.length === 0 && ofMessage.length === 0) return answer
  const { refused, questioned, isPlain, findNote } = readFoods(answer, input)
  const avoided = listAvoidedAllergens(toDietaryPreferences(remembered))
  const stated = allergens.filter((each) => [...refused, ...avoided].includes(each))
  const filters = [...new Set([...remembered, ...stated.map((each) => allergenTable[each].filter)])]
  // What isn't understood may concern each food of the message, also of a dish that it orders.
  const doubted = isPlain ? [] : ofMessage
  const named = [...stated, ...questioned, ...doubted]
  const warnings = listNewDishes(answer, input).flatMap((dish) => {
    const ofLine = [...named, ...findNoteAllergens([dish.item.notes])]
    const contained = allergens.filter((each) => ofLine.includes(each) && mayContain(dish.facts, each))
    return contained.length > 0 ? describePresence(dish, contained) : []
  })
  const judged = warnings.length > 0 ? askToConfirm(answer, ...warnings, ALLERGY_NOTICE) : answer
  const isWaiting =
    judged.confidence === 'low' && judged.action !== 'remove_from_cart' && (stated.length > 0 || warnings.length > 0)
  const noted = isWaiting ? noteNeeds(judged, findNote(stated), stated, input) : judged
  return filters.length > 0 ? { ...noted, filters } : noted
}
