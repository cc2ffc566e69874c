import type * as z from 'zod/mini'

/**
 * Names of the rate limits. A route names the limit that its calls count towards
 * (docs/product/calls.md#limits).
 */
export const limitNames = [
  'orders',
  'sign-ins',
  'feedback',
  'groups',
  'events',
  'event-requests',
  'finds',
  'subscriptions',
  'transcriptions',
  'voice',
  'recommendations',
  'payments',
  'gift-cards',
  'codes',
  'exports',
  'lists',
  'print-jobs',
  'menu-changes',
  'desk-changes',
] as const
export type LimitName = (typeof limitNames)[number]

/**
 * Who may call a route (docs/product/accounts.md#access).
 * `board`: staff, or anyone where the location's boards are open.
 * `stock`: any signed-in user, or only staff where the location keeps its stock private.
 * `self`: the user that `userId` names in the path, otherwise in the body; or an admin.
 */
export type AccessLevel = 'public' | 'user' | 'self' | 'staff' | 'admin' | 'board' | 'stock'

/** The HTTP methods that routes use. */
type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * An API route: everything that the server, the cloud, the client and the documentation need to
 * know about it.
 */
export type Route = {
  readonly method: HttpMethod
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: AccessLevel
  /**
   * It is about data of the whole group, so the session must be valid at every live location
   * (decision 0040).
   * `group`: it changes them, so the role must count at every location.
   * `costs`: it shows or uses suppliers and costs; the role must count where the request is about.
   */
  readonly concerns?: 'group' | 'costs'
  /** The status of a success; 200 by default. */
  readonly status?: 200 | 201 | 204 | 302
  /** Whether the response may be a 202, because the result is not ready yet. */
  readonly mayTakeLonger?: true
  /** How the handler accesses the table; its permissions follow from this. */
  readonly table: 'read' | 'write'
  /** Seconds that a shared cache may store the response. */
  readonly cacheSeconds?: number
  /**
   * Whether a kitchen tablet may call it although it is a change without a cook's PIN, such as a
   * bump, or about the caller's own account (docs/product/team.md#kitchen-tablets).
   */
  readonly worksLocked?: true
  /** Screens or printers poll it, so its rate limit is higher. */
  readonly isPolled?: true
  /**
   * The path parameter with a device's token. A device whose token was valid is a visitor with
   * higher limits. Its `limit` counts at a test site next to a live one only.
   */
  readonly deviceToken?: 'printerToken'
  /**
   * The limit that its calls count towards. Calls are counted in the table, so it needs write
   * access.
   */
  readonly limit?: LimitName
  /**
   * The type of the response; JSON by default.
   * `file`: a download, whose result is a `FileResponse`.
   * `file-or-json`: a download or JSON, as requested.
   * `picture`: an immutable WebP.
   * `page`: HTML.
   */
  readonly answers?: 'file' | 'file-or-json' | 'picture' | 'page'
  /**
   * The type of the request body; JSON by default.
   * `multipart`: a form with fields and files.
   * `csv`: the text of a table.
   * `signed`: text of any type, whose signature the handler verifies.
   */
  readonly takes?: 'multipart' | 'csv' | 'signed'
  /** The maximum size of the body in bytes, if it differs from the default. */
  readonly mostBytes?: number
  /**
   * The managed service that its handler uses; permissions, settings and the timeout follow from
   * this.
   */
  readonly service?: 'transcription' | 'user-pool' | 'user-pool-admin' | 'payments'
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly result: z.ZodMiniType
}

/** The routes of a domain by the name of their handler. */
export type RouteGroup = Readonly<Record<string, Route>>

type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : undefined
type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** What a client sends and receives, before parsing. */
export type RouteParams<R extends Route> = InputOf<R['params']>
export type RouteQuery<R extends Route> = InputOf<R['query']>
export type RouteBody<R extends Route> = InputOf<R['body']>
export type RouteResult<R extends Route> = z.output<R['result']>

/** What a handler receives, after parsing. */
export type ParsedParams<R extends Route> = OutputOf<R['params']>
export type ParsedQuery<R extends Route> = OutputOf<R['query']>
export type ParsedBody<R extends Route> = OutputOf<R['body']>
