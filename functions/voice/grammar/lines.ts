import type { MenuItem } from '#shared/contract/menu'
import type { Heard } from './hear'
import { stemOf } from './normalise'
import { separators } from './words'

/** A dish with how often and how it is wanted; without a number said, the quantity is null. */
export type Line = {
  readonly dish: MenuItem
  readonly quantity: number | null
  readonly notes: readonly string[]
  /** What was said of it. */
  readonly said: string
}

export type Bound = {
  readonly lines: readonly Line[]
  readonly several: readonly { readonly said: string; readonly dishes: readonly MenuItem[] }[]
  readonly unknown: readonly { readonly said: string; readonly near: readonly MenuItem[] }[]
  /** Notes and a number for which no dish was named. */
  readonly notes: readonly string[]
  readonly quantity: number | null
  /** A number that ended before the first dish: it is about what was said earlier. */
  readonly earlier: number | null
}

const FOR_ALL = / (?:on|for|in) (?:both|all|either|each|everything|all of them|both of them)$/

// What comes right before the name of something that is wanted, rather than before any other word.
const beforeWish = new Set(
  'the some want get have me order add of us like take need try grab also then with quiero dame bring'.split(' '),
)
const homophones: Readonly<Record<string, number>> = { to: 2, too: 2, for: 4 }

const isPlural = (said: string): boolean => {
  const last = said.split(' ').at(-1) ?? ''
  return stemOf(last) !== last
}

const wordOf = (heard: Heard | undefined): string | null => (heard?.kind === 'word' ? heard.text : null)

/** Whether words that name nothing on the menu were wanted, and not just said along the way. */
function isWanted(heard: readonly Heard[], index: number): boolean {
  const before = heard[index - 1]
  if (!before || before.kind === 'number') return true
  const word = wordOf(before)
  return word !== null && (beforeWish.has(word) || separators.has(word))
}

/** Gives every number and note of a part of a sentence to its dish. */
export function bind(heard: readonly Heard[], known: readonly MenuItem[] = []): Bound {
  const lines: Line[] = []
  const several: Bound['several'][number][] = []
  const unknown: Bound['unknown'][number][] = []
  let quantity: number | null = null
  let notes: string[] = []
  let each: number | null = null
  let isLost = false
  let earlier: number | null = null
  const toLast = (change: (line: Line) => Line) => {
    const last = lines.pop()
    if (last) lines.push(change(last))
  }
  const place = (dish: MenuItem, said: string) => {
    lines.push({ dish, quantity: quantity ?? each, notes, said })
    ;[quantity, notes, isLost] = [null, [], false]
  }
  heard.forEach((piece, index) => {
    const before = wordOf(heard[index - 1])
    const after = wordOf(heard[index + 1])
    switch (piece.kind) {
      case 'number': {
        const isTimes = before === 'times' || after === 'times' || after === 'time'
        const isOfThem = after === 'of' && /^(?:them|those|these|that|it)$/.test(wordOf(heard[index + 2]) ?? '')
        const next = heard.slice(index + 1).find((other) => other.kind !== 'word' || separators.has(other.text))
        const isTrailing = !piece.isArticle && (!next || next.kind === 'word')
        if (after === 'each' || before === 'each' || (after === 'of' && wordOf(heard[index + 2]) === 'each')) {
          each = piece.value
          lines.forEach((line, at) => (lines[at] = { ...line, quantity: line.quantity ?? piece.value }))
          if (lines.length === 0) quantity = piece.value
        } else if (
          lines.length > 0 &&
          quantity === null &&
          lines.at(-1)?.quantity === null &&
          (isTimes || isOfThem || isTrailing)
        )
          toLast((line) => ({ ...line, quantity: piece.value }))
        // `a couple of`, `two of the`; an article never takes the place of a number.
        else if (!piece.isArticle || quantity === null) quantity = piece.value
        break
      }
      case 'dish': {
        const homophone = heard[index - 1]?.kind === 'word' ? homophones[before ?? ''] : undefined
        const start = heard[index - 2]
        if (
          homophone &&
          quantity === null &&
          isPlural(piece.said) &&
          (!start || /^(?:get|add|want|order|have|take|and|,|me|like)$/.test(wordOf(start) ?? ''))
        )
          quantity = homophone
        const target = lines.findIndex(({ dish }) => dish.id === piece.dish.id)
        const last = lines.at(-1)
        if (
          quantity === null &&
          target >= 0 &&
          heard[index - 1]?.kind === 'word' &&
          /^(?:the|my)$/.test(before ?? '') &&
          last
        )
          break
        place(piece.dish, piece.said)
        break
      }
      case 'several': {
        const fits = piece.dishes.filter(
          ({ id }) => known.some((dish) => dish.id === id) || lines.some(({ dish }) => dish.id === id),
        )
        const [dish] = fits
        if (dish && fits.length === 1 && known.length > 0) place(dish, piece.said)
        else {
          several.push(piece)
          ;[quantity, notes, isLost] = [null, [], true]
        }
        break
      }
      case 'unknown': {
        const last = lines.at(-1)
        if (before === 'with' && last && piece.near.length === 0)
          toLast((line) => ({ ...line, notes: [...line.notes, `with ${piece.said}`] }))
        else if (isWanted(heard, index)) {
          unknown.push(piece)
          ;[quantity, notes, isLost] = [null, [], true]
        } else if (piece.near.length > 0) {
          unknown.push(piece)
          quantity = null
        }
        break
      }
      case 'note': {
        const text = piece.text.replace(FOR_ALL, '')
        const isForAll = text !== piece.text
        const next = heard[index + 1]
        const isAhead =
          next?.kind === 'dish' ||
          next?.kind === 'several' ||
          (/^(?:on|for|in|with)$/.test(after ?? '') &&
            heard.slice(index + 2, index + 4).some(({ kind }) => kind === 'dish'))
        if (isForAll && lines.length > 0)
          lines.forEach((line, at) => (lines[at] = { ...line, notes: [...line.notes, text] }))
        else if (lines.length > 0 && !isLost && quantity === null && !(isAhead && wordOf(heard[index - 1]) !== null))
          toLast((line) => ({ ...line, notes: [...line.notes, text] }))
        else if (!isLost || quantity !== null) notes = [...notes, text]
        break
      }
      case 'word':
        if (quantity !== null && lines.length === 0 && /^(?:and|plus|also|then|y)$/.test(piece.text))
          [earlier, quantity] = [quantity, null]
        break
    }
  })
  return { lines, several, unknown, notes, quantity: lines.length === 0 ? (quantity ?? earlier) : quantity, earlier }
}

/** The same dish with the same notes is one line. */
export function merged(lines: readonly Line[]): readonly Line[] {
  const keyOf = ({ dish, notes }: Line) => `${dish.id} ${notes.join()}`
  const kept = new Map<string, Line>()
  for (const line of lines) {
    const earlier = kept.get(keyOf(line))
    kept.set(keyOf(line), earlier ? { ...line, quantity: (earlier.quantity ?? 1) + (line.quantity ?? 1) } : line)
  }
  return [...kept.values()]
}
