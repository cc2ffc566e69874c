import { randomUUID } from 'node:crypto'
import { createTestClient, buildOrderRequest } from '#infra/testkit/clients/test-client'
import { getRouteExamples, fillPath, type SampleValues } from '#infra/testkit/fixtures/sample-requests'
import { routes, type RegisteredRoute } from '#shared/registry/routes'
import { startProductProcess } from '../product-process'
import { callInProcess } from '../measure'

export type CallUnits = { readonly call: string; readonly status: number; readonly units: number }

const cookiesOf = ({ cookies }: ReturnType<typeof createTestClient>) =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

/** Creates the records that the examples of the API reference refer to. */
async function realThings(url: string) {
  const admin = createTestClient(url)
  const user = (await admin.signIn('owner@example.com', 'admin')).body
  const dish = await admin.dish('California Roll')
  const order = buildOrderRequest({ lines: [{ dish, quantity: 1 }] })
  const placed = (await admin.order({ lines: [{ dish, quantity: 2 }] })).body
  const begun = { userId: user.id, locationId: 4, totalXP: 0, currentLevel: 1, completedLevels: [], earnedBadges: [] }
  await admin.post('/api/gamification/progress', { ...begun, tourType: 'staff', isCompleted: false })
  // Logging out ends the session, so it uses another one.
  const leaving = createTestClient(url)
  await leaving.signIn('leaving@example.com', 'admin')
  return {
    cookie: cookiesOf(admin),
    ownCookies: new Map([['accounts/signOut', cookiesOf(leaving)]]),
    params: {
      location: 'HENPR',
      locationId: '4',
      userId: user.id,
      orderId: placed.id,
      menuItemId: String(dish.id),
      levelId: '1',
    },
    bodies: new Map<string, SampleValues>([
      ['orders/placeOrder', order],
      ['orders/placeDemoOrder', order],
      ['kitchen/updateTicketStatus', { status: 'confirmed' }],
    ]),
    userId: user.id,
  }
}

/**
 * Measures the table units of every call of the contract, made once by an admin with a few orders.
 */
export async function measureUnitsPerCall(url: string): Promise<CallUnits[]> {
  const things = await realThings(url)
  const costs: CallUnits[] = []
  const menuRead = { method: 'GET', path: '/api/menu-items/HENPR', headers: { cookie: things.cookie } }
  const cost = async ({ domain, name, route }: RegisteredRoute): Promise<CallUnits> => {
    const examples = getRouteExamples(route, things.userId)
    const body = things.bodies.get(`${domain}/${name}`) ?? examples.body
    const path = fillPath(route.path, { ...examples.params, ...things.params })
    const sent = {
      method: route.method,
      path,
      body: route.body && JSON.stringify(body),
      headers: {
        cookie: things.ownCookies.get(`${domain}/${name}`) ?? things.cookie,
        ...(route.method !== 'GET' && { 'idempotency-key': randomUUID() }),
      },
    }
    // Reads the menu first, so that its refresh is not counted for another call.
    if (domain !== 'menu' || route.method !== 'GET') await callInProcess(menuRead)
    const { status, units } = await callInProcess(sent)
    return { call: `${route.method} ${route.path}`, status, units }
  }
  // Erasing the account ends its session, too.
  const isErasure = ({ name }: RegisteredRoute) => name === 'eraseAccount'
  const inOrder = [...routes.filter((route) => !isErasure(route)), ...routes.filter(isErasure)]
  for (const route of inOrder) costs.push(await cost(route))
  return costs.sort((one, other) => other.units - one.units)
}

/** Measures the units on a separate product. */
export async function measureUnits(): Promise<CallUnits[]> {
  const product = await startProductProcess()
  try {
    return await measureUnitsPerCall(product.url)
  } finally {
    await product.stop()
  }
}
