/** What a value is called, and the value, for a person to read. */
export type NamedText = readonly [name: string, text: string]

/** A value that is no longer the first one, with both as text. */
export type ChangedValue = { readonly name: string; readonly is: string; readonly was: string }

/** A value that is still the first one, as text. */
type NamedValue = { readonly name: string; readonly value: string }

const NONE = 'none'

/** Collects texts by name. Those of the same name are one value, so that none hides another. */
function toTextByName(values: readonly NamedText[]): ReadonlyMap<string, string> {
  const textByName = new Map<string, string>()
  for (const [name, text] of values) {
    const other = textByName.get(name)
    textByName.set(name, other === undefined ? text : `${other}; ${text}`)
  }
  return textByName
}

/** Returns the values that differ, are new or are gone, with both as text. */
export function listDifferences(before: readonly NamedText[], after: readonly NamedText[]): ChangedValue[] {
  const [earlier, current] = [toTextByName(before), toTextByName(after)]
  return [...new Set([...current.keys(), ...earlier.keys()])].flatMap((name) => {
    const [is, was] = [current.get(name) ?? NONE, earlier.get(name) ?? NONE]
    return is === was ? [] : [{ name, is, was }]
  })
}

/** Returns the values that are the same and say something. */
export function listSameValues(before: readonly NamedText[], after: readonly NamedText[]): NamedValue[] {
  const earlier = toTextByName(before)
  return [...toTextByName(after)].flatMap(([name, value]) =>
    earlier.get(name) === value && value !== NONE ? [{ name, value }] : [],
  )
}

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields that tell the entries of a list apart, which are no part of the text. */
const NAMING = ['name', 'station']
const UNREAD = new Set([...NAMING, 'id', 'version'])

const toWords = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(toText).join('; ') || NONE
  if (typeof value === 'string' || typeof value === 'number') return `${value}` || NONE
  if (!isFields(value)) return NONE
  const fields = Object.entries(value).filter(([field]) => !UNREAD.has(field))
  return fields.map(([field, child]) => `${toWords(field)} ${toText(child)}`).join(', ')
}

/**
 * Returns all values of a setting as text, each by its name: one for each field, and one for each
 * entry of a list. `prefix` begins their names.
 */
export const listValueTexts = (setting: object, prefix = ''): readonly NamedText[] =>
  Object.entries(setting).flatMap(([field, value]: [string, unknown]): readonly NamedText[] => {
    if (UNREAD.has(field)) return []
    const label = `${prefix}${toWords(field)}`
    if (!Array.isArray(value) || !value.some(isFields)) return [[label, toText(value)]]
    return value.map((entry: unknown, at) => {
      const named = NAMING.map((key): unknown => Reflect.get(Object(entry), key)).find((text) => text !== undefined)
      return [`${label} ${toText(named ?? at + 1)}`, toText(entry)]
    })
  })
