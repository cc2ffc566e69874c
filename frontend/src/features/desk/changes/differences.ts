/** A field that a change altered; null means that the field was or is empty. */
export type Difference = { readonly field: string; readonly before: string | null; readonly after: string | null }

type Fields = Readonly<Record<string, unknown>>

/** Fields that change automatically or that the log entry shows elsewhere. */
const hiddenFields = new Set([
  'id',
  'version',
  'updatedAt',
  'createdAt',
  'unavailableBecause',
  'locationId',
  'displayName',
  'alsoIn',
])
/** The keys that identify an item of a list, in order of preference. */
const identifyingKeys = ['id', 'locationId', 'itemId', 'menuItemId', 'code', 'date', 'from'] as const

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOfFields = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields)

/** `costPerUnit` as people read it: `Cost per unit`; `isPopular`: `Popular`. */
const toFieldLabel = (key: string) => {
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
  if (isFields(value))
    return Object.values(value)
      .flatMap((part) => textOf(part) ?? [])
      .join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** How to show what a value alone doesn't say: names of unnamed items, and local times. */
export type DifferenceFormat = {
  readonly partName: (part: Fields) => string | undefined
  readonly momentText: (at: string) => string
}

const amounts = new Set(['price', 'costPerUnit'])
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/.test(text)

/** Formats a value: money with a dollar sign, times in the location's time zone. */
function formatValue({ momentText }: DifferenceFormat, key: string, value: unknown): string | null {
  const text = textOf(value)
  if (text === null) return null
  if (isMoment(text)) return momentText(text)
  return amounts.has(key) ? `$${text}` : text
}

const identityOf = (part: Fields): string => {
  const key = identifyingKeys.find((name) => part[name] !== undefined)
  return key ? `${key} ${String(part[key])}` : JSON.stringify(part)
}

const nameOf = (part: Fields, { partName }: DifferenceFormat): string =>
  partName(part) ?? textOf(part['name'] ?? part['title'] ?? part['date']) ?? identityOf(part)

function listItemDifferences(
  field: string,
  before: readonly Fields[],
  after: readonly Fields[],
  format: DifferenceFormat,
): Difference[] {
  const all = new Map([...before, ...after].map((part) => [identityOf(part), part]))
  return [...all].flatMap(([identity, part]) => {
    const [was, is] = [before, after].map((list) => list.find((one) => identityOf(one) === identity))
    const itemField = `${field}, ${nameOf(part, format)}`
    if (!was || !is) return [{ field: itemField, before: was ? 'there' : null, after: is ? 'there' : null }]
    return listFieldDifferences(was, is, format).map((inner) => ({
      ...inner,
      field: `${itemField}: ${inner.field.toLowerCase()}`,
    }))
  })
}

function listFieldDifferences(before: Fields, after: Fields, format: DifferenceFormat): Difference[] {
  // The levels of all locations include those of this one.
  const hidden = isListOfFields(after['levels']) ? new Set([...hiddenFields, 'minimumStock', 'parStock']) : hiddenFields
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !hidden.has(key))
  return keys.flatMap((key) => {
    const [was, is] = [before[key], after[key]]
    if (JSON.stringify(was) === JSON.stringify(is) || (textOf(was) === null && textOf(is) === null)) return []
    const field = toFieldLabel(key)
    if (isFields(was) && isFields(is))
      return listFieldDifferences(was, is, format).map((inner) => ({
        ...inner,
        field: `${field}: ${inner.field.toLowerCase()}`,
      }))
    if (isListOfFields(was) || isListOfFields(is))
      return listItemDifferences(field, isListOfFields(was) ? was : [], isListOfFields(is) ? is : [], format)
    return [{ field, before: formatValue(format, key, was), after: formatValue(format, key, is) }]
  })
}

/** Lists the fields that differ between two versions of a record; empty unless both are objects. */
export const listDifferences = (before: unknown, after: unknown, format: DifferenceFormat): Difference[] =>
  isFields(before) && isFields(after) ? listFieldDifferences(before, after, format) : []
