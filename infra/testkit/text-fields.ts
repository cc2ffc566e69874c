import * as z from 'zod/mini'
import { ClientMessage } from '#shared/live/messages'
import type { Route } from '#shared/platform/route'
import { routes } from '#shared/registry/routes'
import { getTextKind, type TextKind } from '#shared/platform/text-kinds'

/** A text that clients send, with its path, such as `placeOrder.items[].for`. */
export type TextField = {
  readonly path: string
  /** Undefined for a plain `z.string()`. */
  readonly kind: TextKind | undefined
  readonly schema: z.ZodMiniType
}

type Sent = { readonly name: string } & Pick<Route, 'params' | 'query' | 'body'>

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType

/** Returns the parts of a schema that can contain texts, each with its path. */
function listParts(schema: z.ZodMiniType, path: string): readonly (readonly [path: string, part: unknown])[] {
  if (schema instanceof z.ZodMiniObject)
    return Object.entries<unknown>(schema.shape).map(([name, part]) => [`${path}.${name}`, part])
  if (schema instanceof z.ZodMiniArray) return [[`${path}[]`, schema.def.element]]
  if (schema instanceof z.ZodMiniRecord)
    return [
      [`${path}{key}`, schema.def.keyType],
      [`${path}{}`, schema.def.valueType],
    ]
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.map((part: unknown) => [path, part] as const)
  if (schema instanceof z.ZodMiniPipe) return [[path, schema.def.in]]
  return 'innerType' in schema.def ? [[path, schema.def.innerType]] : []
}

function walk(schema: unknown, path: string): readonly TextField[] {
  if (!isSchema(schema)) return []
  const kind = getTextKind(schema)
  if (kind !== undefined || schema.def.type === 'string') return [{ path, kind, schema }]
  return listParts(schema, path).flatMap(([partPath, part]) => walk(part, partPath))
}

const calls: readonly Sent[] = [
  ...routes.map(({ name, route: { params, query, body } }) => ({ name, params, query, body })),
  { name: 'live', body: ClientMessage },
]

/** Returns the texts in the paths, queries and bodies of calls, by default of all calls. */
export const listTextFields = (of: readonly Sent[] = calls): readonly TextField[] =>
  of.flatMap(({ name, params, query, body }) => [params, query, body].flatMap((schema) => walk(schema, name)))
