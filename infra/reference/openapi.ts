import * as z from 'zod/mini'
import type { RegisteredRoute } from '#shared/registry/routes'
import type { AccessLevel, Route } from '#shared/platform/route'
import { listResourceFields } from '#shared/platform/resource-fields'
import { groupDefaults } from '#shared/locations/group'
import { problemCodes, type ProblemCode } from '#shared/platform/problem'
import { visitorLimitsPerMinute } from '#shared/platform/rate-limits'
import { toJsonSchema, type JsonSchema } from './json-schema'
import { createSampleValue } from './sample-value'

/** Descriptions of who may make a call. */
const accessDescriptions = {
  public: 'Anyone',
  user: 'Anyone who is signed in',
  self: 'The user who is named, or an admin',
  staff: 'Staff',
  admin: 'Admins',
  board: "Staff; anyone where the location's boards are open",
  stock: 'Staff; on a test site, any signed-in user',
} as const satisfies Record<AccessLevel, string>

type OpenApiMedia = { readonly schema: JsonSchema; readonly example?: unknown }
export type OpenApiContent = Readonly<Record<string, OpenApiMedia>>

type OpenApiParameter = {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example: unknown
}

export type OpenApiOperation = {
  readonly operationId: string
  readonly tags: readonly [string]
  readonly summary: string
  readonly description: string
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly OpenApiParameter[]
  readonly requestBody?: { readonly required: true; readonly content: OpenApiContent }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: OpenApiContent }>>
}

export type OpenApi = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: object
}

const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})

const problem = (code: ProblemCode): OpenApiMedia => {
  const { status, title } = problemCodes[code]
  return {
    schema: { $ref: '#/components/schemas/Problem' },
    example: { type: `/problems/${code}`, title, status, detail: 'One plain sentence.', code },
  }
}

function parametersIn(place: 'path' | 'query', schema: z.ZodMiniType | undefined): readonly OpenApiParameter[] {
  const { properties = {}, required = [] } = schema ? toJsonSchema(schema, 'input') : {}
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: member,
    example: createSampleValue(member, name),
  }))
}

/** Lists the problems that any call with this declaration can answer. Its rules add others. */
function refusals({ access, params, query, body, limit, takes, service }: Route): readonly ProblemCode[] {
  return [
    ...(params || query || body ? (['invalid-input'] as const) : []),
    ...(access === 'public' ? [] : (['not-signed-in'] as const)),
    ...(access === 'public' || access === 'user' ? [] : (['not-allowed'] as const)),
    ...(takes ? (['too-large', 'unsupported-media'] as const) : []),
    ...(limit ? (['too-many-requests'] as const) : []),
    ...(service ? (['unavailable', 'timed-out'] as const) : []),
  ]
}

function successOf({ status = 200, answers, result }: Route) {
  if (status === 204) return { description: 'Done; the answer is empty' }
  if (status === 302) return { description: 'Sends the browser on' }
  if (answers === 'file') return { description: 'A file to save' }
  if (answers === 'page') return { description: 'A page (HTML)' }
  const schema = toJsonSchema(result, 'output')
  return { description: 'The result', content: { 'application/json': { schema, example: createSampleValue(schema) } } }
}

const bodyTypes = {
  multipart: 'multipart/form-data',
  csv: 'text/csv',
  signed: 'application/json',
  json: 'application/json',
} as const
const bodyType = ({ takes }: Route) => bodyTypes[takes ?? 'json']

/** Where a session must be valid, in addition to the site. */
function placesOf(route: Route): string {
  const fields = listResourceFields(route).map((name) => `\`${name}\``)
  return fields.length > 0 ? ` A session has to count for what ${fields.join(' and ')} names.` : ''
}

function describe(route: Route): string {
  const { access, limit } = route
  const allowance = limit ? ` At most ${visitorLimitsPerMinute[limit]} calls a visitor and minute.` : ''
  return `${accessDescriptions[access]} may call this.${placesOf(route)}${allowance}`
}

function operationOf({ domain, name, route }: RegisteredRoute): OpenApiOperation {
  const parameters = [...parametersIn('path', route.params), ...parametersIn('query', route.query)]
  const body = route.body && toJsonSchema(route.body, 'input')
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: route.summary,
    description: describe(route),
    ...(route.access !== 'public' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { [bodyType(route)]: { schema: body, example: createSampleValue(body) } },
      },
    }),
    responses: {
      [String(route.status ?? 200)]: successOf(route),
      ...(route.mayTakeLonger && { 202: { ...successOf(route), description: 'Not yet: ask again by the id' } }),
      ...Object.fromEntries(
        refusals(route).map((code) => [
          String(problemCodes[code].status),
          { description: problemCodes[code].title, content: { 'application/problem+json': problem(code) } },
        ]),
      ),
    },
  }
}

const description = [
  'All calls are made from the site itself: they carry its cookies, and one that changes something is refused from another origin.',
  'A session is valid only for the kind of site that created it: a development login is anonymous at a live location, and a user of the user pool is anonymous at a test site, whatever site receives the call.',
  'A refusal is `application/problem+json` (RFC 9457) with a stable `code` and a `detail` that can be shown.',
  'A location is named by its code (`HENPR`), its client id (1) or its server id (4).',
  'Money is a decimal string with two places, a time ISO 8601 in UTC. Unknown fields are ignored.',
  'With an `Idempotency-Key` a call takes effect once: sent again it gets the first answer, with another body `key-reused`.',
  'Where a list goes on, a `Link` header with `rel="next"` leads to the next page.',
].join(' ')

/** The contract as OpenAPI 3.1. */
export function buildOpenApi(routes: readonly RegisteredRoute[], version: string): OpenApi {
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const named of routes) {
    const { path, method } = named.route
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(named) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${groupDefaults.brand} API`, version, description },
    paths,
    components: {
      schemas: { Problem: toJsonSchema(Problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
    },
  }
}
