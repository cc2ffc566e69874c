import type { MenuItem } from '#shared/menu/contract'
import { memoize } from '#shared/platform/memoize'
import { PAUSE, parseNumberAt, singularize, splitWords, type Words } from '../tokenize/words'
import { dishCodeAt } from '../tokenize/codes'
import { type Vocabulary } from '../tokenize/vocabulary'

/** A span of words that names one dish, or several dishes that share the name. */
export type Mention = {
  readonly from: number
  readonly to: number
  readonly dishes: readonly MenuItem[]
  /** Whether the span is a whole name; else it is a part of one, or misheard. */
  readonly isWhole: boolean
  /** The number of words that name it, without links. */
  readonly weight: number
  /** The words are too little to choose the dish. */
  readonly isOpen?: boolean
}

/** The names of a menu by their terms, one after the other: no name is compared twice. */
type NameTree = {
  readonly next: Map<string, NameTree>
  /** The dishes whose whole name ends here. */
  readonly dishes: MenuItem[]
}

const LINKS = new Set(['and', 'with', 'of', 'the', 'in', 'a'])

/** Words whose terms are cached: each is compared with many names. */
const MAX_WORDS = 2000

/** Returns the form in which words of names are compared: singular, numbers in digits. */
export const toTerm = memoize((word) => {
  const number =
    word === 'a' || word === 'an' ? null : (parseNumberAt([word], 0) ?? parseNumberAt([singularize(word)], 0))
  return number ? String(number.value) : singularize(word)
}, MAX_WORDS)

const toTermWithoutS = memoize((word) => toTerm(word.replace(/s$/, '')), MAX_WORDS)

/** Lists the terms of a name, without its small words. */
export const listTerms = (name: string): Words =>
  splitWords(name)
    .filter((word) => !LINKS.has(word) && word !== ',')
    .map(toTerm)

const trees = new WeakMap<Vocabulary, NameTree>()

const createTree = (): NameTree => ({ next: new Map(), dishes: [] })

function nextTree({ next }: NameTree, term: string): NameTree {
  const tree = next.get(term) ?? createTree()
  next.set(term, tree)
  return tree
}

function treeOf(vocabulary: Vocabulary): NameTree {
  const known = trees.get(vocabulary)
  if (known) return known
  const tree = createTree()
  for (const dish of vocabulary.menu)
    for (const name of [dish.name, ...dish.alsoCalled]) listTerms(name).reduce(nextTree, tree).dishes.push(dish)
  trees.set(vocabulary, tree)
  return tree
}

/** Whether a word links words of a name. In `a combo and one latte` the number starts an item. */
const isLink = (words: Words, at: number): boolean =>
  LINKS.has(words[at] ?? '') && !(words[at] === 'and' && parseNumberAt(words, at + 1) !== null)

/** Returns where the next word of a name is that starts at a position, after links. */
function skipLinks(words: Words, from: number, at: number): number {
  let place = from
  while (isLink(words, place) && place - at < 8) place += 1
  return place
}

/** A name of some dishes, and where it ends. */
type NameEnd = { readonly to: number; readonly weight: number; readonly dishes: readonly MenuItem[] }

/** Lists the names that start at a position with the terms of a tree. */
function listNames(words: Words, at: number, tree: NameTree): readonly NameEnd[] {
  const found: NameEnd[] = []
  let open: readonly NameTree[] = [tree]
  for (let [weight, place] = [1, at]; open.length > 0 && place < words.length; weight += 1) {
    if (weight > 1) place = skipLinks(words, place, at)
    const word = words[place] ?? ''
    const terms = new Set([toTerm(word), toTermWithoutS(word), word.replace(/s$/, '')])
    open = [...terms].flatMap((term) => open.flatMap(({ next }) => next.get(term) ?? []))
    place += 1
    const dishes = open.flatMap((each) => each.dishes)
    if (dishes.length > 0) found.push({ to: place, weight, dishes })
  }
  return found
}

/** Returns the names that start at a position, one mention for each length. */
export function namesAt(words: Words, at: number, vocabulary: Vocabulary): readonly Mention[] {
  const code = dishCodeAt(words, at, vocabulary)
  const coded = code && vocabulary.byCode.get(code.said)
  if (code && coded) return [{ from: at, to: at + code.length, dishes: [coded], isWhole: true, weight: code.length }]
  return listNames(words, at, treeOf(vocabulary)).map(({ dishes, ...name }) => ({
    ...name,
    from: at,
    dishes: [...new Set(dishes)],
    isWhole: true,
  }))
}

/** The longest description after a name: `lemonade, sugar free`. */
const LONGEST_AFTER = 3

/** Adds the words after a name that make it the whole name of another dish: `coke, diet`. */
export function withTrailing(words: Words, mentions: readonly Mention[], vocabulary: Vocabulary): readonly Mention[] {
  return mentions.map((mention, at) => {
    const from = words[mention.to] === PAUSE ? mention.to + 1 : mention.to
    const end = Math.min(from + LONGEST_AFTER, mentions[at + 1]?.from ?? words.length)
    for (let to = end; to > from; to -= 1) {
      const turned = [...words.slice(from, to), ...words.slice(mention.from, mention.to)]
      const whole = namesAt(turned, 0, vocabulary).find((each) => each.to === turned.length)
      if (whole && whole.weight > mention.weight) return { ...whole, from: mention.from, to }
    }
    return mention
  })
}

function searchNames(words: Words, vocabulary: Vocabulary): readonly Mention[] {
  type Best = { readonly value: number; readonly mentions: readonly Mention[] }
  const none: Best = { value: 0, mentions: [] }
  const best: Best[] = Array.from({ length: words.length + 1 }, () => none)
  for (let at = words.length - 1; at >= 0; at -= 1) {
    best[at] = namesAt(words, at, vocabulary).reduce<Best>(
      (now, mention) => {
        const rest = best[mention.to] ?? none
        const value = mention.weight - 0.1 + rest.value
        return value >= now.value ? { value, mentions: [mention, ...rest.mentions] } : now
      },
      best[at + 1] ?? none,
    )
  }
  return withTrailing(words, best[0]?.mentions ?? [], vocabulary)
}

/** Each stage of the grammar asks for the names of a sentence and of its parts. */
const MOST_SENTENCES = 20

const searches = new WeakMap<Vocabulary, (sentence: string) => readonly Mention[]>()

/** Finds the whole names in a sentence: the split that covers most words with fewest names. */
export function findNames(words: Words, vocabulary: Vocabulary): readonly Mention[] {
  if (words.length === 0) return []
  const search =
    searches.get(vocabulary) ?? memoize((sentence) => searchNames(sentence.split(' '), vocabulary), MOST_SENTENCES)
  searches.set(vocabulary, search)
  return search(words.join(' '))
}
