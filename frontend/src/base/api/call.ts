import type { RouteBody, RouteParams, RouteQuery, RouteResult, Route } from '#shared/contract/route'
import { ApiError } from './api-error'

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
