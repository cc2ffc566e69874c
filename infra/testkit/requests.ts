import { toJsonSchema } from '#infra/reference/json-schema'
import { createSampleValue } from '#infra/reference/sample'
import { routes } from '#shared/contract/index'
import type { RegisteredRoute } from '#shared/contract/index'
import type { Route } from '#shared/contract/route'
import { listFieldNames } from '#shared/contract/subjects'

export type SampleRequest = {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

const LOGOUT = '/api/auth/logout'

/** All routes, logging out last: it ends the session that the others are called with. */
export const routesLogoutLast: readonly RegisteredRoute[] = routes.toSorted(
  (one, other) => Number(one.route.path === LOGOUT) - Number(other.route.path === LOGOUT),
)

export type SampleValues = Readonly<Record<string, unknown>>

const valuesOf = (sample: unknown): SampleValues =>
  typeof sample === 'object' && sample !== null ? Object.fromEntries(Object.entries(sample)) : {}

/** The values that a route's example has for its path, its query and its body, about one user. */
export function getRouteExamples({ params, query, body }: Route, userId: string) {
  const example = (schema: Route['body']): SampleValues => {
    const values = schema ? valuesOf(createSampleValue(toJsonSchema(schema, 'input'))) : {}
    return 'userId' in values ? { ...values, userId } : values
  }
  return { params: example(params), query: example(query), body: example(body) }
}

/** A path with its parameters filled in. */
export const fillPath = (path: string, params: SampleValues): string =>
  Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  )

const BOUNDARY = 'boundary'

/**
 * A multipart form in which each member is a file of that name, with no more in it than its name.
 */
const formWith = (members: SampleValues): string =>
  Object.entries(members)
    .map(
      ([name, file]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${String(file)}"\r\n`,
    )
    .map((head) => `${head}\r\n${head}\r\n`)
    .concat(`--${BOUNDARY}--\r\n`)
    .join('')

/** A table of one dish. */
const TABLE = 'code,price\r\nH3,14.95\r\n'

const written = {
  csv: () => ({ headers: { 'content-type': 'text/csv' }, body: TABLE }),
  json: (body: SampleValues) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  multipart: (body: SampleValues) => ({
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: formWith(body),
  }),
} as const

/** The example's values, with what is told of some of them in place of the example's own. */
const toldOf = (schema: Route['body'], example: SampleValues, told: SampleValues): SampleValues => ({
  ...example,
  ...Object.fromEntries(Object.entries(told).filter(([name]) => listFieldNames(schema).includes(name))),
})

/**
 * The example request of a route, about one user; `told` names what else it is about, by its
 * fields.
 */
export function buildSampleRequest({ route }: RegisteredRoute, userId: string, told: SampleValues = {}): SampleRequest {
  const examples = getRouteExamples(route, userId)
  const params = toldOf(route.params, examples.params, told)
  const body = toldOf(route.body, examples.body, told)
  // Of the query only what the call is about: the rest is narrower than what is tried here.
  const query = new URLSearchParams(
    Object.entries(toldOf(route.query, {}, told)).map(([name, value]) => [name, String(value)]),
  )
  return {
    method: route.method,
    path: fillPath(route.path, params) + (query.size > 0 ? `?${query}` : ''),
    ...(route.body ? written[route.takes ?? 'json'](body) : { headers: {}, body: undefined }),
  }
}
