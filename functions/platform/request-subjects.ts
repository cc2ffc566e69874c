import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { isRecord } from '#shared/platform/is-record'
import { getResourceKind, type ResourceKind } from '#shared/platform/resource-fields'
import { findLocation, locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { findActivityLocation, parseAlertId } from '#shared/platform/ids'
import type { RequestScope } from '#shared/accounts/access'
import { getSiteLocation, MAX_JSON_BYTES } from './request'

/**
 * Returns the fields of a JSON body; none if it is not an object or too large, which validation
 * reports later.
 */
function parseBodyFields({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): object {
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body
  // Each character is at least one byte.
  if (text === '' || text.length > MAX_JSON_BYTES) return {}
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/**
 * Returns the live locations. A request about all locations needs a session that is valid there
 * (docs/product/numbers.md#locations).
 */
const listLiveLocations = () => locations.filter((place) => getPolicy(place).signIn === 'cognito')

/**
 * Returns a function that lists the ids of one kind in a request's path, query and body. Only
 * locations may be a list: each order of a list would cost a read before anything is checked.
 */
function parseResourceIds(event: APIGatewayProxyEventV2): (kind: ResourceKind) => readonly string[] {
  const parts = [event.pathParameters, event.queryStringParameters, parseBodyFields(event)]
  const fields = parts.flatMap((part) => Object.entries<unknown>({ ...part }))
  const valuesOf = (kind: ResourceKind): unknown[] =>
    fields.flatMap(([name, value]) => {
      if (getResourceKind(name) !== kind) return []
      return kind === 'location' ? [value].flat() : [value]
    })
  return (kind) => {
    const ids = valuesOf(kind).filter((value) => typeof value === 'string' || typeof value === 'number')
    return [...new Set(ids.map(String))]
  }
}

/** No call accepts a longer id of an order. For the table, a key that is too long is an error. */
const MAX_ORDER_ID_LENGTH = 64

/** Returns the ids of the orders in a request. */
export const listRequestOrderIds = (event: APIGatewayProxyEventV2): readonly string[] =>
  parseResourceIds(event)('order').filter(({ length }) => length <= MAX_ORDER_ID_LENGTH)

/** Returns the locations and users that a request names, before it is validated. */
export function getRequestSubjects(event: APIGatewayProxyEventV2): RequestScope {
  const idsOf = parseResourceIds(event)
  return {
    places: [
      getSiteLocation(event),
      ...idsOf('location').flatMap((id) =>
        id.toLowerCase() === 'all' ? listLiveLocations() : (findLocation(id) ?? []),
      ),
      ...idsOf('change').flatMap((id) => findActivityLocation(id) ?? []),
      ...idsOf('alert').flatMap((id) => parseAlertId(id)?.location ?? []),
    ],
    userIds: idsOf('user'),
  }
}

/** Returns the code of the first location that a request names, otherwise of its site. */
export function getRequestLocationCode(event: APIGatewayProxyEventV2): string {
  const [site, named] = getRequestSubjects(event).places
  return (named ?? site ?? getSiteLocation(event)).code
}
