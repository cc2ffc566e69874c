import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { isRecord } from '#shared/platform/is-record'
import { listFieldsOfKind, type ResourceKind } from '#shared/platform/resource-fields'
import { findLocation, locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { findActivityLocation, parseAlertId } from '#shared/platform/ids'
import type { RequestScope } from '#shared/accounts/access'
import { countLeastBytes, MAX_JSON_BYTES } from './body-size'
import { getSiteLocation } from './request'

/**
 * Returns the fields of a JSON body; none if it is not an object or too large, which validation
 * reports later. A body that is too large is not even decoded.
 */
function parseBodyFields(event: APIGatewayProxyEventV2): Readonly<Record<string, unknown>> {
  const { body = '', isBase64Encoded } = event
  if (body === '' || countLeastBytes(event) > MAX_JSON_BYTES) return {}
  try {
    const value: unknown = JSON.parse(isBase64Encoded ? Buffer.from(body, 'base64').toString() : body)
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

type ResourceIds = Readonly<Record<ResourceKind, readonly string[]>>

/**
 * Returns the ids in a request's path, query and body. Only locations may be a list: each order of
 * a list would cost a read before anything is checked.
 */
function parseResourceIds(event: APIGatewayProxyEventV2): ResourceIds {
  const { pathParameters = {}, queryStringParameters = {} } = event
  const parts: readonly Readonly<Record<string, unknown>>[] = [
    pathParameters,
    queryStringParameters,
    parseBodyFields(event),
  ]
  const idsOf = (kind: ResourceKind) => {
    const values = parts.flatMap((part) =>
      listFieldsOfKind(kind).flatMap((name) => (Object.hasOwn(part, name) ? [part[name]] : [])),
    )
    const ids = (kind === 'location' ? values.flat() : values).filter(
      (value) => typeof value === 'string' || typeof value === 'number',
    )
    return [...new Set(ids.map(String))]
  }
  return {
    location: idsOf('location'),
    order: idsOf('order'),
    alert: idsOf('alert'),
    change: idsOf('change'),
    user: idsOf('user'),
  }
}

/** No call accepts a longer id of an order. For the table, a key that is too long is an error. */
const MAX_ORDER_ID_LENGTH = 64

type RequestSubjects = RequestScope & { readonly orderIds: readonly string[] }

function parseSubjects(event: APIGatewayProxyEventV2): RequestSubjects {
  const ids = parseResourceIds(event)
  return {
    places: [
      getSiteLocation(event),
      ...ids.location.flatMap((id) => (id.toLowerCase() === 'all' ? listLiveLocations() : (findLocation(id) ?? []))),
      ...ids.change.flatMap((id) => findActivityLocation(id) ?? []),
      ...ids.alert.flatMap((id) => parseAlertId(id)?.location ?? []),
    ],
    userIds: ids.user,
    orderIds: ids.order.filter(({ length }) => length <= MAX_ORDER_ID_LENGTH),
  }
}

const known = new WeakMap<APIGatewayProxyEventV2, RequestSubjects>()

/**
 * Returns the locations, users and orders that a request names, before it is validated. Several
 * checks and the log need them, so a body is parsed once: a large one takes milliseconds.
 */
export function getRequestSubjects(event: APIGatewayProxyEventV2): RequestSubjects {
  const subjects = known.get(event) ?? parseSubjects(event)
  known.set(event, subjects)
  return subjects
}

/** Returns the ids of the orders in a request. */
export const listRequestOrderIds = (event: APIGatewayProxyEventV2): readonly string[] =>
  getRequestSubjects(event).orderIds

/** Returns the code of the first location that a request names, otherwise of its site. */
export function getRequestLocationCode(event: APIGatewayProxyEventV2): string {
  const [site, named] = getRequestSubjects(event).places
  return (named ?? site ?? getSiteLocation(event)).code
}
