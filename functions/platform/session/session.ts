import { createHmac, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Cookies } from 'cookie'
import { log } from '../log'
import { MAX_SESSION_SECONDS, getVisitorSecret, isSignedByNewest, signText, verifyText } from './signing-keys'
import * as z from 'zod/mini'
import { User } from '#shared/accounts/contract'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import type { LocationPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { getSignInMethod, getUserAt, isValidSessionFor } from '#shared/accounts/access'
import type { RequestScope } from '#shared/accounts/access'
import { SESSION_FLAG_COOKIE } from '#shared/platform/pages/page-head'
import { isSessionRevoked } from './revoked-sessions'

const VISITOR_SECONDS = 365 * 24 * 3600

/** Sets what is signed apart from a session, which holds no colon. */
const PREFIX = 'visitor:'

/**
 * On https the browser itself refuses a cookie of this name from another host, path or http page.
 */
const cookieName = (secure: boolean) => (secure ? '__Host-visitor' : 'visitor')

/** The browser behind a call. */
export type Visitor = {
  readonly visitorId: string
  /** Whether the browser showed no cookie, or one that we did not sign. */
  readonly isNewVisitor: boolean
  /** Whether the browser needs the cookie anew, since the key that signed it has been replaced. */
  readonly isOldCookie?: boolean
}

type Request = {
  readonly cookies: Cookies
  readonly secure: boolean
  readonly ip: string
  readonly idempotencyKey?: string | undefined
  readonly now: Date
}

/** The browser that shows these cookies; a new one where it shows none of ours. */
export async function readVisitor({ cookies, secure, ip, idempotencyKey, now }: Request): Promise<Visitor> {
  const cookie = cookies[cookieName(secure)]
  const known = cookie === undefined ? undefined : await visitorIn(cookie, now)
  return known ?? { visitorId: await newVisitorId(ip, idempotencyKey), isNewVisitor: true }
}

async function visitorIn(cookie: string, now: Date): Promise<Visitor | undefined> {
  try {
    const payload = await verifyText(cookie, now)
    if (!payload?.startsWith(PREFIX)) return undefined
    const isOldCookie = !(await isSignedByNewest(cookie, now))
    return { visitorId: payload.slice(PREFIX.length), isNewVisitor: false, isOldCookie }
  } catch (error) {
    // Without its keys the product still answers what any new visitor may read.
    log.warning('visitor-unverified', { reason: String(error) })
    return undefined
  }
}

/**
 * A retried first request, whose answer with the cookie was lost, must be known as the same
 * visitor: with an idempotency key the id follows from key and address, otherwise it is random.
 */
async function newVisitorId(ip: string, idempotencyKey: string | undefined): Promise<string> {
  if (idempotencyKey === undefined) return randomBytes(18).toString('base64url')
  return createHmac('sha256', await getVisitorSecret())
    .update(`visitor\n${ip}\n${idempotencyKey}`)
    .digest('base64url')
}

/**
 * The signed cookie that identifies a browser for a year; throws `unavailable` before there are
 * keys.
 */
export const createVisitorCookie = async (visitorId: string, now: Date, secure: boolean): Promise<string> =>
  stringifySetCookie({
    name: cookieName(secure),
    value: await signText(PREFIX + visitorId, now),
    maxAge: VISITOR_SECONDS,
    secure,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
  })

const Session = z.object({
  sid: z.string(),
  user: User,
  via: z.enum(['development', 'cognito']),
  until: z.number(),
})

/**
 * Who calls: the signed-in user, if any, and the browser (docs/product/accounts.md#who-is-calling).
 */
export type Caller = Visitor & {
  readonly user: User | null
  /** When the user's session ends. */
  readonly until?: Date
  /** The id of the user's session; it stays when the session's cookie is written again. */
  readonly sessionId?: string
}

/** The user of a route that only signed-in users may call. */
export function requireUser({ user }: Caller): User {
  if (!user) throw new Problem('not-signed-in', 'Please sign in first.')
  return user
}

/**
 * The caller as a location knows them: one whose session was not made for its mode is a guest
 * there.
 */
export const getCallerAtLocation = (caller: Caller, location: LocationCode): Caller => ({
  ...caller,
  user: getUserAt(caller.user, getLocation(location)),
})

type RequestOfSession = {
  readonly cookies: readonly string[]
  /** Whether the browser came over https. */
  readonly secure: boolean
  readonly ip: string
  /** What the call is about; asked only once a session came with it. */
  readonly about: () => RequestScope
  readonly idempotencyKey?: string | undefined
  readonly now: Date
}

/**
 * Reads the caller off the cookies. A session counts only for what is of the sign-in that made it.
 */
export async function readCaller({ cookies, about, ...request }: RequestOfSession): Promise<Caller> {
  const shown = parseCookie(cookies.join('; '))
  return {
    user: null,
    ...(shown['session'] && (await sessionIn(shown['session'], about, request.now))),
    ...(await readVisitor({ ...request, cookies: shown })),
  }
}

type Held = Required<Pick<Caller, 'until' | 'sessionId'>> & { readonly user: User }

async function sessionIn(text: string, about: () => RequestScope, now: Date): Promise<Held | undefined> {
  const payload = await verifyText(text, now)
  // A visitor's cookie is signed by the same keys and is no session.
  if (payload === undefined || !/^[\w-]+$/.test(payload)) return undefined
  const session = Session.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!session.success) return undefined
  const { sid, user, via, until } = session.data
  // The pool's sessions once named users as the development login does: of such a one nobody knows
  // whose it is.
  const isOfItsOwn = via === getSignInMethod(user)
  if (!isOfItsOwn || until <= now.getTime() || !isValidSessionFor(user, about())) return undefined
  return (await isSessionRevoked(sid, user.id)) ? undefined : { user, until: new Date(until), sessionId: sid }
}

type CookieOptions = { readonly secure: boolean; readonly httpOnly?: boolean }

const cookie = (name: string, value: string, maxAge: number, { secure, httpOnly = true }: CookieOptions) =>
  stringifySetCookie({ name, value, maxAge, secure, httpOnly, sameSite: 'lax', path: '/' })

type SignedIn = {
  readonly user: User
  readonly via: LocationPolicy['signIn']
  readonly now: Date
  /** When the session ends; in 30 days unless told. */
  readonly until?: Date
  /** The session that the cookie continues; a new one if absent. */
  readonly sessionId?: string | undefined
  readonly secure: boolean
}

/**
 * The cookies that sign a user in: the session, and what tells scripts of it. The flag outlives a
 * short session, so that the browser knows that it may ask for the next.
 */
export async function createSessionCookies(signedIn: SignedIn): Promise<string[]> {
  const { user, via, now, until, sessionId = randomBytes(18).toString('base64url'), secure } = signedIn
  const seconds = until ? Math.floor((until.getTime() - now.getTime()) / 1000) : MAX_SESSION_SECONDS
  const end = now.getTime() + seconds * 1000
  const payload = Buffer.from(JSON.stringify({ sid: sessionId, user, via, until: end })).toString('base64url')
  return [
    cookie('session', await signText(payload, now), seconds, { secure }),
    cookie(SESSION_FLAG_COOKIE, String(end), MAX_SESSION_SECONDS, { secure, httpOnly: false }),
  ]
}

/** The cookies that sign a user out. */
export const createExpiredSessionCookies = (secure: boolean): string[] => [
  cookie('session', '', 0, { secure }),
  cookie(SESSION_FLAG_COOKIE, '', 0, { secure, httpOnly: false }),
]
