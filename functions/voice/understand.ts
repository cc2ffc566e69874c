import type { MenuItem, OptionGroup } from '#shared/menu/contract'
import { locations } from '#shared/locations/index'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { applySelectionDifference, toSelectionDifference } from '#shared/menu/options'
import type { OrderType } from '#shared/orders/constants'
import type { OpenQuestion, VoiceItem, VoiceReply } from '#shared/voice/contract'
import type { Language } from '#shared/voice/text'
import { converse } from './conversation/converse'
import { toReply, type Answer } from './grammar/answer'
import type { AssistantFacts } from './grammar/questions/facts'
import { listRememberedNeeds, readUnfilteredAllergies } from './grammar/safety/remembered-needs'
import { buildVocabulary, type Vocabulary } from './grammar/tokenize/vocabulary'

/** An item of an earlier reply or of the cart, as the browser sends it. */
type ContextItem = Pick<VoiceItem, 'itemId' | 'quantity' | 'notes'> & {
  readonly options?: readonly string[] | null | undefined
  readonly chosen?: readonly string[] | null | undefined
}

type Option = OptionGroup['options'][number]
type NamedOption = Omit<Option, 'alsoCalled'> & { readonly alsoCalled?: readonly string[] | undefined }
type Named = { readonly alsoCalled?: readonly string[] | undefined }

/** A dish as `GET /api/menu-items` returns it. Other names may be missing. */
type UnderstandableDish = Omit<MenuItem, 'alsoCalled' | 'optionGroups'> &
  Named & {
    readonly optionGroups: readonly (Omit<OptionGroup, 'options'> & { readonly options: readonly NamedOption[] })[]
  }

export type UnderstandRequest = {
  readonly message: string
  /** Dishes as `GET /api/menu-items` returns them. */
  readonly menu: readonly UnderstandableDish[]
  /** The cart, or the items of the last reply. */
  readonly context?: readonly ContextItem[] | undefined
  /** The dietary filters that are on: an added dish that they hide waits for confirmation. */
  readonly filters?: readonly DietaryPreference[] | undefined
  /** Allergies of earlier messages that no filter covers. */
  readonly allergyNote?: string | undefined
  /** The question of the last reply, and its language. */
  readonly question?: OpenQuestion | undefined
  readonly language?: Language | undefined
  /** The order type of the checkout. */
  readonly orderType?: OrderType | undefined
  /** The facts that answer questions; without them, of the first location at a fixed time. */
  readonly facts?: AssistantFacts | undefined
}

const NO_FACTS: AssistantFacts = { location: locations[0], now: new Date(0), specials: [] }

const withNames = <T extends Named>({ alsoCalled = [], ...rest }: T) => ({ ...rest, alsoCalled: [...alsoCalled] })

const toMenuItem = (dish: UnderstandableDish): MenuItem => ({
  ...withNames(dish),
  optionGroups: dish.optionGroups.map((group) => ({ ...group, options: group.options.map(withNames) })),
})

const vocabularies = new WeakMap<readonly UnderstandableDish[], Vocabulary>()

function vocabularyOf(menu: readonly UnderstandableDish[]): Vocabulary {
  const vocabulary = vocabularies.get(menu) ?? buildVocabulary(menu.map(toMenuItem))
  vocabularies.set(menu, vocabulary)
  return vocabulary
}

/** Returns the filters of what a message tells of the guest. */
export const listGuestNeeds = ({ message, menu }: Pick<UnderstandRequest, 'message' | 'menu'>) =>
  listRememberedNeeds(message, vocabularyOf(menu))

/** Returns the foods that a guest avoids and no filter covers, by all that the guest said. */
export const listAvoidedFoods = ({
  message,
  menu,
  allergyNote = '',
  context = [],
}: Pick<UnderstandRequest, 'message' | 'menu' | 'allergyNote' | 'context'>): readonly string[] =>
  [message, allergyNote, ...context.map(({ notes }) => notes)].flatMap(
    (said) => readUnfilteredAllergies(said, vocabularyOf(menu))?.foods ?? [],
  )

/** Returns the allergies of a message that no filter covers, for the kitchen. */
export const getAllergyNote = ({ message, menu }: Pick<UnderstandRequest, 'message' | 'menu'>): string =>
  (readUnfilteredAllergies(message, vocabularyOf(menu))?.notes ?? []).join(', ')

/** An answer whose items have the options that differ from the defaults, and its language. */
type Understood = { readonly answer: Answer; readonly language: Language }

/** Answers what a guest says, from the menu alone. The same array of dishes is indexed once. */
export function answerGuest({
  menu,
  context = [],
  filters = [],
  facts = NO_FACTS,
  ...message
}: UnderstandRequest): Understood {
  const vocabulary = vocabularyOf(menu)
  const groupsOf = (id: number) => vocabulary.menu.find((dish) => dish.id === id)?.optionGroups ?? []
  const lines = context.map(({ chosen, options, ...item }) => {
    const all = chosen ?? (options && applySelectionDifference(groupsOf(item.itemId), { options }))
    return { ...item, options: all ?? undefined }
  })
  const { answer, language } = converse({ ...message, vocabulary, facts, context: lines, filters })
  const items = answer.items.map((item) => ({
    ...item,
    options: [...toSelectionDifference(groupsOf(item.itemId), item.options).options],
    chosen: item.options,
  }))
  return { answer: { ...answer, items }, language }
}

/**
 * Understands what a guest says, from the menu alone. Returns the items with the options that
 * differ from the defaults, repeated by quantity (docs/product/voice.md#reply-format).
 */
export function understand(request: UnderstandRequest): VoiceReply {
  const { answer, language } = answerGuest(request)
  return toReply(answer, language)
}
