import type { MenuItem, OptionGroup } from '#shared/menu/contract'
import { getDefaultOptionIds, getSelectionDifferences, resolveSelection } from '#shared/menu/options'
import { formatOption } from '#shared/menu/option-text'
import { isOrderable } from '#functions/voice/grammar/questions/facts'
import { splitWords } from '#functions/voice/grammar/tokenize/words'
import { createRandom } from '#infra/operate/sample-history/random'

type Option = OptionGroup['options'][number]
type Taken = { readonly group: OptionGroup; readonly option: Option }

/**
 * Formats the options of a line that differ from the defaults: `[brown rice, no onions]`; empty if
 * none differ.
 */
export function formatDeviations(dish: MenuItem | undefined, ids: readonly string[]): string {
  const groups = dish?.optionGroups ?? []
  const { chosen, leftOut } = getSelectionDifferences(groups, resolveSelection(groups, ids).chosen)
  const words = [
    ...chosen
      .filter(({ option, quantity }) => !option.isDefault || quantity > 1)
      .map(({ option, quantity }) => formatOption({ name: option.name, quantity })),
    ...leftOut.map(({ name }) => `no ${name.toLowerCase()}`),
  ]
  return words.length > 0 ? ` [${words.join(', ')}]` : ''
}

/** Returns the ids of a dish's default options plus these. */
function idsWith({ optionGroups }: MenuItem, taken: readonly Taken[]): readonly string[] {
  return optionGroups.flatMap((group) => {
    const own = taken.filter((each) => each.group === group).map(({ option }) => option.id)
    return [...(own.length > 0 && group.max === 1 ? [] : getDefaultOptionIds([group])), ...own]
  })
}

const spoken = (name: string) => splitWords(name).join(' ')

/** A phrase for an option after the name of its dish. */
function optionPhrase({ option, group }: Taken, seed: number): string {
  const name = spoken(option.name)
  const food = name.replace(/^(?:no|extra) /, '')
  const of = (...forms: readonly string[]) => forms[seed % forms.length] ?? name
  if (name.startsWith('no ')) return of(`no ${food}`, `without ${food}`, `hold the ${food}`, `with no ${food}`)
  if (name.startsWith('extra ') && food !== 'spicy') return of(`extra ${food}`, `with extra ${food}`)
  if (/^(?:doneness|spice|size|flavor)$/.test(group.id)) return of(name, `make it ${name}`)
  return of(`with ${name}`, `with the ${name}`, `with ${name} please`)
}

type Sentence = readonly [group: string, said: string, expected: string, about?: string]

/** Generates sentences about every dish with options, from templates. */
export function generateOptionSentences(menu: readonly MenuItem[]): readonly Sentence[] {
  // A fixed seed, so that the sentences change only with the menu.
  const { next } = createRandom(20_261_122)
  const random = (below: number) => Math.floor(next() * below)
  const dishes = menu.filter((dish) => isOrderable(dish) && dish.optionGroups.length > 0)
  const one = <T>(list: readonly T[]): T | undefined => list[random(list.length)]
  const takenOf = ({ optionGroups }: MenuItem, not?: OptionGroup): Taken | undefined => {
    const group = one(optionGroups.filter((each) => each !== not && each.options.some(({ isDefault }) => !isDefault)))
    const option = group && one(group.options.filter(({ isDefault }) => !isDefault))
    return group && option && { group, option }
  }
  const line = (dish: MenuItem, count: number, taken: readonly Taken[]) =>
    `${count} ${dish.name}${formatDeviations(dish, idsWith(dish, taken))}`
  return dishes.flatMap((dish): Sentence[] => {
    const [first, other] = [takenOf(dish), one(dishes)]
    if (!first || !other) return []
    const second = takenOf(dish, first.group)
    const others = takenOf(other)
    const name = spoken(dish.name)
    const frame = one(['X', "I'd like X", 'can I get X', "I'll have X", 'a X', 'one X']) ?? 'X'
    const say = (text: string) => frame.replace('X', text)
    const both = second ? [first, second] : [first]
    const single = dish.optionGroups.find(
      ({ max, options }) => max === 1 && options.filter(({ isDefault }) => !isDefault).length > 1,
    )
    const [one1, one2] = single?.options.filter(({ isDefault }) => !isDefault) ?? []
    const change = spoken(first.option.name)
    // Skips edamame, which is ambiguous: a dish and a side.
    const isDish = menu.some((each) => spoken(each.name).includes(change))
    return [
      ['options, by templates', say(`${name} ${optionPhrase(first, random(12))}`), `+${line(dish, 1, [first])}`],
      [
        'options, by templates',
        say(`${name} ${both.map((each) => optionPhrase(each, random(12))).join(' and ')}`),
        `+${line(dish, 1, both)}`,
      ],
      [
        'options, by templates',
        `two ${name} ${both.map((each) => optionPhrase(each, random(12))).join(', ')}`,
        `+${line(dish, 2, both)}`,
      ],
      ...(single && one1 && one2
        ? [
            [
              'options, by templates',
              `two ${name}, one ${optionPhrase({ group: single, option: one1 }, 0)} and one ${optionPhrase({ group: single, option: one2 }, 0)}`,
              `+${line(dish, 1, [{ group: single, option: one1 }])}; ${line(dish, 1, [{ group: single, option: one2 }])}`,
            ] as const,
          ]
        : []),
      ...(others && other !== dish
        ? [
            [
              'options, by templates',
              `a ${name} ${optionPhrase(first, random(12))} and a ${spoken(other.name)} ${optionPhrase(others, random(12))}`,
              `+${line(dish, 1, [first])}; ${line(other, 1, [others])}`,
            ] as const,
          ]
        : []),
      ...(/^(?:no|extra) /.test(change)
        ? []
        : [
            [
              'options, by templates',
              isDish ? `actually with ${change} instead` : `actually make that ${change}`,
              `=${line(dish, 1, [first])}`,
              dish.name,
            ] as const,
          ]),
    ]
  })
}
