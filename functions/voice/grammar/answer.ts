import type { DietaryPreference } from '#shared/menu/dietary/filters'
import type {
  CheckoutWish,
  OpenQuestion,
  VoiceAction,
  VoiceConfidence,
  VoiceItem,
  VoiceReply,
} from '#shared/voice/contract'
import { text, type Language, type Text } from '#shared/voice/text'

/** A sentence of an answer. */
export type Sentence = Text & {
  /** Replaces the sentence where the guest has to confirm the dishes. */
  readonly unsure?: Text
  /** The words that match nothing on the menu. */
  readonly missing?: string
}

/** What the grammar answers, in each language. */
export type Answer = {
  readonly isUnderstood: boolean
  readonly action: VoiceAction | null
  readonly items: readonly VoiceItem[]
  readonly sentences: readonly Sentence[]
  /** Null without an action. */
  readonly confidence: VoiceConfidence | null
  /** What the next message may answer. */
  readonly question?: OpenQuestion | undefined
  /** Whether the message answered the question before. */
  readonly settlesQuestion?: boolean
  /** The dietary filters of what the message tells of the guest. */
  readonly filters?: DietaryPreference[]
  /** What the message sets for the checkout. */
  readonly checkout?: CheckoutWish
  /** Whether the guest is ready to pay. */
  readonly offersCheckout?: boolean
}

/** Builds an answer that changes the cart. */
export const createAnswer = (
  action: VoiceAction | null,
  items: readonly VoiceItem[],
  sentences: readonly Sentence[],
  confidence: VoiceConfidence | null,
): Answer => ({
  isUnderstood: true,
  action: items.length > 0 ? action : null,
  items,
  sentences,
  confidence: items.length > 0 ? confidence : null,
})

/** Builds an answer that only speaks. */
export const say = (...sentences: readonly Sentence[]): Answer => createAnswer(null, [], sentences, null)

/** Builds the answer to a message that was not understood. */
export const sayNotUnderstood = (...sentences: readonly Sentence[]): Answer => ({
  ...say(...sentences),
  isUnderstood: false,
})

/** Whether an answer has a sentence. */
export const hasSentence = ({ sentences }: Answer, { en }: Text): boolean => sentences.some((each) => each.en === en)

/** Adds sentences that the answer doesn't have. */
export const addSentences = (answer: Answer, ...more: readonly Sentence[]): Answer => ({
  ...answer,
  sentences: [...answer.sentences, ...more.filter((each) => !hasSentence(answer, each))],
})

/** Lets the guest confirm what an answer adds or changes, and says why. */
export const askToConfirm = (answer: Answer, ...reasons: readonly Sentence[]): Answer => ({
  ...addSentences({ ...answer, sentences: answer.sentences.map((each) => each.unsure ?? each) }, ...reasons),
  confidence: 'low',
})

/** Says sentences in a language. */
export const speak = (sentences: readonly Text[], language: Language): string =>
  [...new Set(sentences.map((each) => each[language]))].filter((each) => each !== '').join(' ')

/** Converts an answer to a reply in a language. */
export function toReply(answer: Answer, language: Language): VoiceReply {
  const { isUnderstood, action, items, sentences, confidence, question, ...more } = answer
  const [first] = items
  return {
    success: isUnderstood,
    action,
    itemId: first?.itemId ?? null,
    itemName: first?.itemName ?? null,
    quantity: first?.quantity ?? null,
    response: speak(sentences, language),
    items: [...items],
    confidence,
    language,
    ...(question && { question }),
    ...more,
  }
}

/** Says where the staff answer, when a question about allergies or food was not understood. */
export const sayFoodNotUnderstood = ({ phone }: { readonly phone: string }): Answer => {
  const english = `I didn't understand the allergy or food question, so I changed nothing. Please ask our staff: ${phone}.`
  const spanish = `No entendí la pregunta sobre alergias o alimentos y no cambié nada. Pregunte a nuestro personal: ${phone}.`
  // The language may be another one, so both are said.
  return sayNotUnderstood(text(`${english} ${spanish}`, `${spanish} ${english}`))
}
