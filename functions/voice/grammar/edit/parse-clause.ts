import type { MenuItem } from '#shared/menu/contract'
import { chooseDish, findMentions, isOnlyModifiers, namesKind, type DishMention } from '../tokenize/mentions'
import { PAUSE, separators, singularize, splitWords, stemsOfName, stopWords, styleWords } from '../tokenize/words'
import type { MarkedWords } from '../tokenize/marked-words'
import { extractNotes } from './notes'
import { fullNameAt, tokenize, type Token, type Vocabulary } from '../tokenize/vocabulary'

/** A piece of a clause, as input of the binding rules. */
export type ClausePart =
  | { readonly kind: 'number'; readonly value: number; readonly isArticle: boolean }
  | { readonly kind: 'dish'; readonly said: string; readonly dish: MenuItem }
  | { readonly kind: 'several'; readonly said: string; readonly dishes: readonly MenuItem[] }
  | {
      readonly kind: 'unknown'
      readonly said: string
      readonly near: readonly MenuItem[]
      readonly named?: readonly MenuItem[]
    }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string }

/** A dish mention, or a run of words that match nothing on the menu. */
type Part = { readonly from: number; readonly to: number; readonly said: string; readonly mention?: DishMention }

const isContent = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !stopWords.has(token.text) && token.text !== PAUSE

function partsOf(tokens: readonly Token[], vocabulary: Vocabulary): readonly Part[] {
  const mentions = findMentions(tokens, vocabulary)
  const parts: Part[] = []
  for (let at = 0; at < tokens.length;) {
    const mention = mentions.find(({ from }) => from === at)
    if (mention) parts.push({ ...mention, mention })
    else if (isContent(tokens[at])) {
      const before = parts.at(-1)
      const token = tokens[at]
      const said = token?.kind === 'word' ? token.text : ''
      if (before && !before.mention && before.to === at)
        parts[parts.length - 1] = { ...before, to: at + 1, said: `${before.said} ${said}` }
      else parts.push({ from: at, to: at + 1, said })
    }
    at = mention?.to ?? at + 1
  }
  return parts
}

/**
 * Groups parts with no word between them: together they are one request, or several whole names.
 */
function groupsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const groups: Part[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (last && last.at(-1)?.to === part.from) last.push(part)
    else groups.push([part])
  }
  return groups
}

const nearOf = (group: readonly Part[], vocabulary: Vocabulary): readonly MenuItem[] =>
  group
    .flatMap(({ mention }) =>
      mention && !isOnlyModifiers(mention, vocabulary) ? mention.candidates.map(({ dish }) => dish) : [],
    )
    .slice(0, 3)

function heardOf(group: readonly Part[], vocabulary: Vocabulary): readonly ClausePart[] {
  const said = group.map((part) => part.said).join(' ')
  const choices = group.map(({ mention }) => (mention ? chooseDish(mention, vocabulary) : null))
  const [only] = choices
  if (group.length === 1) {
    const [part] = group
    if (
      !only ||
      !part?.mention ||
      (only.kind === 'several' && isOnlyModifiers(part.mention, vocabulary) && !namesKind(part.mention, vocabulary))
    )
      return [{ kind: 'unknown', said, near: [] }]
    return [
      only.kind === 'dish' ? { kind: 'dish', said, dish: only.dish } : { kind: 'several', said, dishes: only.dishes },
    ]
  }
  const [first, second] = group
  if (only?.kind === 'dish' && only.isFull && first && second && group.length === 2 && styleWords.has(second.said)) {
    return [
      { kind: 'dish', said: first.said, dish: only.dish },
      { kind: 'note', text: second.said },
    ]
  }
  const whole = choices.flatMap((choice, index) =>
    choice?.kind === 'dish' && choice.isFull
      ? [{ kind: 'dish', said: group[index]?.said ?? '', dish: choice.dish } as const]
      : [],
  )
  return whole.length === group.length
    ? whole
    : [{ kind: 'unknown', said, near: nearOf(group, vocabulary), named: whole.map(({ dish }) => dish) }]
}

/** Lists the dishes that a piece may mean, including near matches of unknown words. */
export function listNamedDishes(piece: ClausePart): readonly MenuItem[] {
  if (piece.kind === 'several') return piece.dishes
  return piece.kind === 'unknown' ? (piece.named ?? []) : []
}

const CHOOSING = /^(?:or|maybe|perhaps|either|possibly|the|some|should|i|we|get|have|take|,)$/

/** Returns the index of the dish after `or`, as in `or maybe a cola`; -1 if there is none. */
function choiceAt(heard: readonly ClausePart[], at: number): number {
  let isChoice = false
  const isBetween = heard.slice(0, at).some((piece) => piece.kind === 'word' && piece.text === 'between')
  for (let place = at + 1; place < heard.length; place += 1) {
    const piece = heard[place]
    if (piece?.kind === 'dish' || piece?.kind === 'several') return isChoice ? place : -1
    if (piece?.kind === 'unknown') return -1
    if (piece?.kind !== 'word') continue
    if (piece.text === 'or' || (piece.text === 'and' && isBetween)) isChoice = true
    else if (!CHOOSING.test(piece.text)) return -1
  }
  return -1
}

/** `a dragon roll or a cola`: merges the alternatives into one piece that needs a choice. */
function withChoices(heard: readonly ClausePart[]): readonly ClausePart[] {
  const out: ClausePart[] = []
  for (let at = 0; at < heard.length; at += 1) {
    const piece = heard[at]
    if (!piece) break
    const next = piece.kind === 'dish' || piece.kind === 'several' ? choiceAt(heard, at) : -1
    const other = heard[next]
    if (next < 0 || (piece.kind !== 'dish' && piece.kind !== 'several')) out.push(piece)
    else if (other?.kind === 'dish' || other?.kind === 'several') {
      const dishesOf = (of: typeof piece) => (of.kind === 'dish' ? [of.dish] : of.dishes)
      const said = `${piece.said} or ${other.said}`
      const dishes = [...new Set([...dishesOf(piece).slice(0, 2), ...dishesOf(other)])]
      // `a, b or c` continues the choice.
      return withChoices([...out, { kind: 'several', said, dishes }, ...heard.slice(next + 1)])
    }
  }
  return out
}

/** `tuna and salmon rolls`: adds the last dish's kind to the names before it. */
function withSharedHead(heard: readonly ClausePart[]): readonly ClausePart[] {
  return heard.map((piece, index) => {
    if (piece.kind !== 'several') return piece
    const next = heard.slice(index + 1).findIndex(({ kind }) => kind === 'dish')
    const between = heard.slice(index + 1, index + 1 + next)
    const head = heard[index + 1 + next]
    if (next < 1 || head?.kind !== 'dish') return piece
    if (
      between.some(
        (other) =>
          other.kind !== 'several' && other.kind !== 'number' && !(other.kind === 'word' && separators.has(other.text)),
      )
    )
      return piece
    const isPlural = singularize(head.said.split(' ').at(-1) ?? '') !== head.said.split(' ').at(-1)
    if (!isPlural && between.some(({ kind }) => kind === 'number')) return piece
    const shared = singularize(splitWords(head.dish.name).at(-1) ?? '')
    const wanted = new Set([...stemsOfName(piece.said), shared])
    const fits = piece.dishes.filter(({ name }) => {
      const own = stemsOfName(name)
      return own.size === wanted.size && [...wanted].every((stem) => own.has(stem))
    })
    const [dish] = fits
    return dish && fits.length === 1 ? { kind: 'dish', said: piece.said, dish } : piece
  })
}

/** `hibachi chicken …, steak medium rare`: adds the first dish's kind to the names after it. */
function withSharedKind(heard: readonly ClausePart[], { kinds }: Vocabulary): readonly ClausePart[] {
  return heard.map((piece, index) => {
    const next = heard[index + 1]
    if (piece.kind !== 'several' || next?.kind !== 'note') return piece
    const before = heard.slice(0, index).findLast((other) => other.kind === 'dish')
    const kind = before?.kind === 'dish' ? singularize(splitWords(before.dish.name)[0] ?? '') : ''
    if (!kinds.has(kind)) return piece
    const wanted = new Set([kind, ...stemsOfName(piece.said)])
    const [dish, ...others] = piece.dishes.filter(({ name }) => {
      const own = stemsOfName(name)
      return own.size === wanted.size && [...wanted].every((stem) => own.has(stem))
    })
    return dish && others.length === 0 ? { kind: 'dish', said: piece.said, dish } : piece
  })
}

/** Splits a clause into notes, codes, numbers and dishes. */
export function parseClause(words: MarkedWords, vocabulary: Vocabulary): readonly ClausePart[] {
  const tokens = extractNotes(words, vocabulary).flatMap((piece) =>
    piece.kind === 'note' ? [piece] : tokenize(piece.words, vocabulary),
  )
  const groups = groupsOf(partsOf(tokens, vocabulary))
  const heard: ClausePart[] = []
  for (let at = 0; at < tokens.length;) {
    const group = groups.find(([first]) => first?.from === at)
    const token = tokens[at]
    if (group) heard.push(...heardOf(group, vocabulary))
    else if (token?.kind === 'code') {
      heard.push(
        token.dish
          ? { kind: 'dish', said: token.said, dish: token.dish }
          : { kind: 'unknown', said: token.said.toUpperCase(), near: [] },
      )
    } else if (token) heard.push(token)
    at = group?.at(-1)?.to ?? at + 1
  }
  return withSharedKind(withSharedHead(withChoices(heard)), vocabulary)
}

/** Whether words have the whole name of a dish, of two words at least. */
export const namesWholeDish = (words: readonly string[], vocabulary: Vocabulary): boolean =>
  words.some((_, at) => fullNameAt(vocabulary, words, at) >= 2)
