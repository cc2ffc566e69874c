import { getRequestReference } from '#shared/platform/ids'
import { isRecord } from '#shared/platform/is-record'
import type { LocationCode } from '#shared/locations/index'
import type { FieldError } from '#shared/platform/problem'
import type { Route, RouteBody, RouteParams, RouteQuery, RouteResult } from '#shared/platform/route'
import { learnServerTime } from '../browser/server-clock'
import { noteDamagedRecords } from './damaged-records'
import { requestPin } from '../session/pin-prompt'

/** The body of an `application/problem+json` response (docs/product/calls.md#errors). */
type ApiProblem = {
  readonly detail: string
  readonly code: string
  readonly errors: readonly FieldError[]
  /** What a user reads out to report the error; finds the server's log line. */
  readonly reference: string | undefined
  /** All other members of the body, such as the current prices of a `price-changed`. */
  readonly members: Readonly<Record<string, unknown>>
}

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'

function parseProblem(text: string): ApiProblem | undefined {
  try {
    const body: unknown = JSON.parse(text)
    if (!isRecord(body) || typeof body['code'] !== 'string') return undefined
    const { code, detail, errors, reference, type: _type, title: _title, status: _status, ...members } = body
    return {
      code: String(code),
      detail: typeof detail === 'string' ? detail : '',
      errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
      reference: typeof reference === 'string' ? reference : undefined,
      members,
    }
  } catch {
    return undefined
  }
}

/**
 * An unsuccessful response.
 * The message is `404: <body>` (docs/product/calls.md#in-the-browser).
 */
export class ApiError extends Error {
  readonly problem: ApiProblem | undefined
  /** The reference of the request, such as `7F3K`. */
  readonly reference: string | undefined

  constructor(
    readonly status: number,
    text: string,
    statusText: string,
    /** The gateway's id of the request, for answers that no function wrote. */
    requestId?: string | null,
  ) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.problem = parseProblem(text)
    this.reference = this.problem?.reference ?? (requestId ? getRequestReference(requestId) : undefined)
  }

  get code(): string | undefined {
    return this.problem?.code
  }
}

/** Returns the reference to show next to a failure of the server; undefined for other errors. */
export const getFailureReference = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 500 ? error.reference : undefined

/**
 * Returns the error message to show: the server's if there is one, otherwise the fallback. A
 * failure of the server has its reference at the end.
 */
export function getErrorMessage(error: unknown, fallback: string): string {
  const message = (error instanceof ApiError ? error.problem?.detail : undefined) || fallback
  const reference = getFailureReference(error)
  return reference === undefined ? message : `${message} Reference ${reference}`
}

/** The header with the gateway's id of the request. */
const REQUEST_ID = 'apigw-requestid'

type RequiredOption<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : { readonly [P in K]: T }

type OptionalOption<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : { readonly [P in K]?: T }

type FetchOptions = {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** When a request times out, in milliseconds. The wait for a PIN doesn't count. */
  readonly timeoutMs?: number
}

type CallOptions<R extends Route> = RequiredOption<'params', RouteParams<R>> &
  OptionalOption<'query', RouteQuery<R>> &
  RequiredOption<'body', RouteBody<R>> &
  FetchOptions

type CallArguments<R extends Route> = undefined extends RouteParams<R> & RouteBody<R>
  ? [options?: CallOptions<R>]
  : [options: CallOptions<R>]

const definedEntries = (values: unknown): [string, string][] =>
  Object.entries(values ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )

/** Builds a route's URL: the path with its parameters filled in, and the query. */
export function buildUrl(path: string, params?: unknown, query?: unknown): string {
  const values = new Map(definedEntries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(values.get(name) ?? ''))
  const search = new URLSearchParams(definedEntries(query)).toString()
  return search ? `${filled}?${search}` : filled
}

type RequestParts = FetchOptions & { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/** Sends one request. @throws ApiError unless the response is successful */
async function sendRequest(route: Route, options: RequestParts): Promise<{ text: string; headers: Headers }> {
  const { params, query, body: sent, headers, signal, timeoutMs } = options
  const isText = route.takes === 'csv' && typeof sent === 'string'
  const body = isText ? sent : sent === undefined ? undefined : JSON.stringify(sent)
  const type = isText ? 'text/csv; charset=utf-8' : 'application/json'
  const sentAt = Date.now()
  const url = buildUrl(route.path, params, query)
  const response = await fetch(url, {
    method: route.method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': type }), ...headers },
    body: body ?? null,
    signal: timeoutMs === undefined ? (signal ?? null) : AbortSignal.timeout(timeoutMs),
  })
  learnServerTime({ headers: response.headers, sentAt, receivedAt: Date.now() })
  noteDamagedRecords(url, response.headers)
  const text = await response.text()
  if (response.ok) return { text, headers: response.headers }
  throw new ApiError(response.status, text, response.statusText, response.headers.get(REQUEST_ID))
}

/** Sends a request, and again once a cook has entered the PIN that it needs on a kitchen tablet. */
async function sendWithPin(route: Route, options: RequestParts): ReturnType<typeof sendRequest> {
  try {
    return await sendRequest(route, options)
  } catch (error) {
    const needsLead = error instanceof ApiError && error.code === 'lead-required'
    const needsPin = error instanceof ApiError && error.code === 'pin-required'
    const release = needsPin || needsLead ? await requestPin(needsLead ? error.problem?.detail : undefined) : undefined
    if (!release) throw error
    return sendWithPin(route, options).finally(release)
  }
}

type Answered<R extends Route> = { readonly result: RouteResult<R>; readonly headers: Headers }

async function call<R extends Route>(route: R, options: RequestParts): Promise<Answered<R>> {
  const { text, headers } = await sendWithPin(route, options)
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the server parsed it
  const result: RouteResult<R> = JSON.parse(text || 'null') ?? undefined
  return { result, headers }
}

/**
 * Calls a route of the contract and returns its result with the response headers.
 * @throws ApiError unless the response is successful
 */
export const callApiWithHeaders = <R extends Route>(route: R, ...[options]: CallArguments<R>): Promise<Answered<R>> =>
  call(route, options ?? {})

/** A route whose only parameter is a location. */
export type LocationRoute<R extends Route> = { readonly location: LocationCode } extends RouteParams<R> ? R : never

/**
 * Calls a route of one location and returns its result.
 * @throws ApiError unless the response is successful
 */
export const callLocationApi = async <R extends Route>(
  route: R & LocationRoute<R>,
  location: LocationCode,
): Promise<RouteResult<R>> => (await call<R>(route, { params: { location } })).result

/**
 * Calls a route of the contract and returns its result.
 * @throws ApiError unless the response is successful
 */
export const callApi = async <R extends Route>(route: R, ...args: CallArguments<R>): Promise<RouteResult<R>> =>
  (await callApiWithHeaders(route, ...args)).result

/** Like `callApi`, but returns null if no one is signed in (401). */
export async function callApiIfSignedIn<R extends Route>(
  route: R,
  ...args: CallArguments<R>
): Promise<RouteResult<R> | null> {
  try {
    return await callApi(route, ...args)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

type ResultPage<R extends Route> = { readonly entries: RouteResult<R>; readonly next: string | undefined }

/** Returns the cursor of the next page from a `Link` header; undefined on the last page. */
export function parseNextPage(link: string | null): string | undefined {
  const url = /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1]
  return url && (new URL(url, 'http://site.invalid').searchParams.get('after') ?? undefined)
}

/** Reads one page of a list, with the cursor of the next one. */
export async function callApiPage<R extends Route>(route: R, ...args: CallArguments<R>): Promise<ResultPage<R>> {
  const { result: entries, headers } = await callApiWithHeaders(route, ...args)
  return { entries, next: parseNextPage(headers.get('link')) }
}

const firstCursor: string | undefined = undefined

/** Options of infinite queries that read the pages of `callApiPage`. */
export const infinitePageOptions = {
  initialPageParam: firstCursor,
  getNextPageParam: ({ next }: { readonly next: string | undefined }) => next,
}
