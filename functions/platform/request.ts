import { Problem } from '#shared/platform/problem'
import type { FieldError } from '#shared/platform/problem'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import type { ParsedBody, ParsedParams, ParsedQuery, Route } from '#shared/platform/route'
import { findLocation, getLocationForHost } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { normalizeClientAddress } from './rate-limit'
import { getEnvironment } from './environment'

/** What a library says of a value; nobody at a table should read it. */
const LIBRARY = /^(?:Invalid|Too (?:small|big)|Unrecognized|Expected)\b/i

/** Fields whose names say little to people. */
const called: Readonly<Record<string, string>> = {
  customerInfo: 'contact',
  idToken: 'sign-in',
  isAvailable: 'availability',
  isStruck: 'line',
  scheduledFor: 'time',
  weekly: 'opening hours',
}

const wordsOf = (path: string): string => {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  return (called[name] ?? name)
    .replace(/Id$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
}

/**
 * The one sentence of a refused input that a message may show: no path and no library's words,
 * which stand in `errors` (docs/product/calls.md#refusals).
 */
export function formatValidationDetail([first]: readonly FieldError[]): string {
  if (!first || first.path === '') return 'Please check what was sent.'
  if (first.path === 'items' && LIBRARY.test(first.message)) return 'Choose at least one dish, and at most 60 lines.'
  const asked = `Please check the ${wordsOf(first.path)}`
  return LIBRARY.test(first.message) ? `${asked}.` : `${asked}: ${first.message}.`
}

z.config(en())

const MAX_JSON_BYTES = 256 * 1024
/**
 * As much as a function can be handed: six megabytes of base64, with room for the rest of the
 * event.
 */
const MAX_FORM_BYTES = 4.25 * 1024 * 1024

/** What a form has besides its file. */
const FORM_ITSELF_BYTES = 64 * 1024

/** What a request says, checked against its contract. */
export type RequestInput<R extends Route> = {
  readonly params: ParsedParams<R>
  readonly query: ParsedQuery<R>
  readonly body: ParsedBody<R>
}

const tooLarge = () => new Problem('too-large', 'That is more than we can take in at once.')

/** The body's bytes as text; throws `too-large`. */
export function readBodyText(event: APIGatewayProxyEventV2, mostBytes = MAX_JSON_BYTES): string {
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : (event.body ?? '')
  if (Buffer.byteLength(text) > mostBytes) throw tooLarge()
  return text
}

/** The parts of a form by name, text or file. */
export type FormParts = Readonly<Record<string, FormDataEntryValue>>

/**
 * The form that came with a request; throws `too-large`, `unsupported-media` or `invalid-input`.
 */
export async function readForm(
  { headers, body = '', isBase64Encoded }: APIGatewayProxyEventV2,
  mostBytes = 0,
): Promise<FormParts> {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > Math.max(MAX_FORM_BYTES, mostBytes + FORM_ITSELF_BYTES)) throw tooLarge()
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new Problem('unsupported-media', 'Please send a multipart form.')
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData())
  } catch {
    throw new Problem('invalid-input', 'The file did not arrive as it was sent. Please try again.')
  }
}

// Half a surrogate pair, which only an escape can bring in, is no text that the table takes.
const wellFormed = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? Buffer.from(value).toString() : value

function json(event: APIGatewayProxyEventV2, text: string): unknown {
  const type = event.headers['content-type'] ?? ''
  if (text === '') return undefined
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) throw new Problem('unsupported-media', 'Please send JSON.')
  try {
    return text.includes('\\u') ? JSON.parse(text, wellFormed) : JSON.parse(text)
  } catch {
    throw new Problem('invalid-input', 'That did not arrive as it was sent. Please try again.')
  }
}

/** A table's text as it was sent; throws `unsupported-media`. */
function csv({ headers }: APIGatewayProxyEventV2, text: string): unknown {
  if (text === '') return undefined
  if (!/^text\/csv\b/i.test(headers['content-type'] ?? '')) throw new Problem('unsupported-media', 'Please send CSV.')
  return text
}

function bodyIn({ takes }: Route, event: APIGatewayProxyEventV2, sent: string | FormParts): unknown {
  if (typeof sent !== 'string') return sent
  // Nothing sent is nothing said; a null that was sent is no answer to anything.
  const said = takes === 'csv' ? csv(event, sent) : json(event, sent)
  return said === undefined && takes !== 'csv' ? {} : said
}

function check<S extends z.ZodMiniType>(schema: S | undefined, value: unknown): z.output<S> | undefined {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Problem('invalid-input', formatValidationDetail(errors), { errors })
}

/**
 * Params, query and body of a request as its contract types them; throws `invalid-input` and its
 * kin.
 */
export function parseRequestInput<R extends Route>(
  route: R,
  event: APIGatewayProxyEventV2,
  sent: string | FormParts,
): RequestInput<R>
export function parseRequestInput(
  route: Route,
  event: APIGatewayProxyEventV2,
  sent: string | FormParts,
): RequestInput<Route> {
  return {
    params: check(route.params, event.pathParameters ?? {}),
    query: check(route.query, event.queryStringParameters ?? {}),
    body: route.body && check(route.body, bodyIn(route, event, sent)),
  }
}

const Named = z.object({ userId: z.string() })

/** The user whom a request names: in its path, otherwise in its body. */
export function getNamedUserId({
  params,
  body,
}: {
  readonly params: unknown
  readonly body: unknown
}): string | undefined {
  const found = [params, body].map((part) => Named.safeParse(part)).find(({ success }) => success)
  return found?.data?.userId
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a call came past the sites' CDN, which shows the key that the stack drew: its word about
 * address, host and location could then be anybody's. While one key takes over from another both
 * are good. Without a key, as on this machine, none does.
 */
export function isDirectRequest({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): boolean {
  const { ORIGIN_KEY: keys } = getEnvironment()
  if (keys === undefined) return false
  const shown = digestOf(headers['x-origin-key'] ?? '')
  return !keys.split(',').some((key) => timingSafeEqual(digestOf(key), shown))
}

/** Refuses a call that came past the sites' CDN; throws `not-allowed`. */
export function assertThroughCdn(event: APIGatewayProxyEventV2): void {
  if (isDirectRequest(event)) throw new Problem('not-allowed', 'Please use the site of the restaurant.')
}

/**
 * The host that the browser asked: the CDN passes it on, since it must name the API's own to reach
 * it.
 */
export const getSiteHost = ({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): string =>
  headers['x-forwarded-host'] ?? headers['host'] ?? ''

/**
 * The visitor's address as it is counted: the CDN passes it on, since the API sees the CDN's own.
 */
export const getVisitorAddress = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  normalizeClientAddress(headers['x-viewer-address'] ?? requestContext.http.sourceIp)

/**
 * The location whose site was asked: named by its CDN, otherwise by the host name
 * (docs/product/locations.md#which-location).
 */
export function getSiteLocation(event: Pick<APIGatewayProxyEventV2, 'headers'>): Location {
  const named = event.headers['x-location']
  return (named === undefined ? undefined : findLocation(named)) ?? getLocationForHost(getSiteHost(event))
}

/**
 * Refuses a change that another site's page asks for (docs/product/calls.md#other-sites); throws
 * `not-allowed`.
 */
export function assertSameOrigin(event: APIGatewayProxyEventV2): void {
  const { origin } = event.headers
  if (event.requestContext.http.method === 'GET' || origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== getSiteHost(event)) {
    throw new Problem('not-allowed', 'This site does not take requests from other sites.')
  }
}

export const isSecureRequest = ({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): boolean =>
  headers['x-forwarded-proto'] === 'https'
