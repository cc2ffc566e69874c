import { formatCents } from '../platform/money'

/** A value of a record without values of its own, as text. */
type RecordValue = {
  /** The fields and the ids of list entries that lead to it, joined by `/`. */
  readonly path: string
  /** Its field; the fields above it, and the names of the entries it is in. */
  readonly field: string
  readonly parts: readonly Part[]
  readonly text: string
}

/** A field on the way to a value, and the name of its entry if it is a list. */
type Part = { readonly field: string; readonly entry?: string }

/** What tells the entries of a list apart, and what they are called. */
const identifyingFields = ['id', 'locationId', 'location', 'itemId', 'ingredientId', 'name'] as const
const namingFields = ['name', 'title', ...identifyingFields] as const

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the first of some fields that an entry has, as text. */
const findText = (entry: object, fields: readonly string[]): string | undefined => {
  const texts = new Map<string, unknown>(Object.entries(entry))
  const field = fields.find((each) => texts.get(each) !== undefined)
  return field === undefined ? undefined : String(texts.get(field))
}

/** Formats a value without fields; nothing of one that says nothing. */
function formatValue(value: unknown, isCents: boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : ''
  if (typeof value === 'number') return isCents ? formatCents(value) : String(value)
  return typeof value === 'string' ? value : ''
}

function listOf(value: unknown, path: string, parts: readonly Part[]): readonly RecordValue[] {
  const last = parts.at(-1)?.field ?? ''
  if (Array.isArray(value) && value.some(isFields))
    return value.flatMap((entry: unknown, at) => {
      const fields = isFields(entry) ? entry : {}
      const name = findText(fields, namingFields) ?? String(at + 1)
      const id = findText(fields, identifyingFields) ?? String(at + 1)
      return listOf(entry, `${path}/${id}`, [...parts.slice(0, -1), { field: last, entry: name }])
    })
  if (isFields(value))
    return Object.entries(value).flatMap(([field, child]: [string, unknown]) =>
      listOf(child, path === '' ? field : `${path}/${field}`, [...parts, { field }]),
    )
  const isCents = parts.some(({ field }) => field.endsWith('Cents'))
  const text = Array.isArray(value)
    ? value.map((each: unknown) => formatValue(each, isCents)).join(', ')
    : formatValue(value, isCents)
  return text === '' ? [] : [{ path, field: last, parts, text }]
}

/** Lists all values of a record that say something, whatever its fields are. */
export const listRecordValues = (record: object): readonly RecordValue[] => listOf(record, '', [])
