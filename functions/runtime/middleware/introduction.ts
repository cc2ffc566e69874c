import type { Route } from '#shared/contract/route'
import { isSecure } from '../request'
import { visitorCookie } from '../session'
import { perCall } from './per-call'
import type { Piece } from './piece'
import { visit } from './session'

/** The cookies by which a browser is known from its first answer on, be it a refusal. */
export const introduced = perCall<string[]>('introduction')

/** Introduces a new visitor; an answer that is shared between visitors must not carry anybody's cookie. */
export const introduction = ({ cacheSeconds }: Route): Piece => ({
  before: ({ event }) => {
    const { isNewVisitor, visitorId } = visit.of(event).caller
    const isIntroduced = isNewVisitor && cacheSeconds === undefined
    introduced.set(event, isIntroduced ? [visitorCookie(visitorId, isSecure(event))] : [])
  },
})
