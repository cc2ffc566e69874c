import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Route } from '#shared/platform/route'
import type { Location } from '#shared/locations/index'
import { buildSuccessResponse, formatNextPageLink } from './response'
import { withLoggedUsage } from './log'
import { accessCheck, burstLimit, originCheck, routeLimit } from './middleware/access'
import {
  callerSession,
  formBody,
  introduceVisitor,
  requestBody,
  requestContext,
  textBody,
  visitorCookies,
} from './middleware/request-context'
import type { ApiEvent, ApiResult } from './middleware/request-context'
import { formIdempotency, idempotency, idempotencyGuard } from './middleware/idempotency'
import { problemResponses, requestLog } from './middleware/outcome'
import type { ResponseIndex } from './idempotency'
import { isSecureRequest, parseRequestInput } from './request'
import type { RequestInput } from './request'
import type { Caller } from './session/session'
import type { WriteStep } from './table/transaction'
import { SerializedResponse } from './serialized-response'

/** What a handler is given. */
export type HandlerContext<R extends Route> = RequestInput<R> & {
  readonly caller: Caller
  /** The location whose site was asked. */
  readonly site: Location
  /** The caller's network address, in the form in which it is counted. */
  readonly address: string
  readonly now: Date
  /**
   * Names the request; records keep it, so that what follows can be traced back to its line in the
   * log.
   */
  readonly requestId: string
  /** Whether the browser came over https: its cookies are then for https only. */
  readonly secure: boolean
  /** What the caller names the intent of this call, if anything. */
  readonly idempotencyKey: string | undefined
  /**
   * The step that makes the call idempotent, for the handler's own transaction; none without a key.
   */
  readonly keepAnswer: (answer: z.input<R['result']>, listed?: ResponseIndex) => readonly WriteStep[]
  /** Where that step keeps it, for a record that leads an erasure there; none without a key. */
  readonly answerKey: string | undefined
  /**
   * Writes an answer down as it is, to be given by this handler whenever it is asked the same
   * (decision 0034): it says what the contract promises and nothing else, since it is not parsed
   * any more.
   */
  readonly write: (answer: z.output<R['result']>) => SerializedResponse
  /** Cookies to set with the answer. */
  readonly cookies: string[]
  /**
   * Says that the list goes on after this entry: the answer's `Link` header then leads to the next
   * page.
   */
  readonly nextPage: (after: string) => void
  /**
   * Says that what was asked for is not there yet: the answer is then a 202, where the route
   * declares that.
   */
  readonly accepted: () => void
}

type Answer<R extends Route> = (call: HandlerContext<R>) => Promise<z.input<R['result']> | SerializedResponse>

/**
 * What every call goes through, in this order; what is thrown and what is answered goes back the
 * other way.
 */
const pieces = (route: Route) => [
  requestLog(route),
  problemResponses(),
  originCheck(),
  callerSession(),
  burstLimit(route),
  textBody(route),
  idempotency(route),
  introduceVisitor(route),
  routeLimit(route),
  // Who may not send a form has not even to be read.
  accessCheck(route),
  formBody(route),
  formIdempotency(route),
]

/**
 * The Lambda handler of one route of the contract: checks origin, access and input, calls `answer`,
 * parses what it gives down to what the contract promises, and turns a thrown `Problem` into its
 * answer.
 */
export function serve<R extends Route>(route: R, answer: Answer<R>) {
  const chain = middy<ApiEvent, ApiResult>()
    .use(pieces(route))
    .handler((event: ApiEvent) => answered(route, event, answer))
  return (event: ApiEvent, context: Context): Promise<ApiResult> => withLoggedUsage(() => chain(event, context))
}

async function answered<R extends Route>(route: R, event: ApiEvent, answer: Answer<R>): Promise<ApiResult> {
  const { caller, site, address, now, idempotencyKey } = requestContext.of(event)
  const cookies = [...visitorCookies.of(event)]
  const headers: Record<string, string> = {}
  let isAccepted = false
  const call: HandlerContext<R> = {
    ...parseRequestInput(route, event, requestBody.of(event)),
    caller,
    address,
    site,
    now,
    requestId: event.requestContext.requestId,
    secure: isSecureRequest(event),
    cookies,
    nextPage: (after) => {
      headers['link'] = formatNextPageLink(event.rawPath, { ...event.queryStringParameters, after })
    },
    accepted: () => {
      isAccepted = route.mayTakeLonger === true
    },
    keepAnswer: (given, listed) => idempotencyGuard.of(event).keep(route.result.parse(given), listed),
    answerKey: idempotencyGuard.of(event).keptAt,
    write: (given) => new SerializedResponse(given),
    idempotencyKey,
  }
  const given = await answer(call)
  const result = given instanceof SerializedResponse ? given : route.result.parse(given)
  return buildSuccessResponse({ route, event, result, cookies, headers, isAccepted })
}
