import * as z from 'zod/mini'
import type { Route } from './route'

/**
 * Field names in a request's path, query or body that name a resource. A session must be valid for
 * each of them: at the requested site, at every named location, and where every named order, alert
 * or log entry belongs. Named users must have the same sign-in method.
 * The server checks this before the handler runs, from the request alone or, for an order, from its
 * record.
 */
const resourceFields = {
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

const isResourceField = (name: string): name is keyof typeof resourceFields => Object.hasOwn(resourceFields, name)

/** Returns the kind of resource that a field names, if any. */
export const getResourceKind = (name: string): ResourceKind | undefined =>
  isResourceField(name) ? resourceFields[name] : undefined

/** Returns the names of the fields that name a resource of a kind. */
export const listFieldsOfKind = (kind: ResourceKind): readonly string[] =>
  Object.entries(resourceFields).flatMap(([name, named]) => (named === kind ? [name] : []))

/** Returns the top-level field names of a schema. */
export const listFieldNames = (schema: Route['body']): readonly string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []

/** Returns the fields of a route that name resources; empty if it concerns the site alone. */
export const listResourceFields = ({
  params,
  query,
  body,
}: Pick<Route, 'params' | 'query' | 'body'>): readonly string[] =>
  [params, query, body].flatMap(listFieldNames).filter((name) => getResourceKind(name) !== undefined)
