import type { IncomingHttpHeaders } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import type { RouteMatch } from './routing'
import { toCdnHeaders } from './visit'
import type { ViewerRequest } from './visit'

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

/** As API Gateway writes times: 12/Mar/2026:19:03:58 +0000. */
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
 * What a handler returned, as API Gateway sends it on: anything without a status is JSON with
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
