import type { Route } from '#shared/contract/route'
import { log } from '../log'
import { isSecureRequest } from '../request'
import { createVisitorCookie } from '../visitor'
import { createRequestStore } from './per-call'
import type { Middleware } from './piece'
import { requestContext } from './session'

/** The cookies by which a browser is known from its first answer on, be it a refusal. */
export const visitorCookies = createRequestStore<string[]>('introduction')

/**
 * Introduces a new visitor; an answer that is shared between visitors must not carry anybody's
 * cookie.
 */
export const introduceVisitor = ({ cacheSeconds }: Route): Middleware => ({
  before: async ({ event }) => {
    const { caller, now } = requestContext.of(event)
    const { isNewVisitor, isOldCookie, visitorId } = caller
    const isIntroduced = (isNewVisitor || isOldCookie === true) && cacheSeconds === undefined
    visitorCookies.set(event, isIntroduced ? await cookiesFor(visitorId, now, isSecureRequest(event)) : [])
  },
})

/** Without its keys the product still answers what any new visitor may read. */
async function cookiesFor(visitorId: string, now: Date, secure: boolean): Promise<string[]> {
  try {
    return [await createVisitorCookie(visitorId, now, secure)]
  } catch (error) {
    log.warning('visitor-unsigned', { reason: String(error) })
    return []
  }
}
