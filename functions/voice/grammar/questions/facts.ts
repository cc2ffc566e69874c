import type { MenuItem } from '#shared/menu/contract'
import type { Location } from '#shared/locations/index'
import type { IntakeSettings } from '#shared/kitchen/intake'
import type { WaitQuotes } from '#shared/orders/eta'
import { MAX_LINE_QUANTITY } from '#shared/orders/contract'
import { listTexts, text, type Text } from '#shared/voice/text'
import { hasSentence, type Answer, type Sentence } from '../answer'

/** A section of the menu. */
export type MenuSection = { readonly id: number; readonly name: string }

/** Facts for the assistant's answers; the pages show the same. */
export type AssistantFacts = {
  readonly location: Location
  /** All locations of the group as they are; undefined for those of their files. */
  readonly others?: readonly Location[] | undefined
  readonly now: Date
  /** The rules for events as the owner has set them; undefined for those of the location's file. */
  readonly eventRules?: Location['events'] | undefined
  /** Today's specials that the guest's filters and needs show. */
  readonly specials: readonly {
    readonly title: string
    readonly menuItemId: number
    readonly discountPercent: number
  }[]
  /** Whether these hide some of today's specials. */
  readonly areSpecialsHidden?: boolean
  /** The kitchen's intake settings; undefined means the defaults. */
  readonly intake?: IntakeSettings
  /** Wait times while open, by the kitchen's backlog; undefined means the usual quotes. */
  readonly quotes?: WaitQuotes | undefined
  /** The slots in which the cart fits, ISO; undefined if it fits in all that are offered. */
  readonly freeTimes?: ReadonlySet<string> | undefined
  /** The sections of the menu. */
  readonly sections?: readonly MenuSection[]
  /** The status of the order whose id the sentence contains; null if there is no such order. */
  readonly order?: { readonly ticketNumber: number; readonly message: Text } | null
}

/** Whether a dish can be ordered: available today, with a fixed price. */
export const isOrderable = ({ isAvailable, price }: Pick<MenuItem, 'isAvailable' | 'price'>): boolean =>
  isAvailable && Number(price) > 0

/** Says why a dish is not available: it is sold out, or not offered at this time. */
export const sayUnavailable = ({ name, offeredAt, offerTexts = [] }: MenuItem): Text =>
  offeredAt === undefined
    ? text(`Sorry, the ${name} is sold out right now.`, `Lo siento, ${name} está agotado en este momento.`)
    : text(
        `Sorry, the ${name} is not offered at this time. We have it for ${offerTexts.join('; ')}.`,
        `Lo siento, ${name} no se ofrece a esta hora. Lo tenemos para ${offerTexts.join('; ')}.`,
      )

/** Whether a quantity can be ordered. */
export const isOrderableQuantity = (quantity: number | null): boolean =>
  quantity === null || (Number.isInteger(quantity) && quantity <= MAX_LINE_QUANTITY)

/** Whether a question may repeat a quantity: one that can be ordered, and not none. */
export const isAskableQuantity = (quantity: number | null): boolean => quantity !== 0 && isOrderableQuantity(quantity)

/** Asks for another quantity than the one that can't be ordered; empty if all can. */
export function askForQuantity(quantities: readonly (number | null)[]): readonly Text[] {
  const wrong = quantities.find((quantity) => !isOrderableQuantity(quantity))
  if (wrong === undefined || wrong === null) return []
  const limit =
    wrong > MAX_LINE_QUANTITY
      ? text(`at most ${MAX_LINE_QUANTITY} of a dish`, `como máximo ${MAX_LINE_QUANTITY} de un plato`)
      : text('whole dishes only', 'solo platos enteros')
  return [text(`I can add ${limit.en}. How many would you like?`, `Puedo agregar ${limit.es}. ¿Cuántos quiere?`)]
}

/** `A`, `A and B`, `A, B or C`. */
export function joinWords(texts: readonly string[], last = 'and'): string {
  if (texts.length < 2) return texts.join('')
  return `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}`
}

/** Maximum number of dishes named in a reply (docs/product/voice.md#understood-sentences). */
export const MAX_NAMED_DISHES = 3

/** Formats the names of up to three dishes and the number of further ones. */
export function formatDishNames(dishes: readonly Pick<MenuItem, 'name'>[]): Text {
  const names = dishes.slice(0, MAX_NAMED_DISHES).map(({ name }) => name)
  const more = dishes.length - names.length
  return listTexts(more > 0 ? [...names, text(`${more} more`, `${more} más`)] : names)
}

export const NOT_UNDERSTOOD = text(
  "I couldn't understand that. Please tell me a dish from our menu, such as its name or its code.",
  'No entendí eso. Dígame un plato de nuestro menú, por ejemplo su nombre o su código.',
)
export const NOT_ON_MENU = text("I don't find that on our menu.", 'No encuentro eso en nuestro menú.')

/** The reply to words that match nothing on the menu. */
export const describeNotFound = (said: string): Sentence => ({
  ...text(`I couldn't find "${said}" on our menu.`, `No encontré "${said}" en nuestro menú.`),
  missing: said,
})

/**
 * Returns the part of a message that was not understood: the unmatched words, else all of it. Empty
 * if everything was understood.
 */
export function findUnrecognizedWords(message: string, answer: Answer): string {
  const missing = answer.sentences.flatMap((sentence) => sentence.missing ?? [])
  if (missing.length > 0) return missing.join(' ')
  return hasSentence(answer, NOT_UNDERSTOOD) || hasSentence(answer, NOT_ON_MENU) ? message : ''
}
