import { jsonSchemaOf } from '#infra/reference/json-schema'
import { sampleOf } from '#infra/reference/sample'
import type { NamedRoute } from '#shared/contract/index'

export type Sent = {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** The values that a route's example has for its path, its query and its body. */
export function examplesOf({ route }: NamedRoute): { params: unknown; query: unknown; body: unknown } {
  const example = (schema: typeof route.body) => schema && sampleOf(jsonSchemaOf(schema, 'input'))
  return { params: example(route.params), query: example(route.query), body: example(route.body) }
}

const entries = (values: unknown): readonly [string, unknown][] =>
  typeof values === 'object' && values !== null ? Object.entries(values) : []

/** A path with its parameters filled in; each value is encoded unless it says that it is already. */
export function fill(path: string, params: unknown): string {
  return entries(params).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  )
}

/** The example request of a route, about one user. */
export function requestTo(named: NamedRoute, userId: string): Sent {
  const { params, body } = examplesOf(named)
  const about = (values: unknown) => (entries(values).some(([name]) => name === 'userId') ? { userId } : {})
  return {
    method: named.route.method,
    path: fill(named.route.path, { ...Object.fromEntries(entries(params)), ...about(params) }),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify({ ...Object.fromEntries(entries(body)), ...about(body) }),
  }
}
