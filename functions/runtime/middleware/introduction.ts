import type { Route } from '#shared/contract/route'
import { log } from '../log'
import { isSecure } from '../request'
import { visitorCookie } from '../visitor'
import { perCall } from './per-call'
import type { Piece } from './piece'
import { visit } from './session'

/** The cookies by which a browser is known from its first answer on, be it a refusal. */
export const introduced = perCall<string[]>('introduction')

/**
 * Introduces a new visitor; an answer that is shared between visitors must not carry anybody's
 * cookie.
 */
export const introduction = ({ cacheSeconds }: Route): Piece => ({
  before: async ({ event }) => {
    const { caller, now } = visit.of(event)
    const { isNewVisitor, isOldCookie, visitorId } = caller
    const isIntroduced = (isNewVisitor || isOldCookie === true) && cacheSeconds === undefined
    introduced.set(event, isIntroduced ? await cookiesFor(visitorId, now, isSecure(event)) : [])
  },
})

/** Without its keys the product still answers what any new visitor may read. */
async function cookiesFor(visitorId: string, now: Date, secure: boolean): Promise<string[]> {
  try {
    return [await visitorCookie(visitorId, now, secure)]
  } catch (error) {
    log.warning('visitor-unsigned', { reason: String(error) })
    return []
  }
}
