import { parseNumberAt, singularize } from '../text/words'
import { CUES, ON_SIDE, REFUSALS, SEPARATORS, isContent, isHardAt, isOnSide, startsItem } from './region-words'
import { readRefusedListAt } from '../options/read-option-requests'
import { isShared } from '../options/option-phrases'
import type { OptionReader } from './option-reader'
import { endOfUnknown, everyAt, otherItemAt, againAt, partAt, pieceAt, sameAt } from './pieces'
import { newDraft, type Region } from './draft'

type Words = readonly string[]

/** The line that words continue: what precedes its dish, and whether it is the last one. */
type Line = { readonly isLast: boolean; readonly before: Region | null }

/** The worth of each word that a request explains. */
const READ = 0.6

const noteOf = (words: Words, from: number, to: number): string => words.slice(from, to).join(' ')

/** Reads the words before a dish: its number and the options named first. */
export function readBefore(words: Words, from: number, to: number, read: OptionReader): Region {
  const draft = newDraft()
  let hasContent = false
  for (let at = from; at < to;) {
    const whole = parseNumberAt(words, at)
    // `a single espresso`: the size and not the number, if the dish has one.
    const number =
      whole && whole.length > 1 && read(at + 1, to) ? { ...whole, length: 1, isArticle: true, value: 1 } : whole
    const reading = read(at, to)
    const word = words[at] ?? ''
    if (reading && !(number && (number.isArticle || reading.isCounted))) {
      draft.pieces[0]?.notes.push(noteOf(words, at, at + reading.length))
      draft.groups.push(...reading.acts.flatMap(({ foods }) => foods.map(({ group }) => group.id)))
      draft.cost +=
        (word === 'with' ? 3 : 0) +
        (reading.isCued && word !== 'extra' && word !== 'double' ? 1.5 : 0) -
        READ * reading.named
      at += reading.length
      hasContent = true
    } else if (number) {
      // `a mocha with cream and a latte`: what was read so far is about the unknown item.
      const isNext = draft.quantity !== null && draft.unknown.length > 0 && SEPARATORS.has(words[at - 1] ?? '')
      if (isNext) {
        const unknown = draft.unknown.map((span) => ({ ...span, isItem: true }))
        Object.assign(draft, { quantity: null, pieces: newDraft().pieces, unknown })
      }
      // `one large and one small latte`
      const [own] = draft.pieces
      const isOther = draft.quantity !== null && (own?.notes.length ?? 0) > 0 && SEPARATORS.has(words[at - 1] ?? '')
      if (own && isOther) {
        const earlier = { ...own, count: draft.quantity, isNew: true }
        Object.assign(draft, {
          quantity: null,
          pieces: [{ count: null, notes: [] }, ...draft.pieces.slice(1), earlier],
        })
      }
      const isSet = number.isArticle && draft.quantity !== null
      if (!isSet) {
        draft.cost += draft.quantity !== null && draft.quantity > 1 ? 2 : 0
        draft.quantity = number.value
      }
      draft.cost += hasContent ? 0.7 : 0
      at += number.length
      hasContent = true
    } else if (isHardAt(words, at)) {
      draft.isHard = true
      at += 1
    } else if (isContent(word)) {
      const end = Math.max(at + 1, endOfUnknown(words, at, to, read))
      const isItem = end < to && (SEPARATORS.has(words[end] ?? '') || parseNumberAt(words, end) !== null)
      draft.unknown.push({ from: at, to: end, isItem })
      draft.cost += end - at
      at = end
      hasContent = true
    } else {
      // `no cola` refuses the dish.
      if (REFUSALS.has(word)) draft.isHard = true
      if (SEPARATORS.has(word) && hasContent) draft.cost += 1.5
      if (CUES.has(word)) draft.cost += 2.5
      at += 1
    }
  }
  return draft
}

/** Reads the words after a dish: requests, notes, and a number that follows it. */
export function readAfter(
  words: Words,
  from: number,
  to: number,
  read: OptionReader,
  { isLast, before }: Line,
): Region {
  const draft = newDraft()
  const quantity = before?.quantity ?? null
  let isEvery = false
  let isListed = false
  const notes = () => (isEvery ? draft.every : draft.pieces.at(-1)?.notes)
  const add = (note: string) => notes()?.push(note)
  let isBare = true
  for (let at = from; at < to;) {
    const word = words[at] ?? ''
    const piece =
      pieceAt(words, at, to, read, draft.pieces.length > 1) ??
      (isLast ? againAt(words, at, to, read, before?.groups ?? []) : null)
    const other = otherItemAt(words, at, to, read)
    const every = everyAt(words, at, to, read)
    const reading = word === 'with' && words[at + 1] === 'room' ? null : read(at, to)
    const number = parseNumberAt(words, at)
    if (other) {
      draft.unknown.push({ ...other, isItem: true })
      draft.cost += other.to - at
      at = other.to
    } else if (sameAt(words, at) > 0) {
      const last = draft.pieces.at(-1)
      const isPiece = draft.pieces.length > 1 && /^(?:for|on|with)$/.test(words[at + sameAt(words, at)] ?? '')
      if (isPiece) draft.pieces.push({ count: 1, notes: [...(last?.notes ?? [])] })
      else draft.isSame = true
      at += sameAt(words, at)
      while (isPiece && /^(?:for|on|with|the|other|one)$/.test(words[at] ?? '')) at += 1
    } else if (every > 0) {
      isEvery = true
      at += every
    } else if (word === 'on' && words[at + 1] === 'top') {
      at += words[at + 2] === 'of' ? 4 : 2
    } else if (reading && !(piece && word === 'one' && reading.isCounted === true && (quantity ?? 2) > 1)) {
      const end = at + reading.length
      isListed = isListed || /^(?:with|add|topped)$/.test(word)
      // `everything but onions`
      const isBut = words[at - 1] === 'but' && /^(?:everything|toppings?|all)$/.test(words[at - 2] ?? '')
      add(
        (isBut && !reading.isCued ? 'no ' : isListed && isShared(reading) && !reading.isCued ? 'with ' : '') +
          noteOf(words, at, end),
      )
      draft.cost -= READ * reading.named
      if (!reading.isCued && isBare && !isLast) draft.cost += 0.4
      at = end
      const isRefused = isBut || reading.acts.every(({ kind }) => kind === 'without')
      const nextRefused = () => (isRefused ? readRefusedListAt(words, at, to, read, reading) : null)
      for (let next = nextRefused(); next; next = nextRefused()) {
        add(`no ${noteOf(words, next.from, next.to)}`)
        at = next.to
      }
      const part = partAt(words, at)
      const own = part && !isEvery ? draft.pieces.at(-1)?.notes.pop() : undefined
      if (part && own !== undefined) draft.pieces.push({ count: part.count, notes: [own], isPart: true })
      at += part?.length ?? 0
      isBare = false
    } else if (isHardAt(words, at)) {
      // `one shot each`
      draft.isHard = draft.isHard || word !== 'each' || isBare
      at += 1
    } else if (piece) {
      draft.pieces.push({ count: piece.count, notes: [], isPart: piece.isPart, isNew: piece.isNew === true })
      isEvery = false
      // Before another dish, the number is rather that dish's own.
      draft.cost += isLast ? 0 : /^(?:one|another|other)$/.test(word) ? 1.2 : 2.5
      at = piece.to
    } else if (word === 'times' && parseNumberAt(words, at + 1)) {
      const times = parseNumberAt(words, at + 1)
      draft.quantity = times?.value ?? null
      at += 1 + (times?.length ?? 0)
    } else if (
      number &&
      !number.isArticle &&
      /^(?:of|times|time)$/.test(words[at + number.length] ?? '') &&
      /^(?:them|those|these)?$/.test(words[at + number.length + 1] ?? '')
    ) {
      // prettier-ignore
      draft.quantity = number.value
      at += number.length + 2
    } else if (number) {
      const end = at + number.length
      const isAlone = isLast
        ? !words.slice(end, to).some(isContent)
        : at === from + Number(words[from] === 'that') && SEPARATORS.has(words[end] ?? '')
      if (isAlone && !number.isArticle) draft.quantity = number.value
      else draft.cost += number.isArticle ? 1.2 : 1.5
      at = end
    } else if (word === 'room' && words[at + 1] === 'for') {
      const end = Math.min(to, at + 2 + Math.max(1, read(at + 2, to)?.length ?? 1))
      draft.loose.push({ from: at, to: end, note: noteOf(words, at, end) })
      at = end
    } else if (word === 'with' && words[at + 1] === 'room') {
      at += 1
    } else if (CUES.has(word)) {
      const start = /^(?:the|any|some|a|an|on|with|no|extra)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1
      const end = endOfUnknown(words, start, to, read)
      const isAside = isOnSide(words, end)
      if (end > start) {
        const isLinked = word === 'with' && (isAside || /^(?:no|extra)$/.test(words[at + 1] ?? ''))
        draft.loose.push({
          from: at,
          to: end,
          note: noteOf(words, isLinked ? at + 1 : at, end) + (isAside ? ON_SIDE : ''),
        })
        draft.cost += 0.6
        at = end + (isAside ? 3 : 0)
      } else {
        // `a cola, hold the roll`: what is refused is the next dish.
        if (!isLast && REFUSALS.has(word) && !words.slice(at + 1, to).some(isContent)) draft.isHard = true
        at += 1
      }
      isBare = false
    } else if (isOnSide(words, at)) {
      const last = notes()?.pop()
      add(last === undefined ? ON_SIDE.trim() : `${last}${ON_SIDE}`)
      at += 3
    } else if (at + 1 < to && read.smallNames.has(`${word} ${words[at + 1]}`)) {
      draft.loose.push({ from: at, to: at + 2, note: noteOf(words, at, at + 2) })
      at += 2
    } else if (isContent(word) && isOnSide(words, endOfUnknown(words, at, to, read))) {
      const end = endOfUnknown(words, at, to, read)
      draft.loose.push({ from: at, to: end, note: noteOf(words, at, end) + ON_SIDE })
      at = end + 3
      isBare = false
    } else if (isContent(word) && read.kinds.has(singularize(word))) {
      draft.loose.push({ from: at, to: at + 1, note: word })
      draft.cost += 0.6
      at += 1
      isBare = false
    } else if (isContent(word)) {
      const end = Math.max(at + 1, endOfUnknown(words, at, to, read))
      const isItem = startsItem(words, from, at)
      draft.unknown.push({ from: at, to: end, isItem })
      draft.cost += end - at
      at = end
      isBare = false
    } else {
      if (SEPARATORS.has(word)) isBare = false
      at += 1
    }
  }
  return draft
}
