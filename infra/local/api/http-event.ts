import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { findLocation, getLocationForHost, type Location } from '#shared/locations/index'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'

/** What the CDN adds to a request: the requested host, the visitor's address and the location. */
export type ViewerRequest = {
  readonly host: string
  readonly domainName: string
  readonly ip: string
  readonly location: Location
}

const withoutPort = (host: string) => host.replace(/:\d+$/, '')

const isThisMachine = (name: string) => ['localhost', '127.0.0.1', '[::1]'].includes(name)

/**
 * Returns the location of a host. `standIn`, a location code, applies to plain localhost
 * (docs/product/running.md#settings).
 */
export function resolveLocation(host: string, standIn: string): Location {
  const name = withoutPort(host)
  return (isThisMachine(name) && standIn !== '' && findLocation(standIn)) || getLocationForHost(name)
}

export function readViewerRequest({ headers, socket }: IncomingMessage, standIn: string): ViewerRequest {
  const host = headers.host ?? 'localhost'
  return {
    host,
    domainName: withoutPort(host),
    ip: (socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, ''),
    location: resolveLocation(host, standIn),
  }
}

/** The headers that the CDN sets on every request, replacing those of the visitor. */
export const toCdnHeaders = ({ host, ip, location }: ViewerRequest) => ({
  'x-forwarded-host': host,
  'x-viewer-address': ip,
  'x-forwarded-proto': 'http',
  'x-location': location.code,
})

/** A route's path template and the values of its parameters in one path. */
type RouteMatch = { readonly template: string; readonly parameters: Readonly<Record<string, string>> }

type Routed = { readonly route: { readonly method: string; readonly path: string } }

const parameterOf = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1]

function parametersIn(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    const name = parameterOf(segment)
    if (name === undefined ? segment !== value : value === '') return undefined
    if (name !== undefined) parameters[name] = decodeURIComponent(value)
  }
  return parameters
}

const inOrder = (template: string) =>
  template
    .split('/')
    .map((segment) => (parameterOf(segment) ? '1' : '0'))
    .join('')

/**
 * Finds the route of a path. As at API Gateway, a fixed segment wins over a parameter, from the
 * left.
 */
export function createRouter<R extends Routed>(routes: readonly R[]) {
  const ordered = routes.toSorted((a, b) => inOrder(a.route.path).localeCompare(inOrder(b.route.path)))
  return (method: string, path: string): { routed: R; match: RouteMatch } | undefined => {
    for (const routed of ordered) {
      if (routed.route.method !== method) continue
      const parameters = parametersIn(routed.route.path, path)
      if (parameters) return { routed, match: { template: routed.route.path, parameters } }
    }
    return undefined
  }
}

export type HttpRequest = {
  readonly method: string
  /** Path and query as sent. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly visit: ViewerRequest
  readonly requestId: string
  readonly now: Date
}

const isText = (headers: IncomingHttpHeaders) =>
  headers['content-encoding'] === undefined &&
  /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript)\b|$)/.test(headers['content-type'] ?? '')

function joined(headers: IncomingHttpHeaders): Record<string, string> {
  const { cookie: _, ...rest } = headers
  return Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value].flat().join(',')]])),
  )
}

function queryOf(rawQueryString: string): Record<string, string> | undefined {
  if (rawQueryString === '') return undefined
  const query = new URLSearchParams(rawQueryString)
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]))
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats a time as API Gateway does: 12/Mar/2026:19:03:58 +0000. */
export function formatGatewayTime(now: Date): string {
  const [date = '', time = ''] = now.toISOString().split('T')
  return `${date.slice(8)}/${MONTHS[now.getUTCMonth()]}/${date.slice(0, 4)}:${time.slice(0, 8)} +0000`
}

/** The event of an HTTP API, payload format 2.0. */
export function toHttpEvent(request: HttpRequest, { template, parameters }: RouteMatch): APIGatewayProxyEventV2 {
  const { method, url, headers, body, visit, requestId, now } = request
  const [rawPath = '/', ...query] = url.split('?')
  const rawQueryString = query.join('?')
  const routeKey = `${method} ${template}`
  const cookies = headers.cookie?.split(/;\s*/).filter((cookie) => cookie !== '')
  const text = isText(headers)
  const forwardedFor = [headers['x-forwarded-for'] ?? [], visit.ip].flat().join(', ')
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    ...(cookies && { cookies }),
    headers: { ...joined(headers), 'x-forwarded-for': forwardedFor, ...toCdnHeaders(visit) },
    queryStringParameters: queryOf(rawQueryString),
    pathParameters: Object.keys(parameters).length > 0 ? parameters : undefined,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: visit.domainName,
      domainPrefix: visit.domainName.split('.')[0] ?? '',
      http: {
        method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: visit.ip,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage: '$default',
      time: formatGatewayTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(text ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !text,
  }
}

const Structured = z.object({
  statusCode: z.int(),
  headers: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  cookies: z.optional(z.array(z.string())),
  body: z.optional(z.string()),
  isBase64Encoded: z.optional(z.boolean()),
})

export type HttpResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly body: Buffer
}

/**
 * Converts a handler's result to a response, as API Gateway does: without a status it is JSON with
 * status 200.
 */
export function toHttpResponse(result: unknown): HttpResponse {
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) {
    const text = typeof result === 'string' ? result : JSON.stringify(result ?? null)
    return { status: 200, headers: { 'content-type': 'application/json' }, cookies: [], body: Buffer.from(text) }
  }
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded = false } = Structured.parse(result)
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
  return {
    status: statusCode,
    headers: { ...(body !== '' && { 'content-type': 'text/plain;charset=UTF-8' }), ...named },
    cookies,
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  }
}
