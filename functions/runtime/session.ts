import { randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import * as z from 'zod/mini'
import { User } from '#shared/contract/auth'
import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import type { Policy } from '#shared/locations/policy'
import { Problem } from '#shared/problem'
import { countsFor, signInOf, userAt } from '#shared/rules/access'
import type { About } from '#shared/rules/access'
import { sessionFlag } from '#shared/session-flag'
import { isSessionRevoked } from './revoked-sessions'
import { LONGEST_SESSION_SECONDS, signed, verified } from './signing-key'
import { visitorOf } from './visitor'
import type { Visitor } from './visitor'

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
export function userOf({ user }: Caller): User {
  if (!user) throw new Problem('not-signed-in', 'Please sign in first.')
  return user
}

/**
 * The caller as a location knows them: one whose session was not made for its mode is a guest
 * there.
 */
export const callerAt = (caller: Caller, location: LocationCode): Caller => ({
  ...caller,
  user: userAt(caller.user, locationOf(location)),
})

type Request = {
  readonly cookies: readonly string[]
  /** Whether the browser came over https. */
  readonly secure: boolean
  readonly ip: string
  /** What the call is about; asked only once a session came with it. */
  readonly about: () => About
  readonly idempotencyKey?: string | undefined
  readonly now: Date
}

/**
 * Reads the caller off the cookies. A session counts only for what is of the sign-in that made it.
 */
export async function callerOf({ cookies, about, ...request }: Request): Promise<Caller> {
  const shown = parseCookie(cookies.join('; '))
  return {
    user: null,
    ...(shown['session'] && (await sessionIn(shown['session'], about, request.now))),
    ...(await visitorOf({ ...request, cookies: shown })),
  }
}

type Held = Required<Pick<Caller, 'until' | 'sessionId'>> & { readonly user: User }

async function sessionIn(text: string, about: () => About, now: Date): Promise<Held | undefined> {
  const payload = await verified(text, now)
  // A visitor's cookie is signed by the same keys and is no session.
  if (payload === undefined || !/^[\w-]+$/.test(payload)) return undefined
  const session = Session.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!session.success) return undefined
  const { sid, user, via, until } = session.data
  // The pool's sessions once named users as the development login does: of such a one nobody knows
  // whose it is.
  const isOfItsOwn = via === signInOf(user)
  if (!isOfItsOwn || until <= now.getTime() || !countsFor(user, about())) return undefined
  return (await isSessionRevoked(sid, user.id)) ? undefined : { user, until: new Date(until), sessionId: sid }
}

type CookieOptions = { readonly secure: boolean; readonly httpOnly?: boolean }

const cookie = (name: string, value: string, maxAge: number, { secure, httpOnly = true }: CookieOptions) =>
  stringifySetCookie({ name, value, maxAge, secure, httpOnly, sameSite: 'lax', path: '/' })

type SignedIn = {
  readonly user: User
  readonly via: Policy['signIn']
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
export async function sessionCookies(signedIn: SignedIn): Promise<string[]> {
  const { user, via, now, until, sessionId = randomBytes(18).toString('base64url'), secure } = signedIn
  const seconds = until ? Math.floor((until.getTime() - now.getTime()) / 1000) : LONGEST_SESSION_SECONDS
  const end = now.getTime() + seconds * 1000
  const payload = Buffer.from(JSON.stringify({ sid: sessionId, user, via, until: end })).toString('base64url')
  return [
    cookie('session', await signed(payload, now), seconds, { secure }),
    cookie(sessionFlag, String(end), LONGEST_SESSION_SECONDS, { secure, httpOnly: false }),
  ]
}

/** The cookies that sign a user out. */
export const endedSessionCookies = (secure: boolean): string[] => [
  cookie('session', '', 0, { secure }),
  cookie(sessionFlag, '', 0, { secure, httpOnly: false }),
]
