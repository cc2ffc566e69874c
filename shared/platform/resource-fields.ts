import * as z from 'zod/mini'
import type { Route } from './route'

/**
 * What the fields of a call's path, query and body name, wherever they stand. A session counts for
 * a call only if it counts at the site that was asked, at every location named, where every order,
 * alert or change named belongs, and if every user named is of the same sign-in. All of it is
 * judged before the handler runs: the words alone tell, or for an order its record.
 */
export const resourceFields = {
  location: 'location',
  locationId: 'location',
  toLocationId: 'location',
  locations: 'location',
  orderId: 'order',
  alertId: 'alert',
  changeId: 'change',
  userId: 'user',
} as const

export type ResourceKind = (typeof resourceFields)[keyof typeof resourceFields]

const isSubjectField = (name: string): name is keyof typeof resourceFields => name in resourceFields

/** What a field names, if anything that a session has to count for. */
export const getResourceKind = (name: string): ResourceKind | undefined =>
  isSubjectField(name) ? resourceFields[name] : undefined

/** The names of the fields that a schema of a call has at its top. */
export const listFieldNames = (schema: Route['body']): readonly string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []

/**
 * The fields by which a call says what it is about beside its site; none of a call that is about
 * the site alone.
 */
export const listResourceFields = ({
  params,
  query,
  body,
}: Pick<Route, 'params' | 'query' | 'body'>): readonly string[] =>
  [params, query, body].flatMap(listFieldNames).filter((name) => getResourceKind(name) !== undefined)
