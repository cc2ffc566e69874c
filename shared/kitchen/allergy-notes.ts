import { formatDishName, type NamedLine } from './kitchen-names'
import { allergens, type Allergen } from '../menu/contract'
import { listUnclearAllergens, mentionsAllergy, readNote } from '../menu/dietary/note-reading'
import { normalizeText } from '../platform/text'

type DeclaredLine = {
  /** The declared allergens with the line's options; null if the kitchen has not declared them. */
  readonly allergens: readonly Allergen[] | null
  readonly undeclaredAllergens?: readonly Allergen[] | undefined
}

export type NotedLine = DeclaredLine &
  NamedLine & {
    readonly menuItem: { readonly name: string }
    readonly customizations: { readonly notes: string } | null
    /** Whom it is for in a group order: `Ben (nut allergy)`. */
    readonly for?: string | undefined
  }

/** What an order says in its guest's own words, and what its dishes declare. */
export type NotedOrder = {
  readonly orderItems: readonly NotedLine[]
  readonly specialInstructions: string | null
  readonly customerInfo?: { readonly name: string } | undefined
}

/** The words of allergies on tickets; boards have them in the cook's language. */
export const allergyWords = {
  title: 'ALLERGY',
  contains: (allergenNames: string) => `Contains ${allergenNames}`,
  notDeclared: (allergenNames: string) => `Not declared: ${allergenNames}`,
  nameOf: (allergen: Allergen): string => allergen,
  listOf: (names: readonly string[]): string => names.join(', '),
  about: (names: string, note: string) => `${names}: ${note}`,
  /** Whether a cook may not read a note, so that its allergens are named in front of it. */
  isForeign: (note: string): boolean => NOT_LATIN.test(note) || SPANISH.test(normalizeText(note)),
}
export type AllergyWords = typeof allergyWords

/** A note about an allergy, and the dishes that have it. */
export type AllergyNote = { readonly note: string; readonly dishes: readonly string[] }

const mayContain = ({ allergens: declared, undeclaredAllergens = [] }: DeclaredLine, allergen: Allergen): boolean =>
  declared === null || declared.includes(allergen) || undeclaredAllergens.includes(allergen)

/**
 * Whether a note is an alarm in an order with these dishes: it speaks of an allergy, or it excludes
 * an allergen that a dish declares or doesn't declare (docs/product/kitchen.md#allergies).
 */
export function isAllergyAlarm(note: string, lines: readonly DeclaredLine[]): boolean {
  const { isAllergy, allergens: named } = readNote(note)
  return isAllergy || named.some((allergen) => lines.some((line) => mayContain(line, allergen)))
}

const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u

/** Words of Spanish notes about food, without accents. */
const SPANISH =
  /\b(?:alergic[oa]s?|alergias?|celiac[oa]s?|intolerancias?|intolerantes?|sin|los|las|el|tengo|tiene|tienen|puedo|puede|podemos|pueden|por favor)\b/

/**
 * Returns an alarm for cooks, with its allergens in their language if they may not read it:
 * `peanuts: 我对花生过敏`. In "Soy alérgica a los mariscos", "soy" is no allergen.
 */
function formatAllergyNote(note: string, { isForeign, nameOf, listOf, about }: AllergyWords): string {
  const { allergens: named } = readNote(note)
  return named.length > 0 && isForeign(note) ? about(listOf(named.map(nameOf)), note) : note
}

/** Longer alarms are shortened on a ticket. */
const SHORT_NOTE_LENGTH = 140

const splitSentences = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?;])\s+|(?<=[。！？；])|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

const isAlarming = (sentence: string): boolean => {
  const { isAllergy, allergens: named } = readNote(sentence)
  return isAllergy || named.length > 0
}

/** An alarm as a ticket shows it. */
export type ShortNote = { readonly text: string; readonly isShortened: boolean }

/**
 * Shortens an alarm that would fill a ticket. It begins with the allergens that it names, and keeps
 * every sentence about an allergy whole. Of the others it keeps what fits, first those that follow,
 * because a guest may go on with an allergen that the product doesn't know.
 */
export function shortenAllergyNote(note: string, words = allergyWords): ShortNote {
  const sentences = splitSentences(note)
  const alarming = sentences.map(isAlarming)
  const first = alarming.indexOf(true)
  if (note.length <= SHORT_NOTE_LENGTH || first < 0) return { text: formatAllergyNote(note, words), isShortened: false }
  const indexes = sentences.map((_, index) => index)
  const shown = new Set(indexes.filter((index) => alarming[index]))
  const lengthOf = (index: number) => (sentences[index]?.length ?? 0) + 1
  let length = [...shown].reduce((sum, index) => sum + lengthOf(index), 0)
  for (const index of [...indexes.slice(first), ...indexes.slice(0, first).toReversed()]) {
    if (shown.has(index) || length + lengthOf(index) > SHORT_NOTE_LENGTH) continue
    shown.add(index)
    length += lengthOf(index)
  }
  const isShortened = shown.size < sentences.length
  if (!isShortened) return { text: formatAllergyNote(note, words), isShortened }
  const text = sentences
    .map((sentence, index) => (shown.has(index) ? sentence : '…'))
    .filter((sentence, index, all) => sentence !== '…' || all[index - 1] !== '…')
    .join(' ')
  const { allergens: named } = readNote(note)
  return { text: named.length > 0 ? words.about(words.listOf(named.map(words.nameOf)), text) : text, isShortened }
}

const listLineTexts = ({ customizations, for: person }: NotedLine): readonly string[] => [
  customizations?.notes ?? '',
  person ?? '',
]

/** Returns the guest's texts about no single dish: instructions, a name that says an allergy. */
const listOrderTexts = ({ specialInstructions, customerInfo }: NotedOrder): readonly string[] => [
  specialInstructions ?? '',
  ...(customerInfo && mentionsAllergy(customerInfo.name) ? [customerInfo.name] : []),
]

/** Returns the alarms in the texts of an order's dishes, each once with its dishes. */
export function listAllergyNotes(lines: readonly NotedLine[]): readonly AllergyNote[] {
  const dishesByNote = new Map<string, Set<string>>()
  for (const line of lines)
    for (const note of listLineTexts(line))
      if (isAllergyAlarm(note, lines))
        dishesByNote.set(note, (dishesByNote.get(note) ?? new Set()).add(formatDishName(line)))
  return [...dishesByNote].map(([note, dishes]) => ({ note, dishes: [...dishes] }))
}

/** Returns all alarms of an order. Those of its instructions are about no dish of their own. */
export const listAllergyAlarms = (order: NotedOrder): readonly AllergyNote[] => [
  ...listAllergyNotes(order.orderItems),
  ...listOrderTexts(order)
    .filter((text) => isAllergyAlarm(text, order.orderItems))
    .map((note) => ({ note, dishes: [] })),
]

/** Begins an alarm with the word for allergy, unless it does already. */
export const withAllergyTitle = (text: string, { title, about }: AllergyWords): string =>
  text.toUpperCase().startsWith(title) ? text : about(title, text)

/**
 * Returns the warning of a ticket, `ALLERGY: no sesame (Miso Soup); peanuts`, from the notes of its
 * dishes and its instructions, in full unless `format` shortens them; null without an allergy.
 */
export function formatAllergyWarning(
  order: NotedOrder,
  words = allergyWords,
  format: (note: string, words: AllergyWords) => string = formatAllergyNote,
): string | null {
  const warnings = listAllergyAlarms(order).map(
    ({ note, dishes }) => format(note, words) + (dishes.length > 0 ? ` (${words.listOf(dishes)})` : ''),
  )
  return warnings.length === 0 ? null : withAllergyTitle(warnings.join('; '), words)
}

/**
 * Returns the allergens that the alarms of an order name, and those of its unclear notes, which are
 * no alarms. A note may name others as well ("peanuts are fine"): a mark is a reason to ask.
 */
export function findNotedAllergens(order: NotedOrder): readonly Allergen[] {
  const texts = [...order.orderItems.flatMap(listLineTexts), ...listOrderTexts(order)]
  const alarming = listAllergyAlarms(order).flatMap(({ note }) => readNote(note).allergens)
  const noted = new Set([...alarming, ...texts.flatMap(listUnclearAllergens)])
  return allergens.filter((each) => noted.has(each))
}

/** Returns the noted allergens that a dish contains, or may contain because it is undeclared. */
export const listAllergyMarks = (line: DeclaredLine, noted: readonly Allergen[]): readonly Allergen[] =>
  noted.filter((allergen) => mayContain(line, allergen))

/** Adds to each line which allergens of the order's alarms it contains or may contain. */
export function markAllergies<Line extends NotedLine>(
  lines: readonly Line[],
  order: Pick<NotedOrder, 'specialInstructions' | 'customerInfo'>,
) {
  const noted = findNotedAllergens({ ...order, orderItems: lines })
  return lines.map((line) => ({ ...line, allergyMarks: [...listAllergyMarks(line, noted)] }))
}

/** Formats the marks of a dish: `Contains shellfish · Not declared: nuts`; null without marks. */
export function formatAllergyMarks(
  line: DeclaredLine,
  marks: readonly Allergen[],
  { contains, notDeclared, nameOf, listOf } = allergyWords,
): string | null {
  const contained = marks.filter((each) => line.allergens?.includes(each))
  const unknown = marks.filter((each) => !contained.includes(each))
  const texts = [
    ...(contained.length > 0 ? [contains(listOf(contained.map(nameOf)))] : []),
    ...(unknown.length > 0 ? [notDeclared(listOf(unknown.map(nameOf)))] : []),
  ]
  return texts.length > 0 ? texts.join(' · ') : null
}
