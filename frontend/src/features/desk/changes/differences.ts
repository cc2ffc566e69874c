/** What is another in a thing after a change; null is none. */
export type Difference = { readonly field: string; readonly before: string | null; readonly after: string | null }

type Thing = Readonly<Record<string, unknown>>

/** What changes by itself with each change, or is told by the entry already. */
const untold = new Set(['id', 'version', 'updatedAt', 'createdAt', 'unavailableBecause', 'locationId', 'displayName'])
/** By these a part of a list is the same part after a change. */
const marks = ['id', 'locationId', 'itemId', 'menuItemId', 'code', 'date'] as const

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOfThings = (value: unknown): value is readonly Thing[] =>
  Array.isArray(value) && value.length > 0 && value.every(isThing)

/** `costPerUnit` as people read it: `Cost per unit`; `isPopular`: `Popular`. */
const wordsOf = (key: string) => {
  const words = key
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => textOf(one) ?? '–').join(', ')
  if (isThing(value))
    return Object.values(value)
      .flatMap((part) => textOf(part) ?? [])
      .join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What is told of a place: how a part without a name is called, and a moment by its clock. */
export type DifferenceFormat = {
  readonly partName: (part: Thing) => string | undefined
  readonly momentText: (at: string) => string
}

const amounts = new Set(['price', 'costPerUnit'])
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/.test(text)

/** A value as people read it: money with its sign, a moment by the clock of the place. */
function shown({ momentText }: DifferenceFormat, key: string, value: unknown): string | null {
  const text = textOf(value)
  if (text === null) return null
  if (isMoment(text)) return momentText(text)
  return amounts.has(key) ? `$${text}` : text
}

const markOf = (part: Thing): string => {
  const mark = marks.find((name) => part[name] !== undefined)
  return mark ? `${mark} ${String(part[mark])}` : JSON.stringify(part)
}

const nameOf = (part: Thing, { partName }: DifferenceFormat): string =>
  partName(part) ?? textOf(part['name'] ?? part['title'] ?? part['date']) ?? markOf(part)

function listed(
  field: string,
  before: readonly Thing[],
  after: readonly Thing[],
  told: DifferenceFormat,
): Difference[] {
  const all = new Map([...before, ...after].map((part) => [markOf(part), part]))
  return [...all].flatMap(([mark, part]) => {
    const [was, is] = [before, after].map((list) => list.find((one) => markOf(one) === mark))
    const place = `${field}, ${nameOf(part, told)}`
    if (!was || !is) return [{ field: place, before: was ? 'there' : null, after: is ? 'there' : null }]
    return within(was, is, told).map((inner) => ({ ...inner, field: `${place}: ${inner.field.toLowerCase()}` }))
  })
}

function within(before: Thing, after: Thing, told: DifferenceFormat): Difference[] {
  // Levels at all locations say what those at one do.
  const hidden = isListOfThings(after['levels']) ? new Set([...untold, 'minimumStock', 'parStock']) : untold
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !hidden.has(key))
  return keys.flatMap((key) => {
    const [was, is] = [before[key], after[key]]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const field = wordsOf(key)
    if (isThing(was) && isThing(is))
      return within(was, is, told).map((inner) => ({ ...inner, field: `${field}: ${inner.field.toLowerCase()}` }))
    if (isListOfThings(was) || isListOfThings(is))
      return listed(field, isListOfThings(was) ? was : [], isListOfThings(is) ? is : [], told)
    return [{ field, before: shown(told, key, was), after: shown(told, key, is) }]
  })
}

/** What a change made of a thing, field by field; as it is told of a place. */
export const listDifferences = (before: unknown, after: unknown, told: DifferenceFormat): Difference[] =>
  isThing(before) && isThing(after) ? within(before, after, told) : []
