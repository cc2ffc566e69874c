import * as z from 'zod/mini'
import { isRecord } from '#shared/platform/is-record'

/** As much of JSON Schema 2020-12 as the contract's schemas come to. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

// A format says it better than the expression that checks it; the largest whole number is no bound
// of ours.
function isWorthSaying(name: string, value: unknown, siblings: object): boolean {
  if (name === '$schema' || (name === 'additionalProperties' && value === false)) return false
  if (name === 'pattern' && 'format' in siblings) return false
  return !((name === 'maximum' || name === 'minimum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER)
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (!isRecord(value)) return value
  if ('type' in value && Array.isArray(value.type)) {
    const { type: types, ...rest } = value
    return plain({ ...rest, anyOf: types.map((type: unknown) => ({ type })) })
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => isWorthSaying(name, member, value))
      .map(([name, member]) => [name, plain(member)]),
  )
}

const isSchema = (value: unknown): value is JsonSchema => isRecord(value)

/** What a schema of the contract takes (`input`) or gives (`output`), as JSON Schema. */
export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const made = plain(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  return isSchema(made) ? made : {}
}
