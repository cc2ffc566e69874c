import type { MenuItem } from '#shared/menu/contract'
import { isOrderable } from '#functions/voice/grammar/questions/facts'
import { splitWords } from '#functions/voice/grammar/tokenize/words'
import type { VoiceReply } from '#shared/voice/contract'
import { getDefaultOptionIds } from '#shared/menu/options'
import { formatDeviations, generateOptionSentences } from './option-sentences'
import { readSentences } from './read-sentences'

type Case = {
  readonly group: string
  readonly said: string
  /** `+2 California Roll; 1 Cola (no ice) [large]`, `-1 …`, `=3 …`, or `?` for nothing. */
  readonly expected: string
  readonly says: string
  readonly about: string
}

const make = (group: string, said: string, expected: string, says = '', about = ''): Case => ({
  group,
  said,
  expected,
  says,
  about,
})

/** The sentences that were written by hand, by class. */
const written = (): readonly Case[] =>
  readSentences('sentences.csv').map(([group = '', said = '', about = '', expected = '', says = '']) =>
    make(group, said, expected, says, about),
  )

const frames = [
  'X',
  'X please',
  'can I get X',
  "I'd like X",
  'give me X',
  "I'll have X please",
  'could you add X to my cart',
  'let me have X',
  'I want to order X',
  'hey Hiro X',
  'um X',
  'we would like X',
  'may I have X',
  'add X',
  'X and that is all',
  'just X thanks',
] as const
const amounts = [
  ['two', 2],
  ['three', 3],
  ['a couple of', 2],
  ['4', 4],
  ['half a dozen', 6],
  ['two orders of', 2],
  ['one', 1],
  ['five', 5],
] as const
// Added options, used if the dish has them.
const added = [
  ['no onions', 'no-onions'],
  ['extra sauce', 'extra-yum-yum'],
  ['without garlic', ''],
  ['extra spicy', 'extra-spicy'],
  ['sauce on the side', ''],
] as const

const pick = <T>(list: readonly T[], seed: number): T => {
  const found = list[seed % list.length]
  if (found === undefined) throw new Error('an empty list')
  return found
}

const spoken = (name: string) => splitWords(name).join(' ')
const spell = (code: string) => [...code.replace(/\d/g, '').toLowerCase()].join(' ')

/** Drops, doubles or swaps a letter of the longest word. */
function misspelt(name: string, seed: number): string {
  const words = spoken(name).split(' ')
  const longest = [...words].sort((one, other) => other.length - one.length)[0] ?? ''
  const at = 1 + (seed % Math.max(1, longest.length - 2))
  const wrong = [
    longest.slice(0, at) + longest.slice(at + 1),
    longest.slice(0, at) + longest.charAt(at) + longest.slice(at),
    longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2),
  ]
  return words.map((word) => (word === longest ? pick(wrong, seed) : word)).join(' ')
}

function swapped(name: string): string {
  const words = spoken(name).replace(/ and /g, ' ').split(' ')
  return [...words.slice(1), words[0]].join(' ')
}

const plural = (name: string) => `${spoken(name).replace(/s$/, '')}s`

/** Generates sentences about every dish of a menu, from templates. */
function generated(menu: readonly MenuItem[]): readonly Case[] {
  const numberWords =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
      ' ',
    )
  return menu.flatMap((dish, index) => {
    const { name, code } = dish
    const other = pick(menu, index * 7 + 11)
    const [amount, count] = pick(amounts, index)
    const [note, id] = pick(added, index)
    const option = dish.optionGroups.flatMap(({ options }) => options).find((each) => each.id === id)
    const noted = option ? `[${option.name.toLowerCase()}]` : `(${note})`
    const frame = (said: string, seed: number) => pick(frames, seed).replace('X', said)
    const plus = (text: string) => (isOrderable(dish) ? `+${text}` : '?')
    const number = Number(code.replace(/\D/g, ''))
    const both = isOrderable(dish) && isOrderable(other) && other.id !== dish.id
    return [
      make('full names', frame(spoken(name), index), plus(`1 ${name}`)),
      make('plurals', frame(`${amount} ${plural(name)}`, index + 5), plus(`${count} ${name}`)),
      make('typos', frame(misspelt(name, index), index + 3), plus(`1 ${name}`)),
      make('typos', misspelt(name, index + 4), plus(`1 ${name}`)),
      ...(spoken(name).split(' ').length === 2
        ? [make('swapped words', frame(swapped(name), index + 2), plus(`1 ${name}`))]
        : []),
      make('spoken codes', frame(code, index + 1), plus(`1 ${name}`)),
      make(
        'spoken codes',
        `${pick(['two', 'number', 'the'], index)} ${spell(code)} ${numberWords[number] ?? number}`,
        plus(`${index % 3 === 0 ? 2 : 1} ${name}`),
      ),
      make('dishes with notes', `${amount} ${spoken(name)} ${note}`, plus(`${count} ${name} ${noted}`)),
      make(
        'self corrections',
        `two ${plural(name)} ${pick(['make that', 'no wait', 'actually', 'sorry'], index)} four`,
        plus(`4 ${name}`),
      ),
      make(
        'asking about dishes',
        `${pick(['how much is the', "what's in the", 'is there gluten in the', 'do you have'], index)} ${spoken(name)}`,
        '?',
        name,
      ),
      ...(both
        ? [
            make(
              'two dishes',
              frame(`a ${spoken(name)} and ${amount} ${plural(other.name)}`, index),
              `+1 ${name}; ${count} ${other.name}`,
            ),
          ]
        : []),
    ]
  })
}

export const listVoiceCases = (menu: readonly MenuItem[]): readonly Case[] => [
  ...written(),
  ...generated(menu),
  ...generateOptionSentences(menu).map(([group, said, expected, about]) => make(group, said, expected, '', about)),
]

/** A cart line with the default options. */
export const toDefaultLine = ({ id, name, optionGroups }: MenuItem) => ({
  itemId: id,
  itemName: name,
  quantity: 1,
  notes: '',
  options: [...getDefaultOptionIds(optionGroups)],
})

const SIGNS = { add_to_cart: '+', remove_from_cart: '-', update_cart: '=' } as const

/** Formats a reply in the notation of the cases. */
export function formatReply({ action, items }: VoiceReply, menu: readonly MenuItem[]): string {
  const lines = items.map(({ itemId, quantity, itemName, notes, options, chosen = options }) => {
    const how =
      action === 'remove_from_cart'
        ? ''
        : formatDeviations(
            menu.find(({ id }) => id === itemId),
            chosen,
          )
    return `${quantity} ${itemName}${notes ? ` (${notes})` : ''}${how}`
  })
  return action ? SIGNS[action] + lines.join('; ') : '?'
}

/** Whether a reply adds an item that the guest did not order. */
export const isFalseAddition = ({ expected }: Pick<Case, 'expected'>, got: VoiceReply): boolean =>
  got.action === 'add_to_cart' &&
  got.items.some(({ itemName }) => !expected.startsWith('+') || !expected.includes(itemName))
