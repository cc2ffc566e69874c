import type { OrderType } from '../orders/constants'
import type * as z from 'zod/mini'

/**
 * What a visitor may do so often and no more: each such call names one of these
 * (docs/product/calls.md#limits).
 */
export const limitNames = [
  'orders',
  'sign-ins',
  'feedback',
  'groups',
  'finds',
  'subscriptions',
  'transcriptions',
  'voice',
  'recommendations',
] as const
export type LimitName = (typeof limitNames)[number]

/**
 * How many days ahead, by the location's calendar, an order may be scheduled
 * (docs/product/checkout.md#later-orders).
 */
export const maxDaysAhead = { pickup: 7, delivery: 7, event: 60 } as const satisfies Readonly<Record<OrderType, number>>

/** The same on a test site, for every type of order. */
export const TEST_MAX_DAYS_AHEAD = 90

/**
 * Who may call (docs/product/accounts.md#access). `board`: staff, or anyone where the location's
 * boards are open. `stock`: signed in, and staff where the location shows its stock to nobody else.
 * `self`: the user named by `userId` in the path, or in the body where the path names nobody; or an
 * admin.
 */
export type AccessLevel = 'public' | 'user' | 'self' | 'staff' | 'admin' | 'board' | 'stock'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call: everything that the server, the cloud, the client and the documentation need to know of
 * it.
 */
export type Route = {
  readonly method: HttpMethod
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: AccessLevel
  /**
   * What it changes belongs to the whole group: a session has to count wherever the public orders
   * (decision 0040).
   */
  readonly concerns?: 'group'
  /** The status of a success; 200 unless told. */
  readonly status?: 200 | 201 | 204 | 302
  /** Whether the answer may be a 202: what was asked for is not there yet. */
  readonly mayTakeLonger?: true
  /** What the handler does with the table; its permissions follow. */
  readonly table: 'read' | 'write'
  /** Seconds that a shared cache may keep the answer. */
  readonly cacheSeconds?: number
  /** Screens or printers repeat it at an interval, so its allowance is larger. */
  readonly isPolled?: true
  /** Which limit its calls count towards; they are counted in the table, so it is written. */
  readonly limit?: LimitName
  /**
   * `file`: the answer is a download, its result a `FileAnswer`; `file-or-json`: it is one or the
   * other, as it was asked; `picture`: a WebP that is kept for ever; `page`: HTML. JSON unless
   * told.
   */
  readonly answers?: 'file' | 'file-or-json' | 'picture' | 'page'
  /**
   * `multipart`: the body is a form, whose parts are its fields and files; `csv`: it is a table's
   * text; JSON unless told.
   */
  readonly takes?: 'multipart' | 'csv'
  /**
   * The most bytes of a body, where that is more than a recording needs, or less than other JSON
   * may have.
   */
  readonly mostBytes?: number
  /**
   * The managed service that its handler works with; permissions, settings and time limit follow.
   */
  readonly service?: 'transcription' | 'user-pool'
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly result: z.ZodMiniType
}

export type RouteGroup = Readonly<Record<string, Route>>

type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined
type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** What a caller gives and gets. */
export type RouteParams<R extends Route> = In<R['params']>
export type RouteQuery<R extends Route> = In<R['query']>
export type RouteBody<R extends Route> = In<R['body']>
export type RouteResult<R extends Route> = z.output<R['result']>

/** What a handler gets. */
export type ParsedParams<R extends Route> = Out<R['params']>
export type ParsedQuery<R extends Route> = Out<R['query']>
export type ParsedBody<R extends Route> = Out<R['body']>
