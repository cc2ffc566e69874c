import { formatWeekdayDate } from '../numbers/figures'
import { formatCents } from '#shared/platform/money'
import { capitalize, formatHoursField, formatText, toFieldLabel, weekdayNames } from './change-words'

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
  'signIn',
])
/** The keys that identify an item of a list, in order of preference. */
const identifyingKeys = [
  ...['id', 'locationId', 'itemId', 'menuItemId', 'ingredientId', 'code'],
  ...['date', 'station', 'zipCode', 'zipcode', 'label', 'name', 'from'],
] as const
/** The keys whose text names an item of a list. */
const namingKeys = ['name', 'title', 'label', 'date', 'station', 'zipCode', 'zipcode', 'code', 'from'] as const
const unreadKeys = new Set<string>([...hiddenFields, ...identifyingKeys, ...namingKeys])
// Names an item that has no other name, such as a span of hours.
unreadKeys.delete('from')
// Says for which dish a special is.
unreadKeys.delete('menuItemId')

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOfFields = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields)

/** How to show what a value alone doesn't say: names of unnamed items, and local times. */
export type DifferenceFormat = {
  readonly partName: (part: Fields) => string | undefined
  readonly momentText: (at: string) => string
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/.test(text)

/** Formats a value: money with a dollar sign, times in the location's time zone. */
function formatValue(format: DifferenceFormat, key: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  const hours = formatHoursField(key, value)
  if (hours !== undefined) return hours
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((one) => formatValue(format, key, one) ?? '–').join(', ')
  if (isFields(value)) return [nameOf(value, format), describePart(value, format)].filter(Boolean).join(' ') || null
  if (key === 'dayOfWeek') return weekdayNames[Number(value)] ?? null
  if (key === 'menuItemId') return format.partName({ menuItemId: value }) ?? null
  if (typeof value === 'number') return key.endsWith('Cents') ? formatCents(value) : String(value)
  if (typeof value !== 'string') return null
  if (isMoment(value)) return format.momentText(value)
  if (isDate(value)) return formatWeekdayDate(value)
  return formatText(key, value)
}

const namingKeyOf = (part: Fields) => namingKeys.find((key) => typeof part[key] === 'string' && part[key] !== '')

/** Whether an item has no name but that of the dish in this field. */
const isNamedBy = (key: string, part: Fields): boolean => key === 'menuItemId' && namingKeyOf(part) === undefined

/** Returns what an item has besides its name, without what it is not; empty if that is nothing. */
const describePart = (part: Fields, format: DifferenceFormat): string =>
  Object.entries(part)
    .flatMap(([key, value]) => {
      const isRead = unreadKeys.has(key) || key === namingKeyOf(part) || value === false
      const text = isRead || isNamedBy(key, part) ? null : formatValue(format, key, value)
      return text === null ? [] : [`${toFieldLabel(key).toLowerCase()} ${text}`.trim()]
    })
    .join(', ')

const identityOf = (part: Fields, position: number): string => {
  const key = identifyingKeys.find((name) => part[name] !== undefined)
  return key ? `${key} ${String(part[key])}` : `${position + 1}`
}

/** Returns the name of an item; undefined if it has none, such as one that was removed since. */
function nameOf(part: Fields, format: DifferenceFormat): string | undefined {
  const named = namingKeyOf(part)
  const own = named && formatValue(format, named, part[named])
  return (named === 'station' && own ? capitalize(own) : own) ?? format.partName(part)
}

function listItemDifferences(
  field: string,
  before: readonly Fields[],
  after: readonly Fields[],
  format: DifferenceFormat,
): Difference[] {
  const [was, is] = [before, after].map((list) => new Map(list.map((part, at) => [identityOf(part, at), part])))
  const all = new Map([...(was ?? []), ...(is ?? [])])
  return [...all].flatMap(([identity, part], at) => {
    const [old, now] = [was?.get(identity), is?.get(identity)]
    const itemField = [field, nameOf(part, format) ?? `${at + 1}`].filter(Boolean).join(', ')
    const text = describePart(part, format) || 'there'
    if (!old || !now) return [{ field: itemField, before: old ? text : null, after: now ? text : null }]
    return listFieldDifferences(old, now, format).map((inner) => nest(itemField, inner))
  })
}

/** Puts a field below the one that contains it; one without a label leaves out its name. */
const nest = (outer: string, inner: Difference): Difference =>
  outer === '' ? inner : { ...inner, field: inner.field === '' ? outer : `${outer}: ${inner.field.toLowerCase()}` }

/** Returns a field with its prices, if it has one for each daypart, as amounts. */
const readField = (key: string, value: unknown): unknown =>
  key === 'daypartPrices' && isFields(value)
    ? Object.fromEntries(Object.entries(value).map(([daypart, price]) => [daypart, `$${String(price)}`]))
    : value

/** Returns "no" for a missing value where the other one is yes; otherwise undefined. */
const describeFlag = (value: unknown, other: unknown): string | undefined =>
  (value === undefined || value === null) && other === true ? 'no' : undefined

function listFieldDifferences(before: Fields, after: Fields, format: DifferenceFormat): Difference[] {
  // The levels of all locations include those of this one.
  const hidden = isListOfFields(after['levels']) ? new Set([...hiddenFields, 'minimumStock', 'parStock']) : hiddenFields
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !hidden.has(key))
  return keys.flatMap((key) => {
    const [was, is] = [readField(key, before[key]), readField(key, after[key])]
    const texts = [
      describeFlag(was, is) ?? formatValue(format, key, was),
      describeFlag(is, was) ?? formatValue(format, key, is),
    ] as const
    if (JSON.stringify(was) === JSON.stringify(is) || (texts[0] === null && texts[1] === null)) return []
    const field = toFieldLabel(key)
    const isHours = [was, is].some((value) => formatHoursField(key, value) !== undefined)
    if (!isHours && isFields(was) && isFields(is))
      return listFieldDifferences(was, is, format).map((inner) => nest(field, inner))
    if (!isHours && (isListOfFields(was) || isListOfFields(is)))
      return listItemDifferences(field, isListOfFields(was) ? was : [], isListOfFields(is) ? is : [], format)
    return [{ field, before: texts[0], after: texts[1] }]
  })
}

/** Lists the fields that differ between two versions of a record; empty unless both are objects. */
export const listDifferences = (before: unknown, after: unknown, format: DifferenceFormat): Difference[] =>
  isFields(before) && isFields(after) ? listFieldDifferences(before, after, format) : []
