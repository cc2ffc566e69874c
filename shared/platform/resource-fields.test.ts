import * as z from 'zod/mini'
import { routes } from '../registry/routes'
import type { Route } from './route'
import { listFieldNames, getResourceKind, listResourceFields } from './resource-fields'

const calls = routes.map(({ route }) => ({ call: `${route.method} ${route.path}`, route }))

/** Fields that don't name a location: another field does, or the resource is shared by all. */
const fieldsOfNoLocation = [
  'batchId',
  'categoryId',
  'code',
  'date',
  'dish',
  'driverId',
  'eventId',
  'file',
  'groupId',
  'id',
  'itemId',
  'levelId',
  'lineId',
  'menuItemId',
  'number',
  'deviceId',
  'printerId',
  'printerToken',
  'tabletId',
  'transcriptionId',
  'trigger',
]
/** A preference, which a user has at every location. */
const preferencesOnly = ['preferredLocationId']
// A coupon's code may be any word.
const anyWord = ['code']

const readsAsLocation = (schema: unknown) =>
  schema instanceof z.ZodMiniType && schema.safeParse('henok').data === 'HENOK'

const locationFields = (schema: Route['body']): readonly string[] =>
  schema instanceof z.ZodMiniObject
    ? Object.entries<unknown>(schema.shape).flatMap(([name, field]) => (readsAsLocation(field) ? name : []))
    : []

it.each(calls)('$call: every path field is classified as resource or not', ({ route }) => {
  const unknown = listFieldNames(route.params).filter(
    (name) => !getResourceKind(name) && !fieldsOfNoLocation.includes(name),
  )
  expect(unknown).toEqual([])
})

it.each(calls)('$call: the session must be valid at every location in its fields', ({ route }) => {
  const named = [route.params, route.query, route.body].flatMap(locationFields)
  const other = [...preferencesOnly, ...anyWord]
  expect(named.filter((name) => getResourceKind(name) !== 'location' && !other.includes(name))).toEqual([])
})

it('resource fields follow from the schema: a transfer names both locations', () => {
  const transfer = calls.find(({ call }) => call === 'POST /api/inventory/movements')?.route
  expect(transfer && listResourceFields(transfer)).toEqual(['locationId', 'toLocationId'])
  expect(locationFields(transfer?.body)).toEqual(['locationId', 'toLocationId'])
})

it('no form names a resource, because forms are parsed after the session check', () => {
  const forms = calls.filter(
    ({ route }) => route.takes === 'multipart' && listResourceFields({ body: route.body }).length > 0,
  )
  expect(forms).toEqual([])
})
