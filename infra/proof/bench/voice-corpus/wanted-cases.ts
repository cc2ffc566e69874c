import type { MenuItem, OptionGroup } from '#shared/contract/menu'
import { resolveSelection, getDefaultOptionIds, getSelectionDifferences, formatOption } from '#shared/rules/options'
import { isOrderable } from '#functions/voice/grammar/facts'
import { splitWords } from '#functions/voice/grammar/normalise'
import { createRandom } from '#infra/testkit/random'

type Option = OptionGroup['options'][number]
type Taken = { readonly group: OptionGroup; readonly option: Option }

/**
 * What of a line is otherwise than the dish comes: `[brown rice, no onions]`; empty where nothing
 * is.
 */
export function formatDeviations(dish: MenuItem | undefined, ids: readonly string[]): string {
  const groups = dish?.optionGroups ?? []
  const { chosen, leftOut } = getSelectionDifferences(groups, resolveSelection(groups, ids).chosen)
  const words = [
    ...chosen.filter(({ option, quantity }) => !option.isDefault || quantity > 1).map(({ option, quantity }) => formatOption({ name: option.name, quantity })),
    ...leftOut.map(({ name }) => `no ${name.toLowerCase()}`),
  ]
  return words.length > 0 ? ` [${words.join(', ')}]` : ''
} // prettier-ignore

/** The ids of a dish as it comes, but with these. */
function idsWith({ optionGroups }: MenuItem, taken: readonly Taken[]): readonly string[] {
  return optionGroups.flatMap((group) => {
    const own = taken.filter((each) => each.group === group).map(({ option }) => option.id)
    return [...(own.length > 0 && group.max === 1 ? [] : getDefaultOptionIds([group])), ...own]
  })
}

const spoken = (name: string) => splitWords(name).join(' ')

/** How an option is asked for, after the name of its dish. */
function asked({ option, group }: Taken, seed: number): string {
  const name = spoken(option.name)
  const food = name.replace(/^(?:no|extra) /, '')
  const of = (...forms: readonly string[]) => forms[seed % forms.length] ?? name
  if (name.startsWith('no ')) return of(`no ${food}`, `without ${food}`, `hold the ${food}`, `with no ${food}`)
  if (name.startsWith('extra ') && food !== 'spicy') return of(`extra ${food}`, `with extra ${food}`)
  if (/^(?:doneness|spice|size|flavor)$/.test(group.id)) return of(name, `make it ${name}`)
  return of(`with ${name}`, `with the ${name}`, `with ${name} please`)
}

type Said = readonly [group: string, said: string, expected: string, about?: string]

/** What guests may say of every dish that can be wanted in several ways, by templates. */
export function generateOptionSentences(menu: readonly MenuItem[]): readonly Said[] {
  // One seed, so that a sentence stays the same until the menu changes.
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
  return dishes.flatMap((dish): Said[] => {
    const [first, other] = [takenOf(dish), one(dishes)]
    if (!first || !other) return []
    const second = takenOf(dish, first.group)
    const others = takenOf(other)
    const name = spoken(dish.name)
    const frame = one(['X', "I'd like X", 'can I get X', "I'll have X", 'a X', 'one X']) ?? 'X'
    const say = (text: string) => frame.replace('X', text)
    const both = second ? [first, second] : [first]
    const single = dish.optionGroups.find(({ max, options }) => max === 1 && options.filter(({ isDefault }) => !isDefault).length > 1)
    const [one1, one2] = single?.options.filter(({ isDefault }) => !isDefault) ?? []
    const change = spoken(first.option.name)
    // Of an edamame nobody knows whether it is the dish or the side.
    const isDish = menu.some((each) => spoken(each.name).includes(change))
    return [
      ['options, by templates', say(`${name} ${asked(first, random(12))}`), `+${line(dish, 1, [first])}`],
      ['options, by templates', say(`${name} ${both.map((each) => asked(each, random(12))).join(' and ')}`), `+${line(dish, 1, both)}`],
      ['options, by templates', `two ${name} ${both.map((each) => asked(each, random(12))).join(', ')}`, `+${line(dish, 2, both)}`],
      ...(single && one1 && one2
        ? [[
            'options, by templates',
            `two ${name}, one ${asked({ group: single, option: one1 }, 0)} and one ${asked({ group: single, option: one2 }, 0)}`,
            `+${line(dish, 1, [{ group: single, option: one1 }])}; ${line(dish, 1, [{ group: single, option: one2 }])}`,
          ] as const]
        : []),
      ...(others && other !== dish
        ? [['options, by templates', `a ${name} ${asked(first, random(12))} and a ${spoken(other.name)} ${asked(others, random(12))}`, `+${line(dish, 1, [first])}; ${line(other, 1, [others])}`] as const]
        : []),
      ...(/^(?:no|extra) /.test(change) ? [] : [['options, by templates', isDish ? `actually with ${change} instead` : `actually make that ${change}`, `=${line(dish, 1, [first])}`, dish.name] as const]),
    ]
  }) // prettier-ignore
}
