import { mayMeanAllergy } from '#shared/menu/dietary/note-reading'
import { MAX_INSTRUCTIONS_LENGTH } from '#shared/orders/constants'
import { fitNotes } from '#shared/orders/cart/note-length'

const MORE = ' … (the rest is at the desk, with the event)'

const splitSentences = (text: string): readonly string[] => text.split(/(?<=[.!?;])\s+|\n+/).filter(Boolean)

/**
 * Returns what the kitchen reads of an event's wishes: all, or those about allergies and as much as
 * fits.
 */
export const writeInstructions = (wishes: string): string =>
  wishes.length <= MAX_INSTRUCTIONS_LENGTH
    ? wishes
    : fitNotes(splitSentences(wishes), MAX_INSTRUCTIONS_LENGTH - MORE.length) + MORE

/** Adds the allergies of a later message to the wishes. A quote answers the rest of the message. */
export const addAllergies = (wishes: string, message: string): string =>
  [wishes, ...splitSentences(message).filter((each) => mayMeanAllergy(each) && !wishes.includes(each))]
    .filter(Boolean)
    .join('\n')
