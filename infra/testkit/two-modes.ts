import { randomUUID } from 'node:crypto'
import { findLocation, locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { listAvailableDays } from '#shared/rules/schedule'
import { startTestProduct } from './test-product'
import { staffAccounts } from '#infra/local/user-pool/pool'
import { createTestClient } from './browser'
import type { OrderOverrides } from './browser'
import { openTestUserPool } from './pool'

const [adminOfPool = '', cookOfPool = ''] = staffAccounts.accounts.map(({ email }) => email)

const named = (code: string): Location => findLocation(code) ?? locations[0]

/** A location that is open to the public, and one that is tried out, in one product. */
export const liveLocation = named('HENOK')
export const testLocation = named('HEHC')

/** A product with one live location among test sites, and who signs in where. */
export async function startTwoModes() {
  const product = await startTestProduct({ mode: `${liveLocation.code}=live` })
  const visitor = (site: Location) => createTestClient(product.url, site.code)

  /** Somebody of the development login, as a browser on the test site. */
  async function tester(role: 'customer' | 'admin', email = `${randomUUID()}@example.com`) {
    const browser = visitor(testLocation)
    const { body } = await browser.signIn(email, role)
    return { browser, id: body.id }
  }

  /** Somebody of the user pool, as a browser on the live site. */
  async function member(email = `${randomUUID()}@example.com`) {
    const browser = visitor(liveLocation)
    const { IdToken } = openTestUserPool(product.dataDir).tokensOf(email)
    const { body } = await browser.post<{ id: string }>('/api/auth/session', { idToken: IdToken })
    return { browser, id: body.id }
  }

  return {
    product,
    visitor,
    tester,
    member,
    adminOfPool: () => member(adminOfPool),
    cookOfPool: () => member(cookOfPool),

    /** The same browser with the same cookies, sent to another site. */
    movedTo(site: Location, { cookies }: { readonly cookies: ReadonlyMap<string, string> }) {
      const browser = visitor(site)
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      return browser
    },

    /** A guest's order at a location, for an hour at which it is open. */
    async orderAt(location: Location, wishes: OrderOverrides = {}, browser = visitor(location)) {
      const openHour = listAvailableDays(location, 'pickup', new Date())[0]?.times[0]?.at
      const more = { scheduledFor: openHour, ...wishes.more }
      return (await browser.order({ ...wishes, locationId: location.code, more })).body
    },
  }
}

export type TwoModes = Awaited<ReturnType<typeof startTwoModes>>
