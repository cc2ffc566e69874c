import { ON_THE_SIDE, isOnSide, isShared, type OptionReading } from '../resolve/option-phrases'
import { readRefusedListAt } from '../resolve/read-option-requests'
import { PAUSE, singularize, styleWords } from '../tokenize/words'
import { READ_WORTH, newDraft, singleGroupsOf, type Line, type Region, type Rule } from './draft'
import type { OptionReader } from './option-reader'
import {
  againAt,
  cuedNoteAt,
  endOfItemAt,
  endOfUnknown,
  endsWithEvery,
  everyAt,
  isKindOfOption,
  isOneOption,
  numberAfterAt,
  otherItemAt,
  partAt,
  pieceAt,
  roomAt,
  roomNoteAt,
  sameAt,
} from './pieces'
import { CUES, REFUSALS, SEPARATORS, isContent, isHardAt, startsItem } from './region-words'

/** Reads the words after a dish: requests, notes, pieces, and a number that follows it. */
export function readAfter(words: readonly string[], from: number, to: number, read: OptionReader, line: Line): Region {
  const { isLast, isMany, before } = line
  const draft = newDraft()
  let isEvery = false
  let isListed = false
  let isBare = true
  /** The number of requests before the first pause. */
  let beforePause = 0
  const wordAt = (at: number) => words[at] ?? ''
  const said = (start: number, end: number) => words.slice(start, end).join(' ')
  const notes = () => (isEvery ? draft.every : draft.pieces.at(-1)?.notes)
  const add = (note: string) => notes()?.push(note)
  const pieceOf = (at: number) =>
    pieceAt(words, at, to, read, {
      isNext: draft.pieces.length > 1,
      hasRequests: draft.pieces.some((piece) => piece.notes.length > 0),
    }) ?? (isLast ? againAt(words, at, to, read, [...(before?.groups ?? []), ...draft.groups]) : null)

  const otherItem: Rule = (at) => {
    const item = otherItemAt(words, at, to, read)
    if (!item) return null
    draft.unknown.push({ ...item, isItem: true })
    draft.cost += item.to - at
    return item.to
  }

  const sameAgain: Rule = (at) => {
    const length = sameAt(words, at, read)
    if (length === 0) return null
    let end = at + length
    const last = draft.pieces.at(-1)?.notes ?? []
    // `one with bacon and the same again but with cheese`
    const isNew = wordAt(end - 1) === 'again' && wordAt(end) === 'but'
    const isPiece = draft.pieces.length > 1 && /^(?:for|on|with)$/.test(wordAt(end))
    if (isNew) draft.pieces.push({ count: 1, notes: [...(before?.pieces[0]?.notes ?? []), ...last], isNew })
    else if (isPiece) draft.pieces.push({ count: 1, notes: [...last] })
    else draft.same = isKindOfOption(wordAt(end - 1), read) ? singularize(wordAt(end - 1)) : 'all'
    while (isPiece && /^(?:for|on|with|the|other|one)$/.test(wordAt(end))) end += 1
    return end
  }

  const forEvery: Rule = (at) => {
    const length = everyAt(words, at, to, read)
    if (length > 0) isEvery = true
    return length > 0 ? at + length : null
  }

  // `a burger and a wrap with bacon, pickles and ketchup on both`: without the bacon.
  const onEvery: Rule = (at) => {
    const [own, ...others] = draft.pieces
    if (!own || others.length > 0 || !endsWithEvery(words, at, to)) return null
    draft.every.push(...own.notes.splice(beforePause))
    return to
  }

  const onTop: Rule = (at) =>
    wordAt(at) === 'on' && wordAt(at + 1) === 'top' ? at + (wordAt(at + 2) === 'of' ? 4 : 2) : null

  const addRequest = (at: number, reading: OptionReading, isBut: boolean) => {
    isListed = isListed || /^(?:with|add|topped)$/.test(wordAt(at))
    const refusal = isBut && !reading.isCued ? 'no ' : ''
    const addition = isListed && isShared(reading) && !reading.isCued ? 'with ' : ''
    add((refusal || addition) + said(at, at + reading.length))
    const chosen = singleGroupsOf(reading)
    // `a large cola and small fries`: the choice is made already.
    const isChosen = chosen.some((id) => draft.groups.includes(id) || before?.groups.includes(id))
    draft.cost += (!isLast && isChosen ? 1 : 0) - READ_WORTH * reading.named
    if (!reading.isCued && isBare && !isLast) draft.cost += 0.4
    draft.groups.push(...chosen)
  }

  /** `a milkshake with onions`: requests right after an unknown item belong to it. */
  const ofUnknown: Rule = (at) => {
    const item = draft.unknown.at(-1)
    const end = item?.isItem && item.from > from ? endOfItemAt(words, item, at, to, read) : at
    if (!item || end === at) return null
    draft.unknown.splice(-1, 1, { ...item, to: end })
    draft.cost += end - at
    return end
  }

  const request: Rule = (at) => {
    const reading = roomAt(words, at) > 0 ? null : read(at, to)
    const isCount = wordAt(at) === 'one' && reading?.isCounted === true && isMany
    if (!reading || (isCount && pieceOf(at))) return null
    // `everything but onions`
    const isBut = wordAt(at - 1) === 'but' && /^(?:everything|toppings?|all)$/.test(wordAt(at - 2))
    addRequest(at, reading, isBut)
    let end = at + reading.length
    const isRefused = isBut || reading.acts.every(({ kind }) => kind === 'without')
    const nextRefused = () => (isRefused ? readRefusedListAt(words, end, to, read, reading) : null)
    let isUnsure = false
    let isChoice = false
    for (let next = nextRefused(); next; next = nextRefused()) {
      add(`no ${said(next.from, next.to)}`)
      isChoice = isChoice || next.isChoice
      isUnsure = isUnsure || !next.isIncluded
      end = next.to
    }
    draft.isUnsure = draft.isUnsure || (isUnsure && !isChoice)
    const part = partAt(words, end)
    const own = part && !isEvery ? draft.pieces.at(-1)?.notes.pop() : undefined
    if (part && own !== undefined) draft.pieces.push({ count: part.count, notes: [own], isPart: true })
    isBare = false
    return end + (part?.length ?? 0)
  }

  const oneOption: Rule = (at) => (!isMany && at > from && isOneOption(words, at, to, read) ? at + 1 : null)

  const piece: Rule = (at) => {
    const found = pieceOf(at)
    if (!found) return null
    const isAdded = /^(?:and|plus|also)$/.test(wordAt(at - 1)) || wordAt(at) === 'another'
    draft.pieces.push({ count: found.count, notes: [], isPart: found.isPart, isNew: found.isNew === true, isAdded })
    isEvery = false
    // Before another dish, the number is rather that dish's own.
    draft.cost += isLast ? 0 : /^(?:one|another|other)$/.test(wordAt(at)) ? 1.2 : 2.5
    return found.to
  }

  const hardWord: Rule = (at) => {
    if (!isHardAt(words, at)) return null
    // `one shot each`
    draft.isHard = draft.isHard || wordAt(at) !== 'each' || isBare
    return at + 1
  }

  const number: Rule = (at) => {
    const found = numberAfterAt(words, at, from, to, isLast)
    if (!found) return null
    draft.quantity = found.quantity ?? draft.quantity
    draft.cost += found.cost
    return found.to
  }

  const room: Rule = (at) => {
    const found = roomNoteAt(words, at, to, read)
    if (found) draft.loose.push(found)
    return found?.to ?? null
  }

  const cue: Rule = (at) => {
    if (!CUES.has(wordAt(at))) return null
    const { end, note } = cuedNoteAt(words, at, to, read)
    isBare = false
    if (note === '') {
      // `a cola, hold the roll`: what is refused is the next dish.
      if (!isLast && REFUSALS.has(wordAt(at)) && !words.slice(at + 1, to).some(isContent)) draft.isHard = true
      return at + 1
    }
    draft.loose.push({ from: at, to: end, note })
    draft.cost += 0.6
    return note.endsWith(ON_THE_SIDE) ? end + 3 : end
  }

  const onSide: Rule = (at) => {
    if (!isOnSide(words, at)) return null
    const last = notes()?.pop()
    add(last === undefined ? ON_THE_SIDE : `${last} ${ON_THE_SIDE}`)
    return at + 3
  }

  const smallName: Rule = (at) => {
    const note = said(at, at + 2)
    if (at + 1 >= to || !read.smallNames.has(note)) return null
    draft.loose.push({ from: at, to: at + 2, note })
    return at + 2
  }

  const unknown: Rule = (at) => {
    const word = wordAt(at)
    if (styleWords.has(word) && draft.pieces.length > 1) {
      add(word)
      return at + 1
    }
    if (!isContent(word)) return null
    isBare = false
    const end = endOfUnknown(words, at, to, read)
    if (isOnSide(words, end)) {
      draft.loose.push({ from: at, to: end, note: `${said(at, end)} ${ON_THE_SIDE}` })
      return end + 3
    }
    if (read.kinds.has(singularize(word))) {
      draft.loose.push({ from: at, to: at + 1, note: word })
      draft.cost += 0.6
      return at + 1
    }
    const last = Math.max(at + 1, end)
    draft.unknown.push({ from: at, to: last, isItem: startsItem(words, from, at) })
    draft.cost += last - at
    return last
  }

  const smallWord: Rule = (at) => {
    if (wordAt(at) === PAUSE && beforePause === 0) beforePause = draft.pieces[0]?.notes.length ?? 0
    if (SEPARATORS.has(wordAt(at))) isBare = false
    return at + 1
  }

  const rules = [
    otherItem,
    sameAgain,
    forEvery,
    onEvery,
    onTop,
    ofUnknown,
    request,
    oneOption,
    piece,
    hardWord,
    number,
    room,
    cue,
    onSide,
    smallName,
    unknown,
    smallWord,
  ]
  for (let at = from; at < to;) {
    const start = at
    at = rules.reduce<number | null>((end, rule) => end ?? rule(start), null) ?? to
  }
  return draft
}
