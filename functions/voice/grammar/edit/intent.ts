import type { MenuItem } from '#shared/menu/contract'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import type { OrderType } from '#shared/orders/constants'
import type { OpenQuestion, VoiceItem } from '#shared/voice/contract'
import type { Language } from '#shared/voice/text'
import { mergeLines, resolveLineOptions, type LineWithOptions, type SpokenLine } from '../resolve/line-options'
import type { Vocabulary } from '../tokenize/vocabulary'
import type { AssistantFacts } from '../questions/facts'

export type SpokenItem = Pick<VoiceItem, 'itemId' | 'quantity' | 'notes'> & {
  readonly options?: readonly string[] | undefined
}

/** What a sentence asks for, before the kitchen's limits are checked. */
export type Intent = {
  readonly add: readonly SpokenLine[]
  readonly remove: readonly SpokenLine[]
  readonly update: readonly SpokenLine[]
  /** Names that several dishes share, with the number and the notes before them. */
  readonly several: readonly {
    readonly said: string
    readonly dishes: readonly MenuItem[]
    readonly quantity?: number | null
    readonly notes?: readonly string[]
  }[]
  readonly unknown: readonly { readonly said: string; readonly near: readonly MenuItem[] }[]
  /** Words that neither the menu nor an ordering phrase explains. */
  readonly unexplained?: readonly string[]
  /** Refused dishes that are neither in this sentence nor in the cart. */
  readonly declined: readonly MenuItem[]
  /** A dish that replaces one of several lines when the sentence doesn't say which. */
  readonly replacing: MenuItem | null
  /** The sentence asks for a change without a recognizable target. */
  readonly isUnclear: boolean
}

/** The intent of a sentence that asks for nothing. */
export const emptyIntent: Intent = {
  add: [],
  remove: [],
  update: [],
  several: [],
  unknown: [],
  declined: [],
  replacing: null,
  isUnclear: false,
}

/**
 * Sets the quantity of a dish over all its lines: the last line takes the difference. Returns null
 * if the other lines have as many already, so that it is unclear which to lower.
 */
export function setDishTotal(lines: readonly SpokenLine[], dishId: number, total: number): SpokenLine | null {
  const own = lines.filter(({ dish }) => dish.id === dishId)
  const others = own.slice(0, -1).reduce((sum, { quantity }) => sum + (quantity ?? 1), 0)
  const last = own.at(-1)
  return last && total > others ? { ...last, quantity: total - others } : null
}

/**
 * `cancel the cola and add a tea`: one change of the cart. A line that the cart has already gets
 * the quantity of both.
 */
export function toOneChange(intent: Intent, context: readonly SpokenItem[]): Intent {
  const gone = intent.remove.filter(({ isThere }) => isThere)
  if (intent.add.length === 0 || gone.length === 0) return intent
  // `remove the cola and add two colas` sets the line.
  const isAgain = (id: number) =>
    gone.some(({ dish }) => dish.id === id) && intent.add.some(({ dish }) => dish.id === id)
  const heldOf = ({ dish, options }: LineWithOptions) =>
    context
      .filter(({ itemId }) => itemId === dish.id && !isAgain(itemId))
      .find((line) => (line.options ?? options).toSorted().join() === options.toSorted().join())
  const added = mergeLines(intent.add).map((line) => ({
    ...line,
    quantity: (line.quantity ?? 1) + (heldOf(resolveLineOptions(line))?.quantity ?? 0),
  }))
  const remove = intent.remove.filter((line) => !gone.includes(line))
  const left = gone.filter(({ dish }) => !isAgain(dish.id))
  return {
    ...intent,
    add: [],
    remove,
    update: [...intent.update, ...added, ...left.map((line) => ({ ...line, quantity: 0, notes: [] }))],
  }
}

/** Finds a dish, only where words refer to it, because that takes a reading of the words before. */
export type Subject = () => MenuItem | undefined

/** A guest's message with the menu and the facts that answer it. */
export type GuestMessage = {
  readonly message: string
  readonly vocabulary: Vocabulary
  readonly facts: AssistantFacts
  /** The cart, or the items of the last reply. */
  readonly context?: readonly SpokenItem[]
  /** The dietary filters that are on at the menu. */
  readonly filters?: readonly DietaryPreference[]
  /** Allergies of earlier messages that no filter covers. */
  readonly allergyNote?: string | undefined
  /** The question of the last reply. */
  readonly question?: OpenQuestion | undefined
  /** The language of the last reply. */
  readonly language?: Language | undefined
  /** The order type of the checkout. */
  readonly orderType?: OrderType | undefined
  /** Finds the dish of the guest's last question: `I'll take one` orders it. */
  readonly subject?: Subject | undefined
}
