import { createHash } from 'node:crypto'
import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Route } from '#shared/contract/route'
import { findLocation } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { Problem } from '#shared/problem'
import { checkAccess } from '#shared/rules/access'
import { onceFor } from './idempotency'
import type { Answered } from './idempotency'
import { log, metered, unitsUsed } from './log'
import { bodyText, isSecure, readInput, refuseForeignOrigin, siteLocation } from './request'
import type { Input } from './request'
import { callerOf, visitorCookie } from './session'
import type { Caller } from './session'
import type { Step } from './table'

/** What a handler is given. */
export type Call<R extends Route> = Input<R> & {
  readonly caller: Caller
  /** The location whose site was asked. */
  readonly site: Location
  readonly now: Date
  /** Whether the browser came over https: its cookies are then for https only. */
  readonly secure: boolean
  /** The step that makes the call idempotent, for the handler's own transaction; none without a key. */
  readonly keepAnswer: (answer: z.input<R['result']>) => readonly Step[]
  /** Cookies to set with the answer. */
  readonly cookies: string[]
  /** Says that the list goes on after this entry: the answer's `Link` header then leads to the next page. */
  readonly nextPage: (after: string) => void
}

type Event = APIGatewayProxyEventV2
type Result = APIGatewayProxyStructuredResultV2

/**
 * The Lambda handler of one route of the contract: checks origin, access and input, calls `answer`, parses
 * what it gives down to what the contract promises, and turns a thrown `Problem` into its answer.
 */
export const serve = <R extends Route>(route: R, answer: (call: Call<R>) => Promise<z.input<R['result']>>) =>
  middy<Event, Result>()
    .use({
      onError: (request) => {
        request.response = refusal(request.error)
      },
    })
    .handler((event: Event) => metered(() => logged(route, event, () => respond(route, event, answer))))

async function respond<R extends Route>(
  route: R,
  event: Event,
  answer: (call: Call<R>) => Promise<z.input<R['result']>>,
): Promise<Result> {
  refuseForeignOrigin(event)
  const now = new Date(event.requestContext.timeEpoch)
  const site = siteLocation(event)
  const key = event.headers['idempotency-key']?.slice(0, 200)
  const { sourceIp } = event.requestContext.http
  const caller = await callerOf({
    cookies: event.cookies ?? [],
    ip: sourceIp,
    policy: policyOf(site),
    idempotencyKey: key,
    now,
  })
  const text = bodyText(event)
  const once = onceFor({
    call: `${route.method} ${event.rawPath}`,
    visitor: caller.user?.id ?? caller.visitorId,
    key,
    body: text,
    status: route.status ?? 200,
    now,
  })
  const cookies: string[] = []
  const headers: Record<string, string> = {}
  const nextPage = (after: string) => {
    const query = new URLSearchParams({ ...event.queryStringParameters, after })
    headers['link'] = `<${event.rawPath}?${query.toString()}>; rel="next"`
  }
  const secure = isSecure(event)
  // A cached answer is shared between visitors, so it must not carry anybody's cookie.
  if (caller.isNewVisitor && route.cacheSeconds === undefined) cookies.push(visitorCookie(caller.visitorId, secure))
  try {
    const { location, userId } = event.pathParameters ?? {}
    const { boards } = policyOf((location && findLocation(location)) || site)
    checkAccess({ access: route.access, user: caller.user, boards, subjectId: userId })
    const input = readInput(route, event, text)
    const keepAnswer = (given: z.input<R['result']>) => once.keep(route.result.parse(given))
    const call: Call<R> = { ...input, caller, site, now, secure, cookies, keepAnswer, nextPage }
    const result = route.result.parse(await answer(call))
    return success(route, event, result, { cookies, headers })
  } catch (error) {
    const earlier = await once.earlier()
    if (earlier) return replay(earlier, cookies)
    throw error
  }
}

const Redirect = z.object({ location: z.string() })

const json = { 'content-type': 'application/json; charset=utf-8' }

type Sent = { readonly cookies: string[]; readonly headers: Readonly<Record<string, string>> }

function success(route: Route, event: Event, result: unknown, sent: Sent): Result {
  const { cookies } = sent
  const statusCode = route.status ?? 200
  if (statusCode === 302) {
    return { statusCode, headers: { ...Redirect.parse(result), 'cache-control': 'no-store' }, cookies }
  }
  if (statusCode === 204) return { statusCode, headers: { 'cache-control': 'no-store' }, cookies }
  const body = JSON.stringify(result)
  if (route.cacheSeconds === undefined)
    return { statusCode, headers: { ...json, ...sent.headers, 'cache-control': 'no-store' }, cookies, body }
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const headers = {
    ...json,
    ...sent.headers,
    etag,
    'cache-control': `public, max-age=0, s-maxage=${route.cacheSeconds}, must-revalidate`,
  }
  return hasTag(event.headers['if-none-match'], etag) ? { statusCode: 304, headers } : { statusCode, headers, body }
}

/** Weak comparison: the CDN makes a strong tag weak when it compresses (RFC 9110, section 13.1.2). */
const hasTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false

const replay = ({ status, body }: Answered, cookies: string[]): Result => ({
  statusCode: status,
  headers: { ...json, 'cache-control': 'no-store', 'idempotency-replayed': 'true' },
  cookies,
  body,
})

function refusal(error: unknown): Result {
  const problem =
    error instanceof Problem
      ? error
      : new Problem('internal-error', 'Something went wrong on our side. Please try again.')
  return {
    statusCode: problem.status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(problem.toBody()),
  }
}

async function logged(route: Route, event: Event, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const line = (outcome: string | number) => ({
    route: `${route.method} ${route.path}`,
    requestId: event.requestContext.requestId,
    outcome,
    milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
    units: unitsUsed(),
  })
  try {
    const result = await work()
    log.info('request', line(result.statusCode ?? 200))
    return result
  } catch (error) {
    if (error instanceof Problem) log.info('request', line(error.code))
    else log.error('request', error, line('internal-error'))
    throw error
  }
}
