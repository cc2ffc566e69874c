import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** The parts of a JSON schema that Stripe's description uses for parameters. */
type Schema = {
  readonly type?: string | undefined
  readonly enum?: readonly string[] | undefined
  readonly maxLength?: number | undefined
  readonly required?: readonly string[] | undefined
  readonly properties?: Readonly<Record<string, Schema>> | undefined
  readonly additionalProperties?: boolean | Schema | undefined
  readonly items?: Schema | undefined
  readonly anyOf?: readonly Schema[] | undefined
}

const Schema: z.ZodMiniType<Schema> = z.lazy(() =>
  z.object({
    type: z.optional(z.string()),
    enum: z.optional(z.array(z.string())),
    maxLength: z.optional(z.number()),
    required: z.optional(z.array(z.string())),
    properties: z.optional(z.record(z.string(), Schema)),
    additionalProperties: z.optional(z.union([z.boolean(), Schema])),
    items: z.optional(Schema),
    anyOf: z.optional(z.array(Schema)),
  }),
)

const Operation = z.object({
  parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string(), schema: z.optional(Schema) }))),
  requestBody: z.optional(
    z.object({
      content: z.object({ 'application/x-www-form-urlencoded': z.optional(z.object({ schema: Schema })) }),
    }),
  ),
})

const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
export type Description = z.infer<typeof Description>

/** Reads the published description of Stripe's API: `openapi.spec3.json` of stripe/openapi. */
export const readDescription = (file: string): Description => Description.parse(JSON.parse(readFileSync(file, 'utf8')))

/** A request as the client library sends it. */
export type SentRequest = { readonly method: string; readonly path: string; readonly form: URLSearchParams }

type Value = string | { readonly [key: string]: Value }

const isText = (value: Value | undefined): value is string => typeof value === 'string'

function setAt(tree: Record<string, Value>, [key = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree[key] = text
    return
  }
  const known = tree[key]
  const branch: Record<string, Value> = known === undefined || isText(known) ? {} : { ...known }
  setAt(branch, rest, text)
  tree[key] = branch
}

/** Returns the fields of a form as a tree: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
function toTree(form: URLSearchParams): Record<string, Value> {
  const tree: Record<string, Value> = {}
  for (const [name, text] of form)
    setAt(
      tree,
      name.split(/[[\]]+/).filter((key) => key !== ''),
      text,
    )
  return tree
}

const textFaults: Readonly<Record<string, (text: string) => boolean>> = {
  integer: (text) => !/^-?\d+$/.test(text),
  number: (text) => !/^-?\d+(?:\.\d+)?$/.test(text),
  boolean: (text) => text !== 'true' && text !== 'false',
  object: () => true,
  array: () => true,
}

function listTextFaults({ type = 'string', enum: words, maxLength = Infinity }: Schema, text: string, at: string) {
  if (textFaults[type]?.(text)) return [`${at} is no ${type}: ${text}`]
  if (words && !words.includes(text)) return [`${at} is none of ${words.join(', ')}: ${text}`]
  return text.length > maxLength ? [`${at} is longer than ${maxLength}`] : []
}

function listFaults(schema: Schema, value: Value, at: string): readonly string[] {
  if (schema.anyOf) {
    const faults = schema.anyOf.map((one) => listFaults(one, value, at))
    return faults.some((list) => list.length === 0) ? [] : (faults[0] ?? [])
  }
  if (isText(value)) return listTextFaults(schema, value, at)
  if (schema.type === 'array')
    return Object.entries(value).flatMap(([index, item]) => listFaults(schema.items ?? {}, item, `${at}[${index}]`))
  if (schema.type !== 'object') return [`${at} is no ${schema.type ?? 'text'}`]
  const { properties = {}, required = [], additionalProperties } = schema
  const missing = required.filter((name) => value[name] === undefined).map((name) => `${at}[${name}] is missing`)
  return [
    ...missing,
    ...Object.entries(value).flatMap(([name, part]) => {
      const known = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
      return known ? listFaults(known, part, `${at}[${name}]`) : [`${at}[${name}] is unknown`]
    }),
  ]
}

const toPattern = (template: string) => new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)

/** Returns the path of the description that a request is for; undefined if there is none. */
const findTemplate = ({ paths }: Description, { path, method }: SentRequest): string | undefined =>
  Object.keys(paths).find((one) => toPattern(one).test(path) && paths[one]?.[method.toLowerCase()] !== undefined)

/** Returns what a request has that the description does not know, or lacks that it requires. */
export function listRequestFaults(description: Description, request: SentRequest): readonly string[] {
  const name = `${request.method} ${request.path}`
  const template = findTemplate(description, request)
  if (template === undefined) return [`${name} is unknown`]
  const operation = Operation.parse(description.paths[template]?.[request.method.toLowerCase()])
  const properties = Object.fromEntries(
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => [parameter.name, parameter.schema ?? {}]),
  )
  const body = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema
  const schema = request.method === 'GET' ? { type: 'object', properties } : (body ?? { type: 'object' })
  return listFaults(schema, toTree(request.form), name)
}
