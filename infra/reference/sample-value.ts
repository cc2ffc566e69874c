import type { JsonSchema } from './json-schema'
import sampleValues from './sample-values.json'

/**
 * What a field of a name, or of a name within another, holds in an example: the first value of the
 * right type.
 */
const values: Readonly<Record<string, readonly unknown[]>> = sampleValues

/** Optional fields of a request that an everyday one does not have. */
const rare = new Set([
  'discountCode',
  'zipMinutes',
  'for',
  'group',
  'scheduledFor',
  'levelId',
  'questionId',
  'ref',
  'after',
  'limit',
  'context',
  'links',
  'percent',
  'discountPercent',
  'rewardType',
])

const alternatives = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined => anyOf ?? oneOf

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function fits(value: unknown, schema: JsonSchema): boolean {
  const options = alternatives(schema)
  if (options) return options.some((option) => fits(value, option))
  if ('const' in schema) return schema.const === value
  if (schema.enum) return schema.enum.includes(value)
  const type = typeOf(value)
  if (type === 'string' && String(value).length < (schema.minLength ?? 0)) return false
  if (type === 'string' && schema.pattern !== undefined) return new RegExp(schema.pattern).test(String(value))
  if (type === 'array')
    return schema.type === 'array' && Array.isArray(value) && value.every((one) => fits(one, schema.items ?? {}))
  return schema.type === undefined || schema.type === type || (schema.type === 'number' && type === 'integer')
}

function text({ format, pattern, minLength = 0 }: JsonSchema, name: string): string {
  if (format === 'date-time' || name.endsWith('At')) return '2026-03-14T22:41:07.000Z'
  if (format === 'date') return '2026-03-14'
  if (pattern !== undefined && new RegExp(pattern).test('12.50')) return '12.50'
  return name.padEnd(minLength, 'x')
}

/**
 * An everyday value for a schema; deterministic, so that what is written of it only changes with
 * the contract.
 */
export function createSampleValue(schema: JsonSchema, name = '', within = ''): unknown {
  const named = (values[`${within}.${name}`] ?? values[name])?.find((value) => fits(value, schema))
  if (named !== undefined) return named
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const options = alternatives(schema)
  if (options) return createSampleValue(options.find(({ type }) => type !== 'null') ?? {}, name, within)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => createSampleValue(part, name)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, name)
    case 'array':
      return (
        schema.prefixItems?.map((item) => createSampleValue(item)) ?? [
          createSampleValue(schema.items ?? {}, name.replace(/s$/, '')),
        ]
      )
    case 'integer':
    case 'number':
      return schema.minimum ?? (schema.exclusiveMinimum === undefined ? 1 : schema.exclusiveMinimum + 1)
    case 'boolean':
      return schema.default ?? true
    case 'string':
      return text(schema, name)
    default:
      return null
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, own: string): Record<string, unknown> {
  const usual = Object.entries(properties).filter(([name]) => required.includes(name) || !rare.has(name))
  return Object.fromEntries(usual.map(([name, schema]) => [name, createSampleValue(schema, name, own)]))
}
