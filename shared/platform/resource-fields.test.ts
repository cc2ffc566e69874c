import * as z from 'zod/mini'
import { routes } from './routes'
import type { Route } from './route'
import { listFieldNames, getResourceKind, listResourceFields } from './resource-fields'

const calls = routes.map(({ route }) => ({ call: `${route.method} ${route.path}`, route }))

/** What names no location by itself: one is told beside it, or all of them share it. */
const ofNoLocation = [
  'code',
  'date',
  'dish',
  'file',
  'groupId',
  'itemId',
  'levelId',
  'lineId',
  'menuItemId',
  'printerId',
  'printerToken',
  'transcriptionId',
  'trigger',
]
/** A wish of a user, who has it wherever they are. */
const onlyWished = ['preferredLocationId']

const readsAsLocation = (schema: unknown) =>
  schema instanceof z.ZodMiniType && schema.safeParse('henok').data === 'HENOK'

const locationFields = (schema: Route['body']): readonly string[] =>
  schema instanceof z.ZodMiniObject
    ? Object.entries<unknown>(schema.shape).flatMap(([name, field]) => (readsAsLocation(field) ? name : []))
    : []

it.each(calls)('$call: what its path names is known to say what the call is about, or not to', ({ route }) => {
  const unknown = listFieldNames(route.params).filter((name) => !getResourceKind(name) && !ofNoLocation.includes(name))
  expect(unknown).toEqual([])
})

it.each(calls)('$call: a session has to count at every location that it takes', ({ route }) => {
  const named = [route.params, route.query, route.body].flatMap(locationFields)
  expect(named.filter((name) => getResourceKind(name) !== 'location' && !onlyWished.includes(name))).toEqual([])
})

it('finds the fields by their schemas: a transfer is about both of its ends', () => {
  const transfer = calls.find(({ call }) => call === 'POST /api/inventory/movements')?.route
  expect(transfer && listResourceFields(transfer)).toEqual(['locationId', 'toLocationId'])
  expect(locationFields(transfer?.body)).toEqual(['locationId', 'toLocationId'])
})

it('takes no form that says what it is about: those are not read before the session is judged', () => {
  const forms = calls.filter(
    ({ route }) => route.takes === 'multipart' && listResourceFields({ body: route.body }).length > 0,
  )
  expect(forms).toEqual([])
})
