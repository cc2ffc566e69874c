import { isRecord } from '#shared/platform/is-record'
import type { FieldError } from '#shared/platform/problem'
import type { Route, RouteBody, RouteParams, RouteQuery, RouteResult } from '#shared/platform/route'

/**
 * What the server said when it refused: the body of an `application/problem+json`
 * (docs/product/calls.md#refusals).
 */
export type ApiProblem = {
  readonly detail: string
  readonly code: string
  readonly errors: readonly FieldError[]
  /** Everything else that the answer holds, such as the right figures of a `price-changed`. */
  readonly members: Readonly<Record<string, unknown>>
}

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'

function parseProblem(text: string): ApiProblem | undefined {
  try {
    const body: unknown = JSON.parse(text)
    if (!isRecord(body) || typeof body['code'] !== 'string') return undefined
    const { code, detail, errors, type: _type, title: _title, status: _status, ...members } = body
    return {
      code: String(code),
      detail: typeof detail === 'string' ? detail : '',
      errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
      members,
    }
  } catch {
    return undefined
  }
}

/**
 * A call that was answered, but not with success; the message is `404: <body>`
 * (docs/product/calls.md#in-the-browser).
 */
export class ApiError extends Error {
  readonly problem: ApiProblem | undefined

  constructor(
    readonly status: number,
    text: string,
    statusText: string,
  ) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.problem = parseProblem(text)
  }

  get code(): string | undefined {
    return this.problem?.code
  }
}

/**
 * The sentence to show for a failure: the server's own where it gave one, otherwise the fallback.
 */
export const getErrorMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.problem?.detail : undefined) || fallback

type Member<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : { readonly [P in K]: T }

type Optional<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : { readonly [P in K]?: T }

type Extras = { readonly headers?: Readonly<Record<string, string>>; readonly signal?: AbortSignal }

export type CallOptions<R extends Route> = Member<'params', RouteParams<R>> &
  Optional<'query', RouteQuery<R>> &
  Member<'body', RouteBody<R>> &
  Extras

export type CallArguments<R extends Route> = undefined extends RouteParams<R> & RouteBody<R>
  ? [options?: CallOptions<R>]
  : [options: CallOptions<R>]

const entriesOf = (values: unknown): [string, string][] =>
  Object.entries(values ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )

/** The address of a route: its path with the parameters filled in, and the query. */
export function buildUrl(path: string, params?: unknown, query?: unknown): string {
  const filled = new Map(entriesOf(params))
  const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(filled.get(name) ?? ''))
  const search = new URLSearchParams(entriesOf(query)).toString()
  return search ? `${address}?${search}` : address
}

/**
 * Calls a route of the contract and gives the answer's head too. Throws an `ApiError` for every
 * answer but a success.
 */
export async function callApiWithHeaders<R extends Route>(
  route: R,
  ...[options]: CallArguments<R>
): Promise<{ readonly result: RouteResult<R>; readonly headers: Headers }> {
  const isText = route.takes === 'csv' && typeof options?.body === 'string'
  const body = isText ? String(options.body) : options?.body === undefined ? undefined : JSON.stringify(options.body)
  const type = isText ? 'text/csv; charset=utf-8' : 'application/json'
  const response = await fetch(buildUrl(route.path, options?.params, options?.query), {
    method: route.method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': type }), ...options?.headers },
    body: body ?? null,
    signal: options?.signal ?? null,
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the server parsed it by the same contract
  const result: RouteResult<R> = JSON.parse(text || 'null') ?? undefined
  return { result, headers: response.headers }
}

/** What a route of the contract answers. Throws an `ApiError` for every answer but a success. */
export const callApi = async <R extends Route>(route: R, ...args: CallArguments<R>): Promise<RouteResult<R>> =>
  (await callApiWithHeaders(route, ...args)).result

/** As `call`, but not being signed in is an answer too: null. */
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

export type ResultPage<R extends Route> = { readonly entries: RouteResult<R>; readonly next: string | undefined }

/** Where the next page begins, as a `Link` header says it; undefined after the last. */
export function parseNextPage(link: string | null): string | undefined {
  const address = /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1]
  return address && (new URL(address, 'http://site.invalid').searchParams.get('after') ?? undefined)
}

/** A page of a long list, and where the next one begins. */
export async function callApiPage<R extends Route>(route: R, ...args: CallArguments<R>): Promise<ResultPage<R>> {
  const { result: entries, headers } = await callApiWithHeaders(route, ...args)
  return { entries, next: parseNextPage(headers.get('link')) }
}

const fromTheStart: string | undefined = undefined

/** How an infinite query goes from one page to the next. */
export const infinitePageOptions = {
  initialPageParam: fromTheStart,
  getNextPageParam: ({ next }: { readonly next: string | undefined }) => next,
}
