import { isOrderable } from '#functions/voice/grammar/facts'
import { stemOf, wordsOf } from '#functions/voice/grammar/normalise'
import { misheardName, misspelt } from './sounds'
import { listed, plural, single, spoken } from './tools'
import type { Said, Tools } from './tools'

const digits = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(' ') // prettier-ignore
const letters: Readonly<Record<string, readonly string[]>> = {
  a: ['a', 'ay'], s: ['s', 'ess'], u: ['u', 'you'], r: ['r', 'are', 'ar'], h: ['h', 'aitch'], p: ['p', 'pee'], t: ['t', 'tee'],
  b: ['b', 'bee'], k: ['k', 'kay'], j: ['j', 'jay'],
} // prettier-ignore

const stems = (text: string) => wordsOf(text).map(stemOf)

/**
 * A part of a name that no other dish has, without its last word or its first; null where there is
 * none.
 */
function partial({ menu, one }: Tools, of: Tools['menu'][number]): string | null {
  const words = spoken(of).split(' ')
  if (words.length < 2) return null
  const part = one([words.slice(0, -1), words.slice(1)]).filter((word) => word !== 'and')
  const fits = menu.filter(({ name }) => part.every((word) => stems(name).includes(stemOf(word))))
  return fits.length === 1 && isOrderable(of) && !/^(?:fresh|bottled|crispy|house|ale|tray|ginger)$/.test(part.join(' ')) ? part.join(' ') : null
} // prettier-ignore

function coded({ dish, one, frame }: Tools): Said {
  const it = dish()
  const [, prefix = '', figure = ''] = /^([A-Za-z]+)(\d+)$/.exec(it.code) ?? []
  const number = digits[Number(figure)] ?? figure
  const low = prefix.toLowerCase()
  const sounded = [...low].map((letter) => one(letters[letter] ?? [letter])).join(' ')
  const forms = [
    it.code, low + figure, `${[...prefix.toUpperCase()].join('.')}. ${figure}`, `${[...prefix.toUpperCase()].join('.')}.${figure}`,
    `${prefix}-${figure}`, `${[...low].join(' ')} ${number}`, `${[...prefix.toUpperCase()].join(' ')} ${figure}`, `${prefix} ${figure}`,
    `number ${it.code}`, `${[...low].join('-')}-${figure}`, ...(low.length > 1 ? [`${sounded} ${number}`] : []), `item ${low} ${number}`, `the ${it.code}`,
    `${[...low].join(' ')} number ${number}`, `${low}#${figure}`,
  ] // prettier-ignore
  const [words, count] = one([
    ['', 1],
    ['', 1],
    ['two ', 2],
    ['three ', 3],
    ['2 ', 2],
  ] as const)
  return { group: 'codes', said: frame(words + one(forms)), expected: `+${count} ${it.name}` }
}

function several({ dishes, one, frame, amount, below }: Tools): Said {
  const lines = dishes(2 + below(3)).map((it) => {
    const [words, count] = one([['', 1], amount(), amount()] as const)
    return { text: count === 1 ? single(it) : `${words} ${plural(it)}`, line: [count, it] as const }
  })
  const texts = lines.map(({ text }) => text)
  const last = one([' and ', ', and ', ' plus ', ' and also ', ' along with ', ', ', ' and then '])
  return {
    group: 'several',
    said: frame(`${texts.slice(0, -1).join(one([', ', ' and ']))}${last}${texts.at(-1)}`),
    expected: `+${listed(lines.map(({ line }) => line))}`,
  }
}

function noted({ dish, one, amount, frame }: Tools): Said {
  const it = dish()
  const words = (text: string) => wordsOf(text).filter((word) => !/^(?:no|extra|on|the|side|in|half|cut)$/.test(word))
  const known = it.optionGroups.flatMap(({ options }) => options.flatMap(({ name }) => stems(name)))
  const own = [
    'no sesame seeds',
    'no garlic',
    'cut in half',
    'without pepper',
    'no msg',
    'hold the salt',
    'extra napkins',
  ]
  const note = one(own.filter((text) => !words(text).some((word) => known.includes(stemOf(word)))))
  const [some, count] = amount()
  const expected = note === 'hold the salt' ? 'hold the salt' : note
  return one([
    { group: 'notes', said: frame(`${some} ${plural(it)} ${note}`), expected: `+${count} ${it.name} (${expected})` },
    { group: 'notes', said: `${single(it)}, ${note}`, expected: `+1 ${it.name} (${expected})` },
    { group: 'notes', said: `can I get ${single(it)} with ${note} please`.replace('with cut', 'cut').replace('with hold', 'hold').replace('with without', 'without'), expected: `+1 ${it.name} (${expected.replace('with ', '')})` },
  ]) // prettier-ignore
}

const swapped = (name: string) => {
  const words = name.replace(/ and /g, ' ').split(' ')
  return [...words.slice(1), words[0]].join(' ')
}

const named = (group: string, { name }: { name: string }, said: string): Said => ({
  group,
  said,
  expected: `+1 ${name}`,
})

/** Plain wishes, by class; each with how many of it a corpus has. */
export const orders: readonly (readonly [number, (tools: Tools) => Said | null])[] = [
  [4, ({ dish, frame }, it = dish()) => named('names', it, frame(spoken(it)))],
  [5, ({ dish, frame, amount }, it = dish(), [words, count] = amount()) => ({ group: 'amounts', said: frame(`${words} ${plural(it)}`), expected: `+${count} ${it.name}` })],
  [3, (tools, it = tools.dish(), part = partial(tools, it)) => part === null ? null : named('partial', it, tools.frame(tools.one([part, `the ${part}`, `one ${part}`])))],
  [4, ({ dish, frame, below }, it = dish()) => named('typos', it, frame(misspelt(spoken(it), below)))],
  [4, ({ dish, frame, below }, it = dish(), heard = misheardName(spoken(it), below)) => heard === null ? null : named('misheard', it, frame(heard))],
  [2, ({ dish, frame, below, amount }, it = dish(), heard = misheardName(plural(it), below), [words, count] = amount()) => heard === null ? null : { group: 'misheard', said: frame(`${words} ${heard}`), expected: `+${count} ${it.name}` }],
  [2, ({ dish, frame }, it = dish()) => spoken(it).split(' ').length === 2 ? named('swapped words', it, frame(swapped(spoken(it)))) : null],
  [5, coded],
  [6, several],
  [3, noted],
] // prettier-ignore
