import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Route } from '#shared/platform/route'
import type { Location } from '#shared/locations/index'
import { isStaff } from '#shared/accounts/access'
import { formatDamagedRecords } from '#shared/platform/damaged-records'
import { buildSuccessResponse, formatNextPageLink } from './response'
import { getInvocationFields, listDamagedRecords, withUsageMeter } from './log'
import { accessCheck, burstLimit, originCheck, routeLimit } from './middleware/access'
import {
  callerSession,
  formBody,
  introduceVisitor,
  requestBody,
  requestContext,
  textBody,
  visitorCookies,
  type ApiEvent,
  type ApiResult,
} from './middleware/request-context'
import { formIdempotency, idempotency, idempotencyGuard } from './middleware/idempotency'
import { getRequestFields, problemResponses, requestLog, requestSubjects } from './middleware/outcome'
import type { ResponseIndex } from './idempotency'
import { getSiteOrigin, isSecureRequest, parseRequestInput, type RequestInput } from './request'
import type { Caller } from './session/session'
import type { WriteStep } from './table/transaction'
import { SerializedResponse } from './serialized-response'

/** The validated request and its context, passed to a handler. */
type HandlerContext<R extends Route> = RequestInput<R> & {
  readonly caller: Caller
  /** The location whose site got the request. */
  readonly site: Location
  /** The caller's normalized network address. */
  readonly address: string
  readonly now: Date
  /**
   * Id of the request. Records store it, so that later log lines can be traced back to the request.
   */
  readonly requestId: string
  /** Whether the browser uses https; its cookies are then for https only. */
  readonly secure: boolean
  readonly idempotencyKey: string | undefined
  /** The origin of the site that got the request, such as `https://example.com`. */
  readonly siteOrigin: string
  /** The provider's signature of a `signed` request. */
  readonly signature: string | undefined
  /** The printable width of a printer's roll in millimetres, as it reports it. */
  readonly printWidth: string | undefined
  /** The encodings of letters that a printer takes, as it reports them: `utf8,std`. */
  readonly printEncodings: string | undefined
  /**
   * Returns the step that stores the response for repeated requests, for the handler's own
   * transaction. Returns no step without an idempotency key.
   */
  readonly storeResponse: (result: z.input<R['result']>, index?: ResponseIndex) => readonly WriteStep[]
  /** Key of the stored response, so that a record can refer to it; undefined without a key. */
  readonly responseKey: string | undefined
  /**
   * Serializes a result that the handler can cache and return again (decision 0034). The result
   * must match the contract exactly, because it is not parsed again.
   */
  readonly write: (result: z.output<R['result']>) => SerializedResponse
  /** Cookies to set with the response. */
  readonly cookies: string[]
  /** Adds a `Link` header to the next page, which starts after this entry. */
  readonly nextPage: (after: string) => void
  /** Changes the status to 202, if the route declares that its work may take longer. */
  readonly accepted: () => void
}

type Handler<R extends Route> = (context: HandlerContext<R>) => Promise<z.input<R['result']> | SerializedResponse>

/**
 * The middleware of every route: requests pass it in this order, responses and errors in reverse.
 */
const createMiddleware = (route: Route) => [
  requestLog(route),
  problemResponses(),
  originCheck(),
  callerSession(),
  requestSubjects(),
  burstLimit(route),
  textBody(route),
  idempotency(route),
  introduceVisitor(route),
  routeLimit(route),
  // Access is checked before the form is read, which is expensive.
  accessCheck(route),
  formBody(route),
  formIdempotency(route),
]

/**
 * Returns the Lambda handler of a route. It checks origin, limits, access and input, calls
 * `handle`, strips the result to what the contract declares, and converts a thrown `Problem` into a
 * response.
 */
export function serve<R extends Route>(route: R, handle: Handler<R>) {
  const chain = middy<ApiEvent, ApiResult>()
    .use(createMiddleware(route))
    .handler((event: ApiEvent) => runHandler(route, event, handle))
  return (event: ApiEvent, context: Context): Promise<ApiResult> =>
    withUsageMeter(() => chain(event, context), { ...getRequestFields(route, event), ...getInvocationFields(context) })
}

async function runHandler<R extends Route>(route: R, event: ApiEvent, handle: Handler<R>): Promise<ApiResult> {
  const { caller, site, address, now, idempotencyKey } = requestContext.get(event)
  const cookies = [...visitorCookies.get(event)]
  const headers: Record<string, string> = {}
  let isAccepted = false
  const context: HandlerContext<R> = {
    ...parseRequestInput(route, event, requestBody.get(event)),
    caller,
    address,
    site,
    now,
    requestId: event.requestContext.requestId,
    secure: isSecureRequest(event),
    siteOrigin: getSiteOrigin(event),
    signature: event.headers['stripe-signature'],
    printWidth: event.headers['x-star-print-width'],
    printEncodings: event.headers['x-star-accept-codepages'],
    cookies,
    nextPage: (after) => {
      headers['link'] = formatNextPageLink(event.rawPath, { ...event.queryStringParameters, after })
    },
    accepted: () => {
      isAccepted = route.mayTakeLonger === true
    },
    storeResponse: (result, index) => idempotencyGuard.get(event).storeResponse(route.result.parse(result), index),
    responseKey: idempotencyGuard.get(event).responseKey,
    write: (result) => new SerializedResponse(result),
    idempotencyKey,
  }
  const returned = await handle(context)
  const result = returned instanceof SerializedResponse ? returned : route.result.parse(returned)
  if (isStaff(caller.user)) Object.assign(headers, formatDamagedRecords(listDamagedRecords()))
  return buildSuccessResponse({ route, event, result, cookies, headers, isAccepted })
}
