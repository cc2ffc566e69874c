import { stemOf } from '#functions/voice/grammar/normalise'
import type { MenuItem } from '#shared/contract/menu'
import { listed, plural, single, spoken } from './tools'
import type { Said, Tools } from './tools'

const turns = ['make that', 'no wait', 'actually', 'sorry', 'no, make it', 'I mean', 'oh wait,', 'no no,', 'hmm, make that', 'correction,', 'or actually', 'scratch that,', 'wait, make it', 'oops I meant', 'let me change that to', 'better make it', "let's say", 'um no,', 'no sorry,', 'rather'] // prettier-ignore

const drops = ['actually scratch the X', 'hmm, forget the X', 'oh and never mind the X', 'actually no X', 'wait, drop the X', 'but not the X', 'on second thought skip the X', 'actually lose the X', 'no wait, cancel the X', 'take the X off', 'you know what, leave out the X', 'hmm no, remove the X', 'actually, without the X', 'oh, I don\'t want the X', 'sorry, not the X', 'and scrap the X', 'but hold off on the X', 'actually take the X back', 'minus the X', 'nah, no X', 'you can take off the X', 'please forget about the X', "let's not do the X", 'actually leave the X off', 'uh, delete the X', "I've changed my mind about the X", 'ditch the X', "actually I don't need the X", 'wait, no X after all', 'never mind on the X', 'strike the X', 'nix the X', 'forget X'] // prettier-ignore

const numbers = ['one', 'two', 'three', 'four', 'five', 'six'] as const
const words = (dish: MenuItem) => new Set(spoken(dish).split(' ').map(stemOf))

/**
 * Whether two dishes have words in common, so that a part of the name of one may be that of the
 * other.
 */
const isApart = (dishes: readonly MenuItem[]) =>
  dishes.every((dish, at) => dishes.slice(at + 1).every((other) => [...words(dish)].every((word) => !words(other).has(word)))) // prettier-ignore

function apart(tools: Tools, count: number): readonly MenuItem[] {
  for (;;) {
    const dishes = tools.dishes(count)
    if (isApart(dishes)) return dishes
  }
}

/**
 * How somebody speaks of a dish that was just named: by all of its name, its plural, or its last
 * word.
 */
function again({ one }: Tools, dish: MenuItem, count: number): string {
  const [all, many] = [spoken(dish), plural(dish)]
  const last = all.split(' ').at(-1) ?? all
  return one([count > 1 ? many : all, count > 1 ? many : all, count > 1 ? `${last.replace(/s$/, '')}s` : last])
}

function dropped(tools: Tools): Said {
  const { one, frame } = tools
  const dishes = apart(tools, 2 + tools.below(2))
  const lines = dishes.map((dish) => [one([1, 1, 2, 3]), dish] as const)
  const texts = lines.map(([count, dish]) => (count === 1 ? single(dish) : `${numbers[count - 1]} ${plural(dish)}`))
  const gone = one(lines)
  const left = lines.filter((line) => line !== gone)
  const drop = one(drops).replace('X', again(tools, gone[1], gone[0]))
  const joined = `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
  return { group: 'taken back at the end', said: `${frame(joined)}${one([', ', ' ', '... ', '. '])}${drop}`, expected: `+${listed(left)}` } // prettier-ignore
}

const numberFixed = ({ dish, one, frame }: Tools): Said => {
  const it = dish()
  const [first, second] = one([[1, 2], [0, 2], [2, 3], [3, 1], [1, 4]] as const) // prettier-ignore
  return {
    group: 'another number',
    said: `${frame(first === 0 ? single(it) : `${numbers[first]} ${plural(it)}`)}${one([', ', ' ', ' '])}${one(turns)} ${numbers[second]}`,
    expected: `+${second + 1} ${it.name}`,
  }
}

const dishFixed = (tools: Tools): Said => {
  const [old, fresh] = tools.dishes(2)
  if (!old || !fresh) throw new Error('too small a menu')
  const turn = tools.one(turns.filter((text) => !/make that|better make/.test(text)))
  return { group: 'another dish', said: `${tools.frame(single(old))} ${turn} ${single(fresh)}`, expected: `+1 ${fresh.name}` } // prettier-ignore
}

/** `two dragon rolls and a cola, actually make it three dragon rolls` */
function namedNumber(tools: Tools): Said {
  const { one, frame } = tools
  const [first, other] = apart(tools, 2)
  if (!first || !other) throw new Error('too small a menu')
  const name = again(tools, first, 2)
  const fix = one(['actually make that N X', 'make the X N', 'sorry, N X', 'no wait, N X', 'I mean N X', 'actually N X', 'make it N X instead', 'change the X to N', 'let\'s make the X N', 'hmm, better make that N X', 'oh and make the X N']).replace('N', 'four').replace('X', name) // prettier-ignore
  return {
    group: 'another number of one',
    said: `${frame(`two ${plural(first)} and ${single(other)}`)}, ${fix}`,
    expected: `+4 ${first.name}; 1 ${other.name}`,
  }
}

/** `a dragon roll and a cola, change the cola to a green tea` */
function namedDish(tools: Tools): Said {
  const { one } = tools
  const [first, other, fresh] = apart(tools, 3)
  if (!first || !other || !fresh) throw new Error('too small a menu')
  const fix = one(['change the X to Y', 'actually make the X Y', 'swap the X for Y', 'Y instead of the X', 'replace the X with Y', 'switch the X to Y', 'actually Y instead of the X', 'no, not the X, Y']).replace('X', spoken(other)).replace('Y', single(fresh)) // prettier-ignore
  return { group: 'another dish for one', said: `${single(first)} and ${single(other)}, ${fix}`, expected: `+1 ${first.name}; 1 ${fresh.name}` } // prettier-ignore
}

const all = ['scratch that', 'never mind', 'forget it', 'cancel that', 'actually never mind', 'forget about it', 'no scratch that', 'hmm, never mind all that', 'actually nothing'] // prettier-ignore

/** What is taken back or said otherwise within one sentence. */
export const corrections: readonly (readonly [number, (tools: Tools) => Said | null])[] = [
  [12, dropped],
  [5, numberFixed],
  [4, dishFixed],
  [4, namedNumber],
  [4, namedDish],
  [2, ({ dish, frame, one }) => ({ group: 'all taken back', said: `${frame(single(dish()))} ${one(all)}`, expected: '?' })],
  [4, (tools) => {
    const [first, other] = tools.dishes(2)
    if (!first || !other) return null
    const either = tools.one(['A or B', 'either A or B', 'A or maybe B', 'A or should I get B', "I can't decide between A and B", 'A, or B', 'maybe A or B', 'one of A or B', 'A or perhaps B'])
      .replace('A', single(first)).replace('B', single(other))
    return { group: 'one of two', said: /decide|should/.test(either) ? either : tools.frame(either), expected: '?', says: first.name }
  }],
] // prettier-ignore
