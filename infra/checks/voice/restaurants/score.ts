import type { MenuItem } from '#shared/menu/contract'
import { readSentences } from '../read-sentences'
import type { ExpectedLine, OrderSentence } from './generate-sentences'

type Line = Omit<ExpectedLine, 'options'> & { readonly options?: readonly string[] | undefined }

/** Formats the lines of an order in a form that is equal for equal orders. */
export function formatLines(lines: readonly Line[]): string {
  const merged = new Map<string, number>()
  for (const { itemId, quantity, options = [] } of lines) {
    const key = `${itemId} [${[...options].sort().join(', ')}]`
    merged.set(key, (merged.get(key) ?? 0) + quantity)
  }
  return [...merged]
    .map(([key, quantity]) => `${quantity} x ${key}`)
    .sort()
    .join('; ')
}

/** Parses the lines of a written sentence: `2 Latte: Large, 2 Vanilla syrup; 1 Bagel`. */
function parseLine(text: string, menu: readonly MenuItem[]): ExpectedLine {
  const [head = '', options] = text.split(': ')
  const [, quantity, name] = /^(\d+) (.*)$/.exec(head) ?? []
  const dish = menu.find((each) => each.name === name)
  if (!dish) throw new Error(`no dish for ${text}`)
  const ids = (options?.split(', ') ?? []).flatMap((each) => {
    const all = dish.optionGroups.flatMap((group) => group.options)
    const whole = all.find((option) => option.name === each)
    const [, count, rest] = /^(\d) (.*)$/.exec(each) ?? []
    const option = whole ?? all.find((other) => other.name === rest)
    if (!option) throw new Error(`no option ${each} in ${text}`)
    return Array.from({ length: whole ? 1 : Number(count) }, () => option.id)
  })
  return { itemId: dish.id, quantity: Number(quantity), options: ids }
}

/** Returns the sentences that were written by hand for a restaurant, by corpus. */
export function listWrittenSentences(
  restaurant: string,
  menu: readonly MenuItem[],
): ReadonlyMap<string, readonly OrderSentence[]> {
  const rows = readSentences('restaurants/sentences.csv').filter(([, name]) => name === restaurant)
  const corpora = [...new Set(rows.map(([corpus = '']) => corpus))]
  const parse = ([, , message = '', lines = '']: readonly string[]): OrderSentence => ({
    message,
    lines: lines.split('; ').map((line) => parseLine(line, menu)),
    form: 'by hand',
    refused: [],
  })
  return new Map(corpora.map((name) => [name, rows.filter(([corpus]) => corpus === name).map(parse)]))
}
