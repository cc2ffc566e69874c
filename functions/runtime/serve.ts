import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Route } from '#shared/contract/route'
import type { Location } from '#shared/locations/index'
import { nextPageLink, success } from './answer'
import { meteredForLog } from './log'
import { access } from './middleware/access'
import { allowance } from './middleware/allowance'
import { form, sent, text } from './middleware/body'
import { formIdempotency, idempotency, once } from './middleware/idempotency'
import { introduced, introduction } from './middleware/introduction'
import { limits } from './middleware/limits'
import { logging } from './middleware/logging'
import { origin } from './middleware/origin'
import type { Event, Result } from './middleware/piece'
import { problems } from './middleware/problems'
import { session, visit } from './middleware/session'
import type { Listed } from './idempotency'
import { isSecure, readInput } from './request'
import type { Input } from './request'
import type { Caller } from './session'
import type { Step } from './transact'
import { Written } from './written'

/** What a handler is given. */
export type Call<R extends Route> = Input<R> & {
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
  readonly keepAnswer: (answer: z.input<R['result']>, listed?: Listed) => readonly Step[]
  /** Where that step keeps it, for a record that leads an erasure there; none without a key. */
  readonly answerKey: string | undefined
  /**
   * Writes an answer down as it is, to be given by this handler whenever it is asked the same
   * (decision 0034): it says what the contract promises and nothing else, since it is not parsed
   * any more.
   */
  readonly write: (answer: z.output<R['result']>) => Written
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

type Answer<R extends Route> = (call: Call<R>) => Promise<z.input<R['result']> | Written>

/**
 * What every call goes through, in this order; what is thrown and what is answered goes back the
 * other way.
 */
const pieces = (route: Route) => [
  logging(route),
  problems(),
  origin(),
  session(),
  allowance(route),
  text(route),
  idempotency(route),
  introduction(route),
  limits(route),
  // Who may not send a form has not even to be read.
  access(route),
  form(route),
  formIdempotency(route),
]

/**
 * The Lambda handler of one route of the contract: checks origin, access and input, calls `answer`,
 * parses what it gives down to what the contract promises, and turns a thrown `Problem` into its
 * answer.
 */
export function serve<R extends Route>(route: R, answer: Answer<R>) {
  const chain = middy<Event, Result>()
    .use(pieces(route))
    .handler((event: Event) => answered(route, event, answer))
  return (event: Event, context: Context): Promise<Result> => meteredForLog(() => chain(event, context))
}

async function answered<R extends Route>(route: R, event: Event, answer: Answer<R>): Promise<Result> {
  const { caller, site, address, now, idempotencyKey } = visit.of(event)
  const cookies = [...introduced.of(event)]
  const headers: Record<string, string> = {}
  let isAccepted = false
  const call: Call<R> = {
    ...readInput(route, event, sent.of(event)),
    caller,
    address,
    site,
    now,
    requestId: event.requestContext.requestId,
    secure: isSecure(event),
    cookies,
    nextPage: (after) => {
      headers['link'] = nextPageLink(event.rawPath, { ...event.queryStringParameters, after })
    },
    accepted: () => {
      isAccepted = route.mayTakeLonger === true
    },
    keepAnswer: (given, listed) => once.of(event).keep(route.result.parse(given), listed),
    answerKey: once.of(event).keptAt,
    write: (given) => new Written(given),
    idempotencyKey,
  }
  const given = await answer(call)
  const result = given instanceof Written ? given : route.result.parse(given)
  return success({ route, event, result, cookies, headers, isAccepted })
}
