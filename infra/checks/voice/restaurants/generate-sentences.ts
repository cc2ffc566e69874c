import type { MenuItem, OptionGroup } from '#shared/menu/contract'
import { createRandom } from '#infra/operate/sample-history/random'

/** A line that a sentence orders: `options` lists ids, repeated by quantity. */
export type ExpectedLine = { readonly itemId: number; readonly quantity: number; readonly options: readonly string[] }

export type OrderSentence = {
  readonly message: string
  readonly lines: readonly ExpectedLine[]
  /** The class of the sentence. */
  readonly form: string
  /** Options that the sentence refuses and no line of the dish takes. */
  readonly refused: readonly string[]
}

type Option = OptionGroup['options'][number]
type Phrase = {
  readonly said: string
  readonly options: readonly string[]
  readonly form: string
  readonly refused?: readonly string[]
}

/** Each list has forms for tuning at even places, and forms held out at odd places. */
const frames = [
  'X',
  'X please',
  "i'd like X",
  'can i get X',
  'could i have X please',
  "i'll take X",
  'let me get X',
  'i want to order X',
  'hi can i please get X',
  'give me X thanks',
  'may i have X',
  'i would like to have X',
  'um yeah X',
  'please get me X',
  'we need X',
  'i am going to have X',
  'hello i want X',
  "i'd love X",
  'could you make me X',
  'i wish to order X',
] as const
const joiners = [' and ', ', ', ' and also ', ' plus ', ', and ', ' as well as ', ' then ', ' along with '] as const
const refusals = [
  'no X',
  'without X',
  'hold the X',
  'with no X',
  'but no X',
  'and no X',
  'please no X',
  'leave off the X',
  'without any X',
  'but hold the X',
] as const
const additions = ['with X', 'with X', 'X', 'and X', 'add X', 'with some X', 'with added X', 'topped with X'] as const
const more = ['extra X', 'with extra X', 'double X', 'and extra X', 'with double X', 'plus extra X'] as const
const counts = [
  ['two', 2],
  ['three', 3],
  ['2', 2],
  ['4', 4],
  ['a couple of', 2],
  ['five', 5],
] as const

const PRE_GROUPS = /^(?:size|style|beans|roast|patty|crust|filling)$/

/** The option by which a dish leaves out another option: `No salt`. */
const optionsWithout = (groups: readonly OptionGroup[], { name }: Option): readonly string[] =>
  groups.flatMap(({ options }) =>
    options.flatMap((each) => (each.name.toLowerCase() === `no ${name.toLowerCase()}` ? [each.id] : [])),
  )

/** Creates a generator of orders for a menu: lines with sizes, toppings, refusals and extras. */
export function createOrderGenerator(menu: readonly MenuItem[], seed: number, isHeldOut: boolean) {
  const { next } = createRandom(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  const any = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)]
    if (found === undefined) throw new Error('an empty list')
    return found
  }
  const form = <T>(list: readonly T[]): T => any(list.filter((_, at) => (at % 2 === 1) === isHeldOut))
  const nameOf = ({ name, alsoCalled }: Pick<Option, 'name' | 'alsoCalled'>) =>
    any([name, name, ...alsoCalled]).toLowerCase()
  const plural = (name: string) => (/s$/.test(name) || name.includes(' of ') ? name : `${name}s`)

  const listOf = (names: readonly string[]) =>
    names.length < 3
      ? names.join(' and ')
      : `${names.slice(0, -1).join(', ')}${next() < 0.5 ? ' and ' : ', and '}${names.at(-1)}`

  const pick = (group: OptionGroup, taken: readonly string[]): Option | undefined => {
    const free = group.options.filter(({ id, name }) => !taken.includes(id) && !/^(?:no|extra|light) /i.test(name))
    return free.length > 0 ? any(free) : undefined
  }

  function postPhrases(groups: readonly OptionGroup[]): readonly Phrase[] {
    const phrases: Phrase[] = []
    const taken: string[] = []
    for (const group of groups) {
      if (next() < 0.45) continue
      const many = group.max > 1 ? 1 + below(Math.min(3, group.max === 2 ? 2 : group.max - 2)) : 1
      const options = Array.from({ length: many }, () => {
        const option = pick(group, taken)
        if (option) taken.push(option.id)
        return option
      }).filter((option) => option !== undefined)
      if (options.length > 0)
        phrases.push({
          said: (phrases.length === 0 ? 'with X' : form(additions)).replace('X', listOf(options.map(nameOf))),
          options: options.map(({ id }) => id),
          form: 'added',
        })
      const other = group.max > 2 && next() < 0.35 ? pick(group, taken) : undefined
      if (!other) continue
      taken.push(other.id)
      const isMore = other.upTo > 1 && next() < 0.4
      phrases.push(
        isMore
          ? { said: form(more).replace('X', nameOf(other)), options: [other.id, other.id], form: 'extra' }
          : {
              said: form(refusals).replace('X', nameOf(other)),
              options: optionsWithout(groups, other),
              form: 'refused',
              refused: [other.id],
            },
      )
    }
    return phrases.slice(0, 3)
  }

  function line(): Phrase & { readonly expected: ExpectedLine } {
    const dish = any(menu)
    const before = dish.optionGroups.filter(({ name }) => PRE_GROUPS.test(name.toLowerCase()) && next() < 0.5)
    const pre = before.flatMap((group) => pick(group, []) ?? [])
    const post = postPhrases(dish.optionGroups.filter((group) => !PRE_GROUPS.test(group.name.toLowerCase())))
    const [number, count] = next() < 0.35 ? form(counts) : ([any(['a', 'one', 'a', '']), 1] as const)
    const name = nameOf(dish)
    // `three tacos` is the name of a plate.
    const isName = count > 1 && dish.alsoCalled.includes(`${number} ${plural(name)}`)
    const [amount, quantity] = isName ? ['', 1] : [number, count]
    const said = [amount, ...pre.map(nameOf), quantity > 1 ? plural(name) : name, ...post.map((each) => each.said)]
    const forms = [...(pre.length > 0 ? ['before'] : []), ...post.map((each) => each.form)]
    const options = [...pre.map(({ id }) => id), ...post.flatMap((each) => each.options)]
    return {
      said: said.filter(Boolean).join(' '),
      options,
      form: forms.at(-1) ?? 'plain',
      refused: post.flatMap(({ refused = [] }) => refused.map((id) => `${dish.id} ${id}`)),
      expected: { itemId: dish.id, quantity, options },
    }
  }

  return (): OrderSentence => {
    const lines = Array.from({ length: any([1, 1, 2, 2, 3]) }, line)
    const said = lines.map((each, at) => (at === 0 ? each.said : form(joiners) + each.said)).join('')
    return {
      message: form(frames).replace('X', said),
      lines: lines.map(({ expected }) => expected),
      refused: lines.flatMap(({ refused = [] }) =>
        refused.filter(
          (id) => !lines.some(({ expected }) => expected.options.some((each) => id === `${expected.itemId} ${each}`)),
        ),
      ),
      form: lines.length > 1 ? 'several dishes' : (lines[0]?.form ?? 'plain'),
    }
  }
}
