import type { JsonSchema } from '#infra/reference/json-schema'
import { isRecord } from '#shared/platform/is-record'

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const alternatives = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => anyOf ?? oneOf ?? []

/** A field without fields of its own. */
export type Field = { readonly path: string; readonly default: unknown }

/**
 * Lists the fields of a schema, with the path to each. The entries of a list have the path of the
 * list: `lines.quantity`.
 */
export function listFields(schema: JsonSchema, path = ''): readonly Field[] {
  const nested = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => listFields(field, join(path, name))),
    ...(schema.items ? listFields(schema.items, path) : []),
    ...alternatives(schema).flatMap((alternative) => listFields(alternative, path)),
  ]
  const deeper = nested.filter((field) => field.path !== path)
  const fields = deeper.length > 0 ? deeper : [{ path, default: schema.default }]
  return [...new Map(fields.map((field) => [field.path, field])).values()]
}

/** Lists the forms of a request, of which a body has one. */
export const listForms = (schema: JsonSchema): readonly JsonSchema[] => {
  const forms = alternatives(schema)
  return forms.length > 0 ? forms.flatMap(listForms) : [schema]
}

/** Returns all values at a path, without missing ones. */
export function listValues(from: unknown, path: string): readonly unknown[] {
  if (from === undefined || from === null) return []
  if (Array.isArray(from)) return from.flatMap((entry) => listValues(entry, path))
  if (path === '') return [from]
  const [name = '', ...rest] = path.split('.')
  return isRecord(from) ? listValues(from[name], rest.join('.')) : []
}

/** Returns the only value at a path as text. */
export function textAt(from: unknown, path: string): string {
  const [value] = listValues(from, path)
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`No ${path} in ${JSON.stringify(from)}`)
  return String(value)
}
