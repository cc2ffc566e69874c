import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { isRecord } from '#shared/platform/is-record'
import { getResourceKind } from '#shared/platform/resource-fields'
import type { ResourceKind } from '#shared/platform/resource-fields'
import { findLocation, locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { findActivityLocation, parseAlertId } from '#shared/platform/ids'
import type { RequestScope } from '#shared/accounts/access'
import { getSiteLocation } from './request'

/** The fields of a JSON body; none where it is no such thing, which its contract will say. */
function fieldsIn({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): object {
  if (body === '') return {}
  try {
    const value: unknown = JSON.parse(isBase64Encoded ? Buffer.from(body, 'base64').toString() : body)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/**
 * Where the public orders: who asks of the whole group has to be somebody there
 * (docs/product/numbers.md#locations).
 */
const ofPublic = () => locations.filter((place) => getPolicy(place).signIn === 'cognito')

type NamedIn = (subject: ResourceKind) => readonly string[]

/** The texts of a call's path, query and body that name subjects. */
function namedIn(event: APIGatewayProxyEventV2): NamedIn {
  const parts = [event.pathParameters, event.queryStringParameters, fieldsIn(event)]
  const told = parts.flatMap((part) => Object.entries<unknown>({ ...part }))
  const valuesOf = (subject: ResourceKind): unknown[] =>
    told.flatMap(([name, value]) => (getResourceKind(name) === subject ? [value].flat() : []))
  return (subject) =>
    valuesOf(subject).flatMap((value) =>
      typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
    )
}

/** The ids of the orders that a call names. */
export const listRequestOrderIds = (event: APIGatewayProxyEventV2): readonly string[] => namedIn(event)('order')

/**
 * What a call is about as its words tell, before anything is read or refused: see `subjectFields`.
 */
export function getRequestSubjects(event: APIGatewayProxyEventV2): RequestScope {
  const named = namedIn(event)
  return {
    places: [
      getSiteLocation(event),
      ...named('location').flatMap((ref) => (ref.toLowerCase() === 'all' ? ofPublic() : (findLocation(ref) ?? []))),
      ...named('change').flatMap((id) => findActivityLocation(id) ?? []),
      ...named('alert').flatMap((id) => parseAlertId(id)?.location ?? []),
    ],
    userIds: named('user'),
  }
}

/**
 * The code of the location that a call is about as its words tell: the first that it names,
 * otherwise its site's.
 */
export function getRequestLocationCode(event: APIGatewayProxyEventV2): string {
  const [site, named] = getRequestSubjects(event).places
  return (named ?? site ?? getSiteLocation(event)).code
}
