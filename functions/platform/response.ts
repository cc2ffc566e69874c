import * as z from 'zod/mini'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { FileResponse } from '#shared/platform/fields'
import type { Route } from '#shared/platform/route'
import { Problem } from '#shared/platform/problem'
import type { StoredResponse } from './idempotency'
import { SerializedResponse } from './serialized-response'
import { isDamagedRecord } from './table/table-schema'

const attempts = { $metadata: z.object({ attempts: z.int() }) }

/** A server error of an AWS service. The SDK adds the number of attempts to every service error. */
const ServerError = z.object({ ...attempts, $fault: z._default(z.literal('server'), 'server') })

/** A throttling or conflict error. AWS reports it as a client error, but a retry may succeed. */
const ThrottlingError = z.object({
  ...attempts,
  name: z
    .string()
    .check(z.regex(/^(Throttl|ProvisionedThroughput|RequestLimit|TransactionInProgress|TransactionConflict)/)),
})

/**
 * Whether an error means that an AWS service is temporarily unavailable, so a retry may succeed.
 */
export const isServiceUnavailable = (error: unknown): boolean =>
  ServerError.safeParse(error).success || ThrottlingError.safeParse(error).success

type Result = APIGatewayProxyStructuredResultV2
type Headers = Readonly<Record<string, string>>

const Redirect = z.object({ location: z.string() })

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' }
const NO_STORE = { 'cache-control': 'no-store' }

type SuccessInput = {
  readonly route: Route
  readonly event: APIGatewayProxyEventV2
  /** A result that was parsed by the contract, or a `SerializedResponse`. */
  readonly result: unknown
  readonly cookies: string[]
  readonly headers: Headers
  /** Whether the work is still in progress (202). */
  readonly isAccepted?: boolean
}

/** Builds the response of a successful request, in the format that its route declares. */
export async function buildSuccessResponse(input: SuccessInput): Promise<Result> {
  const { route, event, result, cookies, headers, isAccepted = false } = input
  const { status = 200, cacheSeconds } = route
  const statusCode = isAccepted ? 202 : status
  if (statusCode === 204) return { statusCode, headers: { ...headers, ...NO_STORE }, cookies }
  if (statusCode === 302)
    return { statusCode, headers: { ...headers, ...Redirect.parse(result), ...NO_STORE }, cookies }
  if (route.answers === 'file') return { statusCode, ...download(FileResponse.parse(result), headers), cookies }
  const file = route.answers === 'file-or-json' ? FileResponse.safeParse(result) : undefined
  if (file?.success) return { statusCode, ...download(file.data, headers), cookies }
  if (route.answers === 'picture') return { statusCode, ...picture(z.string().parse(result)) }
  if (route.answers === 'page') return { statusCode, ...page(z.string().parse(result), cacheSeconds) }
  const body = await buildBody(result, event.headers['accept-encoding'])
  if (cacheSeconds !== undefined) return buildCachedResponse(body, cacheSeconds, event.headers['if-none-match'])
  return {
    statusCode,
    cookies,
    ...body.payload,
    headers: { ...headers, ...JSON_HEADERS, ...NO_STORE, ...body.headers },
  }
}

// A picture's URL contains its hash, so it is cached forever. It is shared, so it has no cookies.
const picture = (body: string) => ({
  headers: {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  },
  body,
  isBase64Encoded: true,
})

// A page is shared between visitors, so it has no cookies.
const page = (body: string, cacheSeconds = 0) => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': `public, max-age=0, s-maxage=${cacheSeconds}, must-revalidate`,
    'x-content-type-options': 'nosniff',
  },
  body,
})

const download = ({ name, contentType, content, isBase64Encoded, headers: own }: FileResponse, headers: Headers) => ({
  headers: {
    ...headers,
    ...own,
    ...NO_STORE,
    'content-type': contentType,
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
  },
  body: content,
  ...(isBase64Encoded && { isBase64Encoded }),
})

type Body = {
  readonly etag: () => string
  readonly headers: Headers
  readonly payload: { readonly body: string; readonly isBase64Encoded?: true }
}

/**
 * Lambda sends a response of 6 MB at most, in which each quote of the body takes two bytes. A
 * longer list, such as the board of a flooded kitchen, must not become an error.
 */
const MAX_PLAIN_LENGTH = 1_500_000

/**
 * Compresses a `SerializedResponse`, and a response that could exceed Lambda's maximum. For any
 * other single response, compressing costs more than it saves.
 */
async function buildBody(result: unknown, accepted: string | undefined): Promise<Body> {
  const serialized = result instanceof SerializedResponse ? result : new SerializedResponse(result)
  const { text } = serialized
  if (serialized !== result && text.length <= MAX_PLAIN_LENGTH)
    return { etag: () => serialized.etag, headers: {}, payload: { body: text } }
  const vary = 'accept-encoding'
  const encoding = serialized.encodingFor(accepted)
  if (!encoding) return { etag: () => serialized.etag, headers: { vary }, payload: { body: text } }
  return {
    etag: () => `W/${serialized.etag}`,
    headers: { vary, 'content-encoding': encoding },
    payload: { body: await serialized.encoded(encoding), isBase64Encoded: true },
  }
}

// A cached response is shared between visitors, so it has no cookies.
function buildCachedResponse(
  { etag, headers, payload }: Body,
  seconds: number,
  ifNoneMatch: string | undefined,
): Result {
  const always = {
    ...JSON_HEADERS,
    etag: etag(),
    'cache-control': `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
  }
  if (!matchesTag(ifNoneMatch, etag())) return { statusCode: 200, headers: { ...always, ...headers }, ...payload }
  const { 'content-encoding': _encoding, ...unencoded } = headers
  return { statusCode: 304, headers: { ...always, ...unencoded } }
}

const stripWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, '')

/** Compares weakly, because compressed responses have weak tags (RFC 9110, section 13.1.2). */
const matchesTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || stripWeakPrefix(tag) === stripWeakPrefix(etag)) ?? false

/** Builds the response to a repeated request from the stored first response. */
export const buildReplayResponse = ({ status, body }: StoredResponse, cookies: string[]): Result => ({
  statusCode: status,
  headers: { ...JSON_HEADERS, ...NO_STORE, 'idempotency-replayed': 'true' },
  cookies,
  body,
})

/** Builds the problem of a call that is about a record which can't be read. */
export const createDamagedRecordProblem = () =>
  new Problem('damaged-record', 'A stored record of this is damaged. We have been alerted; everything else works.')

/**
 * Converts an error: `unavailable` if a retry may succeed, `damaged-record` for a record that can't
 * be read, otherwise `internal-error`.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isDamagedRecord(error)) return createDamagedRecordProblem()
  return isServiceUnavailable(error)
    ? new Problem('unavailable', "We can't take this in right now. Please try again in a moment.", {
        retryAfterSeconds: 1,
      })
    : new Problem('internal-error', 'Something went wrong on our side. Please try again.')
}

/**
 * Builds the response of an error (RFC 9457). An unexpected error becomes an `internal-error`. The
 * reference of the request lets a user report the error, and an operator find its log line.
 */
export function buildProblemResponse(error: unknown, reference?: string): Result {
  const problem = toProblem(error)
  return {
    statusCode: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      ...NO_STORE,
      ...(problem.retryAfterSeconds !== undefined && { 'retry-after': String(problem.retryAfterSeconds) }),
    },
    body: JSON.stringify({ ...problem.toBody(), reference }),
  }
}

/** Formats the `Link` header to the next page of a list (RFC 8288). */
export const formatNextPageLink = (path: string, query: Headers): string =>
  `<${path}?${new URLSearchParams(query).toString()}>; rel="next"`
