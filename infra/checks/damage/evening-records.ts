import { randomUUID } from 'node:crypto'
import { DietaryPreferences } from '#shared/accounts/preferences-contract'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { MenuItem } from '#shared/menu/contract'
import { buildMovement, type signInCook } from '#infra/testkit/clients/staff-clients'
import type { TestClient } from '#infra/testkit/clients/test-client'
import { leaveRarerRecords } from './rarer-records'

type Evening = {
  readonly url: string
  /** A friend of hers has referred her. */
  readonly dana: TestClient
  readonly danaId: string
  readonly chef: Awaited<ReturnType<typeof signInCook>>
  readonly deliverStream: () => Promise<void>
}

type Sent = readonly [by: TestClient, 'POST' | 'PUT', path: string, body: object]

const DIET = Object.fromEntries(Object.keys(DietaryPreferences.shape).map((name) => [name, false]))
const PLACE = { latitude: 28.364, longitude: -82.693, address: '14 Lakeshore Dr', zipCode: '34667' }
const SUPPLIER = { name: 'Gulf Fish Company', contact: 'Ana', email: 'orders@gulf-fish.example.com', phone: '555-0199' }
const BRUNCH = { id: 'brunch', name: 'Brunch', days: ['sun'], from: '11:30', to: '13:45' }
const OFFER = { locationId: 'HENPR', specialId: 'monday-rolls', recommendationType: 'weather', timeOfDay: 'lunch' }

const listDanasCalls = (dana: TestClient, danaId: string, dish: MenuItem): readonly Sent[] => [
  [dana, 'PUT', '/api/user-favorites', { menuItemIds: [dish.id], isFavorite: true }],
  [dana, 'POST', '/api/user-dietary-preferences', DIET],
  [
    dana,
    'POST',
    '/api/user-location-preferences',
    { ...PLACE, preferredLocationId: 'HENPR', autoDetectLocation: true },
  ],
  [dana, 'PUT', '/api/user-contact', { phone: '(727) 555-0142' }],
  [dana, 'POST', '/api/gamification/progress', { userId: danaId, locationId: 'HENPR', tourType: 'customer' }],
  [
    dana,
    'POST',
    '/api/groups',
    { locationId: 'HENPR', name: 'Dana', token: randomUUID(), lines: [{ menuItemId: dish.id, quantity: 1 }] },
  ],
  [
    dana,
    'POST',
    '/api/recommendation-history',
    {
      recommendations: [
        { ...OFFER, weatherData: { temperature: 84, condition: 'sunny' }, userTier: 'Gold', wasShown: true },
      ],
    },
  ],
  [dana, 'POST', '/api/recommendation-history/click', { specialId: OFFER.specialId, clicked: true }],
]

const listStaffCalls = (chef: TestClient): readonly Sent[] => [
  [chef, 'POST', '/api/desk/printers/HENPR', { name: 'Grill' }],
  [chef, 'PUT', '/api/desk/suppliers', { suppliers: [SUPPLIER], version: 0 }],
  [
    chef,
    'POST',
    '/api/desk/purchases/HENPR',
    { supplier: SUPPLIER.name, note: '', sendBy: 'print', lines: [{ itemId: 1, quantity: '5.00' }] },
  ],
  [chef, 'PUT', '/api/desk/dayparts/HENPR', { dayparts: [BRUNCH], acceptAffected: true, version: 1 }],
  [chef, 'POST', '/api/voice-assistant/process', { message: 'two zorkblatts, please', locationId: 'HENPR' }],
]

/** Stores the hours as they are, which a location otherwise has from its file. */
async function listHoursCall(chef: TestClient): Promise<Sent> {
  const { weekly, exceptions, version } = (await chef.get<HoursWithStatus>('/api/hours/HENPR')).body
  return [chef, 'PUT', '/api/desk/hours/HENPR', { weekly, exceptions, version, acceptAffected: true }]
}

/** Leaves one record of as many types as an evening at a test site can. */
export async function leaveRecords({ url, dana, danaId, chef, deliverStream }: Evening): Promise<void> {
  const dish = await dana.dish('Miso Soup')
  const failed: string[] = []
  const calls = [...listDanasCalls(dana, danaId, dish), ...listStaffCalls(chef), await listHoursCall(chef)]
  for (const [by, method, path, body] of calls) {
    const answer = await by.ask(method, path, { body })
    if (answer.status >= 400) failed.push(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  }
  if (failed.length > 0) throw new Error(failed.join('\n'))
  // Enough for the friend's bonus.
  const lines = [{ dish: await dana.dish('California Roll'), quantity: 3 }]
  const { body: eaten } = await dana.order({ lines, customerInfo: { email: 'dana@example.com' } })
  await chef.move(eaten.id, 'completed')
  await dana.post('/api/feedback', { orderId: eaten.id, rating: 5, comment: 'Hot.', trigger: 'checkin' })
  await chef.post(`/api/kitchen/orders/${eaten.id}/refunds`, { amount: '1.00', reason: 'late' })
  await chef.record(buildMovement(1, { quantity: '1.00' }))
  await deliverStream()
  await dana.get('/api/loyalty/account')
  await dana.order({ lines: [{ dish, quantity: 1 }] })
  await leaveRarerRecords({ url, dana, chef })
  await deliverStream()
}
