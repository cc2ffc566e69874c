import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Route } from '#shared/contract/route'
import { findLocation } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { Problem } from '#shared/problem'
import { checkAccess } from '#shared/rules/access'
import { nextPageLink, refusal, replay, success } from './answer'
import { onceFor } from './idempotency'
import { log, metered, unitsUsed } from './log'
import { countCall } from './rate-limit'
import {
  bodyText,
  formOf,
  isSecure,
  namedUser,
  readInput,
  refuseDirectCall,
  refuseForeignOrigin,
  siteLocation,
  visitorAddress,
} from './request'
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
  /** What the caller names the intent of this call, if anything. */
  readonly idempotencyKey: string | undefined
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
    .handler((event: Event) =>
      metered(() => logged(route, event, () => respond(route, event, answer)), event.requestContext.requestId),
    )

/** What became of a request: its answer, and the error behind it if it was refused. */
type Outcome = { readonly result: Result; readonly error?: unknown }

async function respond<R extends Route>(
  route: R,
  event: Event,
  answer: (call: Call<R>) => Promise<z.input<R['result']>>,
): Promise<Outcome> {
  refuseDirectCall(event)
  refuseForeignOrigin(event)
  const now = new Date(event.requestContext.timeEpoch)
  const site = siteLocation(event)
  const key = event.headers['idempotency-key']?.slice(0, 200)
  const address = visitorAddress(event)
  const caller = await callerOf({
    cookies: event.cookies ?? [],
    ip: address,
    policy: policyOf(site),
    idempotencyKey: key,
    now,
  })
  const isForm = route.takes === 'multipart'
  const text = isForm ? '' : bodyText(event)
  const once = onceFor({
    call: `${route.method} ${event.rawPath}`,
    visitor: caller.user?.id ?? caller.visitorId,
    // A form sent again differs from the first by its boundaries, so it is never the same intent.
    key: isForm ? undefined : key,
    body: text,
    status: route.status ?? 200,
    now,
  })
  const secure = isSecure(event)
  // A cached answer is shared between visitors, so it must not carry anybody's cookie.
  const isIntroduced = caller.isNewVisitor && route.cacheSeconds === undefined
  const introduction = isIntroduced ? [visitorCookie(caller.visitorId, secure)] : []
  const cookies = [...introduction]
  const headers: Record<string, string> = {}
  const nextPage = (after: string) => {
    headers['link'] = nextPageLink(event.rawPath, { ...event.queryStringParameters, after })
  }
  try {
    if (route.limit) await countCall(route.limit, { caller, address, now })
    const { location } = event.pathParameters ?? {}
    const { boards } = policyOf((location && findLocation(location)) || site)
    const sent = isForm ? await formOf(event) : text
    const read = () => readInput(route, event, sent)
    checkAccess({ access: route.access, user: caller.user, boards, subjectId: () => namedUser(read()) })
    const keepAnswer = (given: z.input<R['result']>) => once.keep(route.result.parse(given))
    const call: Call<R> = { ...read(), caller, site, now, secure, cookies, nextPage, keepAnswer, idempotencyKey: key }
    const result = route.result.parse(await answer(call))
    return { result: success({ route, event, result, cookies, headers }) }
  } catch (error) {
    const earlier = await once.earlier()
    if (earlier) return { result: replay(earlier, introduction) }
    return { result: { ...refusal(error), cookies: introduction }, error }
  }
}

async function logged(route: Route, event: Event, work: () => Promise<Outcome>): Promise<Result> {
  const startedAt = performance.now()
  const line = (outcome: string | number) => ({
    route: `${route.method} ${route.path}`,
    requestId: event.requestContext.requestId,
    outcome,
    milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
    units: unitsUsed(),
  })
  const note = (error: unknown) => {
    if (error instanceof Problem) log.info('request', line(error.code))
    else log.error('request', error, line('internal-error'))
  }
  try {
    const { result, error } = await work()
    if (error === undefined) log.info('request', line(result.statusCode ?? 200))
    else note(error)
    return result
  } catch (error) {
    note(error)
    throw error
  }
}
