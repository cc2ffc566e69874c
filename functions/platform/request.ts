import { Problem, type FieldError } from '#shared/platform/problem'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import type { ParsedBody, ParsedParams, ParsedQuery, Route } from '#shared/platform/route'
import { findLocation, getLocationForHost, type Location } from '#shared/locations/index'
import { findDamagedText, MAX_PATH_LENGTH } from './damaged-text'
import { countLeastBytes, MAX_JSON_BYTES } from './body-size'
import { listFieldIssues } from './field-issues'
import { isPlainForm } from './form-shape'
import { normalizeClientAddress } from './session/client-address'

/** Messages of the validation library, which users should not see. */
const LIBRARY_MESSAGE = /^(?:Invalid|Too (?:small|big)|Unrecognized|Expected)\b/i

/** Display names of fields whose own names would confuse users. */
const displayNames: ReadonlyMap<string, string> = new Map([
  ['customerInfo', 'contact'],
  ['idToken', 'sign-in'],
  ['isAvailable', 'availability'],
  ['isStruck', 'line'],
  ['scheduledFor', 'time'],
  ['weekly', 'opening hours'],
])

const formatFieldName = (path: string): string => {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  return (displayNames.get(name) ?? name)
    .replace(/Id$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
}

/**
 * Returns one sentence about the first error, fit to show to users. Paths and the library's
 * messages are in `errors` only (docs/product/calls.md#errors).
 */
export function formatValidationDetail([first]: readonly FieldError[]): string {
  const isLibraryMessage = !first || LIBRARY_MESSAGE.test(first.message)
  if (!first || first.path === '') return isLibraryMessage ? 'Please check what was sent.' : `${first.message}.`
  if (first.path === 'items' && isLibraryMessage) return 'Choose at least one dish, and at most 60 lines.'
  const sentence = `Please check the ${formatFieldName(first.path)}`
  return isLibraryMessage ? `${sentence}.` : `${sentence}: ${first.message}.`
}

z.config(en())

/** Lambda accepts events of 6 MB. A body in base64 and the rest of the event must fit. */
const MAX_FORM_BYTES = 4.25 * 1024 * 1024

/** Room for the parts of a form other than its file. */
const FORM_OVERHEAD_BYTES = 64 * 1024

/** The validated input of a request. */
export type RequestInput<R extends Route> = {
  readonly params: ParsedParams<R>
  readonly query: ParsedQuery<R>
  readonly body: ParsedBody<R>
}

const createTooLarge = () => new Problem('too-large', 'That is more than we can process at once.')

/**
 * Returns the body as text. Refuses one that is too large before it decodes it.
 * @throws Problem `too-large`
 */
export function readBodyText(event: APIGatewayProxyEventV2, mostBytes = MAX_JSON_BYTES): string {
  if (countLeastBytes(event) > mostBytes) throw createTooLarge()
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : (event.body ?? '')
  if (Buffer.byteLength(text) > mostBytes) throw createTooLarge()
  return text
}

/** Parts of a form by name; each is text or a file. */
export type FormParts = Readonly<Record<string, FormDataEntryValue>>

/**
 * Returns the parts of a multipart form.
 * @throws Problem `too-large`, `unsupported-media` or `invalid-input`
 */
export async function readForm(event: APIGatewayProxyEventV2, mostBytes = 0): Promise<FormParts> {
  const { headers, body = '', isBase64Encoded } = event
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new Problem('unsupported-media', 'Please send a multipart form.')
  const most = Math.max(MAX_FORM_BYTES, mostBytes + FORM_OVERHEAD_BYTES)
  if (countLeastBytes(event) > most) throw createTooLarge()
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > most) throw createTooLarge()
  try {
    if (!isPlainForm(bytes, type)) throw new Error('Too many parts')
    return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData())
  } catch {
    throw new Problem('invalid-input', 'The file arrived incomplete. Please try again.')
  }
}

function parseJsonBody(event: APIGatewayProxyEventV2, text: string): unknown {
  const type = event.headers['content-type'] ?? ''
  if (text === '') return undefined
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) throw new Problem('unsupported-media', 'Please send JSON.')
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid-input', 'The request arrived incomplete. Please try again.')
  }
}

/** @throws Problem `unsupported-media` */
function readCsvBody({ headers }: APIGatewayProxyEventV2, text: string): unknown {
  if (text === '') return undefined
  if (!/^text\/csv\b/i.test(headers['content-type'] ?? '')) throw new Problem('unsupported-media', 'Please send CSV.')
  return text
}

function parseBody({ takes }: Route, event: APIGatewayProxyEventV2, body: string | FormParts): unknown {
  if (typeof body !== 'string' || takes === 'signed') return body
  if (takes === 'csv') return readCsvBody(event, body)
  // An empty body counts as an empty object. A `null` body does not, so validation rejects it.
  const parsed = parseJsonBody(event, body)
  return parsed === undefined ? {} : parsed
}

/** @throws Problem `invalid-input` */
function assertReadable(value: unknown, message: string): void {
  const path = findDamagedText(value)
  if (path === undefined) return
  const errors = [{ path: path.slice(0, MAX_PATH_LENGTH), message }]
  throw new Problem('invalid-input', formatValidationDetail(errors), { errors })
}

const UNREADABLE = 'Has a character that can’t be read. Please type it again.'
const UNREADABLE_TABLE = 'The file has letters that can’t be read. Save it as CSV UTF-8 and choose it again.'

function readBody(route: Route, event: APIGatewayProxyEventV2, sent: string | FormParts): unknown {
  const body = parseBody(route, event, sent)
  if (route.takes !== 'signed') assertReadable(body, route.takes === 'csv' ? UNREADABLE_TABLE : UNREADABLE)
  return body
}

/**
 * A response names at most this many invalid fields. A long list with an error at each entry would
 * make response and log line many times as large as the request.
 */
const MAX_FIELD_ERRORS = 20

function validate<S extends z.ZodMiniType>(schema: S | undefined, value: unknown): z.output<S> | undefined {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = listFieldIssues(schema, value, parsed.error.issues)
    .slice(0, MAX_FIELD_ERRORS)
    .map(({ path, message }) => ({ path: path.join('.').slice(0, MAX_PATH_LENGTH), message }))
  throw new Problem('invalid-input', formatValidationDetail(errors), { errors })
}

/**
 * Validates and returns the params, query and body of a request.
 * @throws Problem `invalid-input` or `unsupported-media`
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
  const query = event.queryStringParameters ?? {}
  assertReadable(query, UNREADABLE)
  return {
    params: validate(route.params, event.pathParameters ?? {}),
    query: validate(route.query, query),
    body: route.body && validate(route.body, readBody(route, event, sent)),
  }
}

const UserReference = z.object({ userId: z.string() })

/** Returns the `userId` of a request's path, otherwise of its body. */
export function getNamedUserId({
  params,
  body,
}: {
  readonly params: unknown
  readonly body: unknown
}): string | undefined {
  const found = [params, body].map((part) => UserReference.safeParse(part)).find(({ success }) => success)
  return found?.data?.userId
}

/** Returns the host that the browser requested. The CDN forwards it in a header of its own. */
export const getSiteHost = ({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): string =>
  headers['x-forwarded-host'] ?? headers['host'] ?? ''

/** Returns the visitor's normalized address. The CDN forwards it in a header of its own. */
export const getVisitorAddress = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  normalizeClientAddress(headers['x-viewer-address'] ?? requestContext.http.sourceIp)

/**
 * Returns the location whose site got the request, by the CDN's header or the host name
 * (docs/product/locations.md#selecting-a-location).
 */
export function getSiteLocation(event: Pick<APIGatewayProxyEventV2, 'headers'>): Location {
  const named = event.headers['x-location']
  return (named === undefined ? undefined : findLocation(named)) ?? getLocationForHost(getSiteHost(event))
}

/**
 * Rejects requests other than GET from pages of other sites
 * (docs/product/calls.md#cross-site-requests).
 * @throws Problem `not-allowed`
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

/** Returns the origin of the site that got a request. */
export const getSiteOrigin = (event: Pick<APIGatewayProxyEventV2, 'headers'>): string =>
  `${isSecureRequest(event) ? 'https' : 'http'}://${getSiteHost(event)}`
