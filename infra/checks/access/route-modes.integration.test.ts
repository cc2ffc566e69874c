import { refundRoutes } from '#shared/kitchen/refunds-contract'
import { orderRoutes } from '#shared/orders/contract'
import type { RegisteredRoute } from '#shared/registry/routes'
import { getResourceKind, listResourceFields } from '#shared/platform/resource-fields'
import type { Location } from '#shared/locations/index'
import { createActivityId } from '#shared/platform/ids'
import { getPolicy, type LocationPolicy } from '#shared/locations/policy'
import { fetchSite } from '#infra/testkit/clients/test-client'
import {
  buildSampleRequest,
  routesSessionEndingLast,
  type SampleRequest,
  type SampleValues,
} from '#infra/testkit/fixtures/sample-requests'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'

type Role = 'anonymous' | 'customer' | 'kitchen' | 'admin'
type Caller = {
  readonly role: Role
  readonly via?: LocationPolicy['signIn']
  readonly id: string
  readonly cookie: string
}

let modes: TwoModes
let callers: readonly Caller[]
const anonymous: Caller = { role: 'anonymous', id: '', cookie: '' }
const customers = new Map<LocationPolicy['signIn'], string>()
const alerts = new Map<string, string>()
/** An order of each location. Whatever its state, calls are answered or refused. */
const orders = new Map<string, string>()

type Entered = Awaited<ReturnType<TwoModes['member']>>

const callerOf = (role: Role, via: LocationPolicy['signIn'], { browser, id }: Entered): Caller => ({
  role,
  via,
  id,
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
})

async function alertAt(location: Location, { browser }: Entered) {
  const item = { category: 'sauces', unit: 'bottles', costPerUnit: '9.00', minimumStock: '1.00' }
  const name = `Truffle oil of ${location.name}`
  const { body } = await browser.post<{ id: number }>('/api/inventory/items', { ...item, name })
  const counted = { isCounted: true, locationId: location.code, version: 1 }
  await browser.put(`/api/inventory/items/${body.id}`, counted)
  const [first] = (await browser.get<{ id: string }[]>(`/api/inventory/alerts/${location.code}`)).body
  alerts.set(location.code, first?.id ?? '')
}

beforeAll(async () => {
  modes = await startTwoModes()
  const [tester, member] = [await modes.tester('customer'), await modes.member()]
  const [testAdmin, admin] = [await modes.tester('admin'), await modes.adminOfPool()]
  customers.set('development', tester.id).set('cognito', member.id)
  callers = [
    callerOf('customer', 'development', tester),
    callerOf('admin', 'development', testAdmin),
    callerOf('customer', 'cognito', member),
    callerOf('kitchen', 'cognito', await modes.cookOfPool()),
    callerOf('admin', 'cognito', admin),
  ]
  await alertAt(testLocation, testAdmin)
  await alertAt(liveLocation, admin)
  for (const location of [testLocation, liveLocation]) orders.set(location.code, (await modes.orderAt(location)).id)
})
afterAll(() => modes.product.stop())

/**
 * Returns the request values that refer to a location: its code, or the id of an order, alert or
 * customer.
 */
function valuesFor(field: string, about: Location): SampleValues {
  switch (getResourceKind(field)) {
    case 'location':
      return { [field]: field === 'locations' ? [about.code] : about.code }
    case 'change':
      return { [field]: createActivityId(about.code, new Date(), 'never') }
    case 'order':
      return { [field]: orders.get(about.code) }
    case 'alert':
      return { [field]: alerts.get(about.code) }
    case 'user':
      return { [field]: customers.get(getPolicy(about).signIn) }
    case undefined:
      return {}
  }
}

type Case = {
  readonly named: RegisteredRoute
  readonly field: string
  readonly site: Location
  readonly about: Location
}

/** Returns the other request values, which all belong to the site's location and its customer. */
const siteValues = ({ named, site }: Case): SampleValues =>
  Object.fromEntries(
    listResourceFields(named.route)
      .filter((field) => getResourceKind(field) === 'location' && field !== 'toLocationId')
      .map((field) => [field, site.code]),
  )

function requestOf(testCase: Case): SampleRequest {
  const { named, field, site, about } = testCase
  const own = customers.get(getPolicy(site).signIn) ?? ''
  // Other movements are the admin's, and each case orders at both locations.
  const harmless = { movementType: 'waste', kitchenTime: false }
  return buildSampleRequest(named, own, { ...harmless, ...siteValues(testCase), ...valuesFor(field, about) })
}

async function verdictOn({ method, path, headers, body }: SampleRequest, site: Location, { cookie }: Caller) {
  const sent = { method, headers: { ...headers, cookie }, body }
  const { status } = await fetchSite(site.code, modes.product.url + path, sent)
  expect(status).toBeLessThan(500)
  return status === 401 || status === 403 ? status : 'answered'
}

/** The caller as the locations see them: anonymous unless all use the caller's sign-in method. */
const knownAt = (caller: Caller, ...places: readonly Location[]): Caller =>
  places.every((place) => getPolicy(place).signIn === caller.via) ? caller : anonymous

const isStaff = ({ role }: Caller) => role === 'kitchen' || role === 'admin'

/**
 * The verdict that a route declares for a caller who is known at the site and at the location in
 * question.
 */
function declared({ named: { route }, field, site, about }: Case, caller: Caller): 'answered' | 401 | 403 {
  const isOfGroup = route.concerns === undefined || caller.via === getPolicy(liveLocation).signIn
  const known = isOfGroup ? knownAt(caller, site, about) : anonymous
  const of = (may: boolean) => (may ? 'answered' : known.role === 'anonymous' ? 401 : 403)
  switch (route.access) {
    case 'public':
      return 'answered'
    case 'user':
      // A claim needs more than a sign-in: the callers only know the order's id.
      if (route === orderRoutes.claimOrder && known.role !== 'anonymous') return 403
      return of(known.role !== 'anonymous')
    case 'self':
      return of(
        known.role === 'admin' || customers.get(getPolicy(field === 'userId' ? about : site).signIn) === known.id,
      )
    case 'staff':
      // A shift lead returns what a refund did not.
      if (route === refundRoutes.returnFailedRefund && known.role === 'kitchen') return 403
      return of(isStaff(known))
    case 'admin':
      return of(known.role === 'admin')
    case 'stock':
      return of(isStaff(known) || (known.role !== 'anonymous' && getPolicy(about).stock === 'signed-in'))
    case 'board':
      return of(getPolicy(about).boards === 'open' || isStaff(known))
  }
}

/** The same call with an invalid body, unless the body says which location is in question. */
const withWrongBody = ({ named: { route } }: Case, request: SampleRequest): SampleRequest | undefined =>
  route.body && route.takes === undefined && listResourceFields({ body: route.body }).length === 0
    ? { ...request, body: '["nonsense"]' }
    : undefined

const sites = [testLocation, liveLocation] as const
const cases = routesSessionEndingLast.flatMap((named) => {
  const fields = listResourceFields(named.route)
  return sites.flatMap((site): Case[] =>
    fields.length === 0
      ? [{ named, field: 'site', site, about: site }]
      : fields.flatMap((field) => sites.map((about) => ({ named, field, site, about }))),
  )
})

const modeOf = (place: Location) => (place === liveLocation ? 'live' : 'test')

it.each(
  cases.map((each) => ({
    ...each,
    call: `${each.named.route.method} ${each.named.route.path}`,
    at: modeOf(each.site),
    of: modeOf(each.about),
  })),
)('$call: sent to a $at site, its $field of a $of one', async (testCase) => {
  const request = requestOf(testCase)
  const strangers = await verdictOn(request, testCase.site, anonymous)
  const wrongBody = withWrongBody(testCase, request)
  for (const caller of [anonymous, ...callers]) {
    const isKnown = knownAt(caller, testCase.site, testCase.about) !== anonymous
    const isPublic = testCase.named.route.access === 'public'
    // To a public call, a caller without a valid session is one of many strangers; one is tried.
    if (isPublic && isKnown) continue
    const who = `${caller.via ?? ''} ${caller.role}`
    const verdict = caller === anonymous ? strangers : await verdictOn(request, testCase.site, caller)
    const expected = isPublic ? strangers : declared(testCase, caller)
    expect(`${who}: ${verdict}`).toBe(`${who}: ${expected}`)
    if (!isPublic && expected === 401 && wrongBody) expect(await verdictOn(wrongBody, testCase.site, caller)).toBe(401)
  }
})
