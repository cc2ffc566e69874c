import * as z from 'zod/mini'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { FileResponse } from '#shared/platform/fields'
import type { Route } from '#shared/platform/route'
import { Problem } from '#shared/platform/problem'
import type { StoredResponse } from './idempotency'
import { SerializedResponse } from './serialized-response'

const attempts = { $metadata: z.object({ attempts: z.int() }) }

/**
 * The SDK's clients note on every error how often they had tried; one that was the caller's own
 * fault says so.
 */
const FromService = z.object({ ...attempts, $fault: z._default(z.literal('server'), 'server') })

/**
 * A service that is asked too much calls that the caller's fault, too. It passes like any other
 * absence.
 */
const AskedTooMuch = z.object({
  ...attempts,
  name: z
    .string()
    .check(z.regex(/^(Throttl|ProvisionedThroughput|RequestLimit|TransactionInProgress|TransactionConflict)/)),
})

/**
 * Whether an error says that a service, such as the table, is away: it comes back, and asking again
 * may succeed.
 */
export const isServiceUnavailable = (error: unknown): boolean =>
  FromService.safeParse(error).success || AskedTooMuch.safeParse(error).success

type Result = APIGatewayProxyStructuredResultV2
type Headers = Readonly<Record<string, string>>

const Redirect = z.object({ location: z.string() })

const json = { 'content-type': 'application/json; charset=utf-8' }
const fresh = { 'cache-control': 'no-store' }

type Success = {
  readonly route: Route
  readonly event: APIGatewayProxyEventV2
  /** Parsed: nothing but what the contract promises; or written already. */
  readonly result: unknown
  readonly cookies: string[]
  readonly headers: Headers
  /** Whether what was asked for is not there yet. */
  readonly isAccepted?: boolean
}

/** The answer of a call that succeeded, in the form that its route declares. */
export async function buildSuccessResponse(given: Success): Promise<Result> {
  const { route, event, result, cookies, headers, isAccepted = false } = given
  const { status = 200, cacheSeconds } = route
  const statusCode = isAccepted ? 202 : status
  if (statusCode === 204) return { statusCode, headers: { ...headers, ...fresh }, cookies }
  if (statusCode === 302) return { statusCode, headers: { ...headers, ...Redirect.parse(result), ...fresh }, cookies }
  if (route.answers === 'file') return { statusCode, ...download(FileResponse.parse(result), headers), cookies }
  const file = route.answers === 'file-or-json' ? FileResponse.safeParse(result) : undefined
  if (file?.success) return { statusCode, ...download(file.data, headers), cookies }
  if (route.answers === 'picture') return { statusCode, ...picture(z.string().parse(result)) }
  if (route.answers === 'page') return { statusCode, ...page(z.string().parse(result), cacheSeconds) }
  const body = await bodyOf(result, event.headers['accept-encoding'])
  if (cacheSeconds !== undefined) return shared(body, cacheSeconds, event.headers['if-none-match'])
  return { statusCode, cookies, ...body.sent, headers: { ...headers, ...json, ...fresh, ...body.headers } }
}

// Its name changes with what is in it, and it carries nobody's cookies.
const picture = (body: string) => ({
  headers: {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  },
  body,
  isBase64Encoded: true,
})

// The same for everybody, so it carries nobody's cookies.
const page = (body: string, cacheSeconds = 0) => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': `public, max-age=0, s-maxage=${cacheSeconds}, must-revalidate`,
    'x-content-type-options': 'nosniff',
  },
  body,
})

const download = ({ name, contentType, content }: FileResponse, headers: Headers) => ({
  headers: {
    ...headers,
    ...fresh,
    'content-type': contentType,
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
  },
  body: content,
})

type Body = {
  readonly etag: () => string
  readonly headers: Headers
  readonly sent: { readonly body: string; readonly isBase64Encoded?: true }
}

/**
 * An answer that is given often is given encoded; for a single one, encoding would take longer than
 * it saves.
 */
async function bodyOf(result: unknown, accepted: string | undefined): Promise<Body> {
  if (!(result instanceof SerializedResponse)) {
    const written = new SerializedResponse(result)
    return { etag: () => written.etag, headers: {}, sent: { body: written.text } }
  }
  const vary = 'accept-encoding'
  const encoding = result.encodingFor(accepted)
  if (!encoding) return { etag: () => result.etag, headers: { vary }, sent: { body: result.text } }
  return {
    etag: () => `W/${result.etag}`,
    headers: { vary, 'content-encoding': encoding },
    sent: { body: await result.encoded(encoding), isBase64Encoded: true },
  }
}

// A cached answer is shared between visitors, so it carries nobody's cookies.
function shared({ etag, headers, sent }: Body, seconds: number, known: string | undefined): Result {
  const always = { ...json, etag: etag(), 'cache-control': `public, max-age=0, s-maxage=${seconds}, must-revalidate` }
  if (!hasTag(known, etag())) return { statusCode: 200, headers: { ...always, ...headers }, ...sent }
  const { 'content-encoding': _encoding, ...unencoded } = headers
  return { statusCode: 304, headers: { ...always, ...unencoded } }
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '')

/**
 * Weak comparison: an encoded answer has a weak tag, the CDN's own too (RFC 9110, section 13.1.2).
 */
const hasTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag)) ?? false

/** The first answer again, to a call that was already answered. */
export const buildReplayResponse = ({ status, body }: StoredResponse, cookies: string[]): Result => ({
  statusCode: status,
  headers: { ...json, ...fresh, 'idempotency-replayed': 'true' },
  cookies,
  body,
})

/**
 * What to say of an error: a service that is away comes back, so its caller may ask again; the rest
 * nobody foresaw.
 */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  return isServiceUnavailable(error)
    ? new Problem('unavailable', "We can't take this in right now. Please try again in a moment.", {
        retryAfterSeconds: 1,
      })
    : new Problem('internal-error', 'Something went wrong on our side. Please try again.')
}

/** The answer of a call that was refused (RFC 9457); what nobody foresaw is an `internal-error`. */
export function buildProblemResponse(error: unknown): Result {
  const problem = problemOf(error)
  return {
    statusCode: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      ...fresh,
      ...(problem.retryAfterSeconds !== undefined && { 'retry-after': String(problem.retryAfterSeconds) }),
    },
    body: JSON.stringify(problem.toBody()),
  }
}

/** A `Link` header to the next page of a list (RFC 8288). */
export const formatNextPageLink = (path: string, query: Headers): string =>
  `<${path}?${new URLSearchParams(query).toString()}>; rel="next"`
