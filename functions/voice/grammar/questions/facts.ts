import type { MenuItem } from '#shared/menu/contract'
import type { Location } from '#shared/locations/index'
import type { IntakeSettings } from '#shared/kitchen/intake'
import type { WaitQuotes } from '#shared/orders/eta'
import type { VoiceReply } from '#shared/voice/contract'

/** A part of the menu, as the table names it. */
export type MenuSection = { readonly id: number; readonly name: string }

/** What the assistant knows: the same facts as the pages show. */
export type AssistantFacts = {
  readonly location: Location
  readonly now: Date
  /** Today's specials. */
  readonly specials: readonly {
    readonly title: string
    readonly menuItemId: number
    readonly discountPercent: number
  }[]
  /** What the kitchen takes in; as usual where nothing is said. */
  readonly intake?: IntakeSettings
  /**
   * How long an order takes while open, by the kitchen's backlog; the usual quotes where it was not
   * read.
   */
  readonly quotes?: WaitQuotes | undefined
  /** The parts of the menu. */
  readonly sections?: readonly MenuSection[]
  /** The order whose id the sentence gives: what to say of it, null if there is none such. */
  readonly order?: { readonly ticketNumber: number; readonly message: string } | null
}

/** A dish that can be put into the cart: on the menu today, and not at market price. */
export const isOrderable = ({ isAvailable, price }: Pick<MenuItem, 'isAvailable' | 'price'>): boolean =>
  isAvailable && Number(price) > 0

/** `A`, `A and B`, `A, B or C`. */
export function joinWords(texts: readonly string[], last = 'and'): string {
  if (texts.length < 2) return texts.join('')
  return `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}`
}

/** At most so many dishes are named in a reply (docs/product/voice.md#what-is-understood). */
export const MAX_NAMED_DISHES = 3

/** The names of up to three dishes, and how many more there are. */
export function formatDishNames(dishes: readonly MenuItem[]): string {
  const names = dishes.slice(0, MAX_NAMED_DISHES).map(({ name }) => name)
  const more = dishes.length - names.length
  return joinWords(more > 0 ? [...names, `${more} more`] : names)
}

export const NOT_UNDERSTOOD =
  "I couldn't understand that. Please tell me a dish from our menu, such as its name or its code."
export const NOT_ON_MENU = "I don't find that on our menu."

/** What is said of words that name nothing. */
export const describeNotFound = (said: string): string => `I couldn't find "${said}" on our menu.`

const NAMED = /I couldn't find "([^"]+)" on our menu/g

/**
 * What of a sentence was not understood: the words that nothing is named by, else all of it; empty
 * where all was.
 */
export function findUnrecognizedWords(message: string, { response }: VoiceReply): string {
  const named = [...response.matchAll(NAMED)].map(([, said]) => said)
  if (named.length > 0) return named.join(' ')
  return response.includes(NOT_UNDERSTOOD) || response.includes(NOT_ON_MENU) ? message : ''
}
