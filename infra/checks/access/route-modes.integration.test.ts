import { orderRoutes } from '#shared/orders/contract'
import type { RegisteredRoute } from '#shared/platform/routes'
import { getResourceKind, listResourceFields } from '#shared/platform/resource-fields'
import type { Location } from '#shared/locations/index'
import { createActivityId } from '#shared/platform/ids'
import { getPolicy } from '#shared/locations/policy'
import type { LocationPolicy } from '#shared/locations/policy'
import { fetchSite } from '#infra/testkit/clients/test-client'
import { buildSampleRequest, routesSessionEndingLast } from '#infra/testkit/fixtures/sample-requests'
import type { SampleRequest, SampleValues } from '#infra/testkit/fixtures/sample-requests'
import { liveLocation, startTwoModes, testLocation } from '#infra/testkit/product/test-product'
import type { TwoModes } from '#infra/testkit/product/test-product'

type Role = 'nobody' | 'customer' | 'kitchen' | 'admin'
type Caller = {
  readonly role: Role
  readonly via?: LocationPolicy['signIn']
  readonly id: string
  readonly cookie: string
}

let modes: TwoModes
let callers: readonly Caller[]
const nobody: Caller = { role: 'nobody', id: '', cookie: '' }
const customers = new Map<LocationPolicy['signIn'], string>()
const alerts = new Map<string, string>()

type Entered = Awaited<ReturnType<TwoModes['member']>>

const callerOf = (role: Role, via: LocationPolicy['signIn'], { browser, id }: Entered): Caller => ({
  role,
  via,
  id,
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
})

async function alertAt(location: Location, { browser }: Entered) {
  const item = { category: 'sauces', unit: 'bottles', costPerUnit: '9.00', minimumStock: '1.00' }
  await browser.post('/api/inventory/items', { ...item, name: `Truffle oil of ${location.name}` })
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
}, 60_000)
afterAll(() => modes.product.stop())

/**
 * What a field says to be about a location: the location itself, an order, an alert or a customer
 * of it.
 */
async function told(field: string, about: Location): Promise<SampleValues> {
  switch (getResourceKind(field)) {
    case 'location':
      return { [field]: field === 'locations' ? [about.code] : about.code }
    case 'change':
      return { [field]: createActivityId(about.code, new Date(), 'never') }
    case 'order':
      return { [field]: (await modes.orderAt(about)).id }
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

/** What the call says beside that, all of its site: of its location, and about its customer. */
const toldOfSite = ({ named, site }: Case): SampleValues =>
  Object.fromEntries(
    listResourceFields(named.route)
      .filter((field) => getResourceKind(field) === 'location' && field !== 'toLocationId')
      .map((field) => [field, site.code]),
  )

async function requestOf(asked: Case): Promise<SampleRequest> {
  const { named, field, site, about } = asked
  const own = customers.get(getPolicy(site).signIn) ?? ''
  return buildSampleRequest(named, own, { ...toldOfSite(asked), ...(await told(field, about)) })
}

async function verdictOn({ method, path, headers, body }: SampleRequest, site: Location, { cookie }: Caller) {
  const sent = { method, headers: { ...headers, cookie }, body }
  const { status } = await fetchSite(site.code, modes.product.url + path, sent)
  expect(status).toBeLessThan(500)
  return status === 401 || status === 403 ? status : 'answered'
}

/** The caller as a location of a call knows them: the one sentence that all of this is about. */
const knownAt = (caller: Caller, ...places: readonly Location[]): Caller =>
  places.every((place) => getPolicy(place).signIn === caller.via) ? caller : nobody

const isStaff = ({ role }: Caller) => role === 'kitchen' || role === 'admin'

/**
 * What the declaration of a route means for a caller who is known at the site and at what the call
 * is about.
 */
function declared({ named: { route }, field, site, about }: Case, caller: Caller): 'answered' | 401 | 403 {
  const isOfGroup = route.concerns !== 'group' || caller.via === getPolicy(liveLocation).signIn
  const known = isOfGroup ? knownAt(caller, site, about) : nobody
  const of = (may: boolean) => (may ? 'answered' : known.role === 'nobody' ? 401 : 403)
  switch (route.access) {
    case 'public':
      return 'answered'
    case 'user':
      // Signed in is not enough for a claim: the callers know only the order's id.
      if (route === orderRoutes.claimOrder && known.role !== 'nobody') return 403
      return of(known.role !== 'nobody')
    case 'self':
      return of(
        known.role === 'admin' || customers.get(getPolicy(field === 'userId' ? about : site).signIn) === known.id,
      )
    case 'staff':
      return of(isStaff(known))
    case 'admin':
      return of(known.role === 'admin')
    case 'stock':
      return of(isStaff(known) || (known.role !== 'nobody' && getPolicy(about).stock === 'signed-in'))
    case 'board':
      return of(getPolicy(about).boards === 'open' || isStaff(known))
  }
}

/**
 * The same call with a body that it does not accept, where the body does not tell what the call is
 * about.
 */
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
)(
  '$call: asked at a $at site, its $field of a $of one',
  async (asked) => {
    const request = await requestOf(asked)
    const strangers = await verdictOn(request, asked.site, nobody)
    const wrongBody = withWrongBody(asked, request)
    for (const caller of [nobody, ...callers]) {
      const isKnown = knownAt(caller, asked.site, asked.about) !== nobody
      const isPublic = asked.named.route.access === 'public'
      // What anybody may ask is answered to the one who is nobody there as it is to any stranger.
      if (isPublic && isKnown) continue
      const who = `${caller.via ?? ''} ${caller.role}`
      const verdict = caller === nobody ? strangers : await verdictOn(request, asked.site, caller)
      const expected = isPublic ? strangers : declared(asked, caller)
      expect(`${who}: ${verdict}`).toBe(`${who}: ${expected}`)
      if (!isPublic && expected === 401 && wrongBody) expect(await verdictOn(wrongBody, asked.site, caller)).toBe(401)
    }
  },
  30_000,
)
