import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicLocation } from '#shared/kitchen/location-contract'
import type { LocationSettings } from '#shared/kitchen/settings-contract'
import { toGuestFacts, toLocationFacts } from '#shared/locations/facts'
import type { ActivityEntry } from '#shared/platform/contract'
import type { VoiceReply } from '#shared/voice/contract'
import type { PaymentOptions } from '#shared/payments/payments-contract'
import { getServerId } from '#shared/locations/index'
import { alertLocationOwner } from '../notifications/alert-location-owner'
import { findReportRecipient } from '../notifications/mail-sender'
import { getCurrentLocation } from './state/current-location'
import { createTestClient, fetchSite } from '#infra/testkit/clients/test-client'
import { waitUntil } from '#infra/testkit/wait-until'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'

type Refused = { readonly code: string; readonly errors: readonly { path: string; message: string }[] }
type Priced = {
  readonly code: string
  readonly priced: Record<string, string>
  readonly detail: string
  readonly estimatedTime?: string
}

let modes: TwoModes
let owner: Awaited<ReturnType<TwoModes['adminOfPool']>>['browser']
beforeAll(async () => {
  modes = await startTwoModes({ payments: `${liveLocation.code}=local` })
  owner = (await modes.adminOfPool()).browser
})
afterAll(() => modes.product.stop())

const path = `/api/desk/settings/${liveLocation.code}`
const read = async () => (await owner.get<LocationSettings>(path)).body
const change = async (changes: Partial<Record<keyof LocationSettings, unknown>>) =>
  owner.put<LocationSettings & Refused>(path, { ...changes, version: (await read()).version })
const guest = () => modes.visitor(liveLocation)
const publicFacts = async (code: string = liveLocation.code) =>
  (await guest().get<PublicLocation>(`/api/locations/${code}`)).body
const sendToHiro = async (message: string) =>
  (await guest().post<VoiceReply>('/api/voice-assistant/process', { message, locationId: getServerId(liveLocation) }))
    .body.response

const address = { street: '1 Gulf Drive', city: 'Nokomis', state: 'FL', zipCode: '34275' }
/** Orders rolls for delivery. Without amounts the answer has the right ones. */
async function orderDelivery(quantity: number, { zipCode = '34275', tax = '0.00', total = '0.01' } = {}) {
  const roll = await guest().dish('California Roll')
  const subtotal = (6.25 * quantity).toFixed(2)
  const { body } = await guest().post<Priced>('/api/orders/test', {
    locationId: getServerId(liveLocation),
    orderType: 'delivery',
    customerInfo: { name: 'Dana Whitfield', email: '', phone: '(727) 555-0199', address: { ...address, zipCode } },
    paymentMethod: 'cash',
    items: [{ menuItemId: roll.id, quantity, unitPrice: '6.25', totalPrice: subtotal }],
    ...{ subtotal, tax, total },
  })
  return body
}
const priceDelivery = async (quantity: number) => (await orderDelivery(quantity)).priced
/** Orders with the right amounts. */
const placeDelivery = async (quantity: number, zipCode?: string) =>
  orderDelivery(quantity, { ...(zipCode && { zipCode }), ...(await priceDelivery(quantity)) })

it('the first values are those of the file, at live and test sites', async () => {
  expect(await read()).toMatchObject({ ...toLocationFacts(liveLocation), version: 1 })
  for (const location of [liveLocation, testLocation]) {
    const { charges, ...facts } = await publicFacts(location.code)
    expect(facts).toMatchObject({ ...toGuestFacts(location), code: location.code, version: 2 })
    expect(charges.map(({ name, amount, percent }) => [name, amount ?? percent])).toEqual([
      ['Delivery Fee', '2.99'],
      ...(location === liveLocation ? [['Service Charge', 18]] : []),
    ])
    expect(JSON.stringify(facts)).not.toMatch(/reportTo|alertsTo|refundLimit/)
  }
})

it('delivery follows: fee, minimum, free from and ZIP codes, for orders, charges and Hiro', async () => {
  expect(await priceDelivery(3)).toMatchObject({ deliveryFee: '2.99' })
  const { delivery } = await read()
  const changed = {
    ...delivery,
    fee: '4.5',
    freeFrom: '100',
    minimum: '12.00',
    minutes: 70,
    zipCodes: ['34275', '34229'],
  }
  expect((await change({ delivery: changed })).body.delivery).toMatchObject({ fee: '4.50', freeFrom: '100.00' })
  expect(await priceDelivery(2)).toMatchObject({ deliveryFee: '4.50' })
  expect(await priceDelivery(5)).toMatchObject({ deliveryFee: '4.50' })
  expect((await placeDelivery(1)).detail).toContain('$12.00')
  expect(await placeDelivery(2, '34229')).toMatchObject({ deliveryFee: '4.50', estimatedTime: '55-70 minutes' })
  expect((await placeDelivery(2, '34285')).code).toBe('delivery-refused')
  expect((await publicFacts()).charges[0]).toMatchObject({
    amount: '4.50',
    purpose: expect.stringContaining('$100.00'),
  })
  expect(await sendToHiro('how much is delivery')).toContain('$4.50')
  expect(await sendToHiro('do you deliver to 34229')).toMatch(/^Yes/)
  await change({ delivery: { ...changed, freeFrom: null, minimum: null } })
  expect(await priceDelivery(20)).toMatchObject({ deliveryFee: '4.50' })
  expect(await placeDelivery(1)).toMatchObject({ deliveryFee: '4.50', subtotal: '6.25' })
})

it('a ZIP code can have minutes of its own, for promises and Hiro; all others have those of the location', async () => {
  const { delivery } = await read()
  const zipCodes = ['34275', '34229']
  const own = { ...delivery, minutes: 45, zipCodes, zipMinutes: [{ zipCode: '34229', minutes: 75 }] }
  const typed = { ...own, zipCodes: ['34275', '34229-1204'], zipMinutes: [{ zipCode: '34229-0001', minutes: 75 }] }
  expect((await change({ delivery: typed })).body.delivery).toMatchObject({ zipCodes, zipMinutes: own.zipMinutes })
  // The orders of this test delay each other by a few minutes.
  const promise = async (zipCode: string) => Number.parseInt((await placeDelivery(2, zipCode)).estimatedTime ?? '', 10)
  expect(await promise('34275')).toBeLessThan(60)
  expect(await promise('34229')).toBeGreaterThanOrEqual(60)
  expect(await promise('34229-1204')).toBeGreaterThanOrEqual(60)
  expect(await sendToHiro('how long does delivery to 34229 take')).toMatch(/ [67]\d-[78]\d minutes/)
  expect(await sendToHiro('do you deliver to 34275')).toMatch(/ [34]\d-[45]\d minutes/)
  expect((await publicFacts()).delivery.zipMinutes).toEqual(own.zipMinutes)
  const refused = async (zipMinutes: unknown) =>
    (await change({ delivery: { ...own, zipMinutes } })).body.errors.map((error) => `${error.path}: ${error.message}`)
  expect(await refused([{ zipCode: '34285', minutes: 60 }])).toEqual(['delivery.zipMinutes: Must be among the ZIP codes of the delivery']) // prettier-ignore
  expect(await refused([own.zipMinutes[0], own.zipMinutes[0]])).toEqual(['delivery.zipMinutes: Each ZIP code once'])
  expect(await refused([{ zipCode: '34275', minutes: 5 }])).toEqual([expect.stringContaining('from 15 to 240')])
  await change({ delivery: { ...own, zipMinutes: [] } })
  expect(await promise('34229')).toBeLessThan(60)
})

it('name, address, phone and e-mail follow: Hiro, dish pages, mails and errors', async () => {
  const phone = '(941) 555-0100'
  const place = { street: '2 Bay "Street"', city: 'Venice', state: 'fl', zipCode: '34285-1204' }
  const saved = await change({
    fullName: 'Ember <by> the Bay',
    phone: '941.555.0100',
    email: 'Bay@Ember.example',
    address: place,
  })
  expect(saved.body).toMatchObject({ phone: '941.555.0100', email: 'bay@ember.example', address: { state: 'FL' } })
  await change({ phone })
  expect(await sendToHiro('what is your phone number')).toContain(phone)
  expect(await sendToHiro('where are you')).toContain('2 Bay "Street", Venice, FL')
  const dish = await guest().dish('California Roll')
  const page = await (await fetchSite('henok', `${modes.product.url}/dish/${dish.code}`, {})).text()
  expect(page).toContain('Ember &lt;by&gt; the Bay')
  expect(page).toContain(`"telephone":"${phone}"`)
  const order = await modes.orderAt(liveLocation, { customerInfo: { email: 'dana@example.com' } })
  await modes.product.deliverStream()
  const folder = join(modes.product.dataDir, 'outbox')
  const mails = readdirSync(folder).filter((name) => name.startsWith(order.id))
  const mail = mails.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  expect(mail).toContain(phone)
  expect(mail).toMatch(/Reply-To: bay@ember\.example/i)
  const items = [{ menuItemId: dish.id, quantity: 99, unitPrice: '6.25', totalPrice: '618.75' }]
  const much = await guest().order({ locationId: liveLocation.code, more: { items } })
  expect(JSON.stringify(much.body)).toContain(phone)
})

it('tips and online payments follow; a sold gift card still pays', async () => {
  const options = async () => (await guest().get<PaymentOptions>(`/api/payments/${liveLocation.code}`)).body
  await change({ tipPercents: [10, 25] })
  expect(await options()).toMatchObject({ online: true, tipPercents: [10, 25] })
  await change({ takesOnlinePayments: false })
  expect((await options()).online).toBe(false)
  const gift = { amount: '25.00', from: { name: 'Dana', email: 'dana@example.com' } }
  expect((await guest().post('/api/gift-cards', gift)).status).toBe(404)
  const paid = await guest().order({ locationId: liveLocation.code, more: { paymentMethod: 'online' } })
  expect(paid.body).toMatchObject({ code: 'invalid-input' })
  await change({ takesOnlinePayments: true })
})

it('the daily report and alerts go to the recipients of the settings', async () => {
  await change({ reportTo: 'Books@Ember.example', alertsTo: ['night@ember.example'] })
  const location = await getCurrentLocation(liveLocation.code)
  expect(findReportRecipient(location)).toBe('books@ember.example')
  const alarm = { what: 'The bank asks.', impact: 'None.', firstStep: 'Answer it.' }
  await alertLocationOwner(location, { kind: 'dispute', mark: 'dispute 1', subject: 'Dispute at the Bay', ...alarm })
  const folder = join(modes.product.dataDir, 'outbox')
  const mails = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes('night@ember.example'))
  await waitUntil(() => Promise.resolve(mails().length > 0))
  expect(mails()).toHaveLength(1)
  expect(mails()[0]).toContain('Dispute at the Bay')
  expect(mails()[0]).toContain('Answer it.')
})

it.each([
  [{ phone: '555' }, 'phone'],
  [{ email: 'owner@' }, 'email'],
  [{ address: { ...address, zipCode: '3427' } }, 'address.zipCode'],
  [{ primaryColor: 'red' }, 'primaryColor'],
  [{ tipPercents: [15, 90] }, 'tipPercents.1'],
  [{ reportTo: 'no-address' }, 'reportTo'],
  [{ alertsTo: ['a@b.example', 'a@b.example'] }, 'alertsTo'],
  [{ links: { timesheet: 'http://t.example', reviews: [], social: [] } }, 'links.timesheet'],
  [
    { delivery: { fee: '2.999', freeFrom: null, minimum: null, minutes: 45, zipCodes: [], zone: 'Here' } },
    'delivery.fee',
  ],
])('refuses %j at its field', async (changes, field) => {
  const before = await read()
  const { status, body } = await change(changes)
  expect([status, body.errors.map((error) => error.path)]).toEqual([400, [field]])
  expect(await read()).toEqual(before)
})

it('of two owners who save at once one succeeds; a change is logged and can be undone; guests never', async () => {
  const before = await read()
  const [one, other] = await Promise.all([change({ phone: '(941) 555-0111' }), change({ phone: '(941) 555-0122' })])
  const [won, lost] = one.status === 200 ? [one, other] : [other, one]
  expect([won.status, lost.status, lost.body.code]).toEqual([200, 409, 'changed-meanwhile'])
  const [made] = (await owner.get<ActivityEntry[]>(`/api/desk/changes/${liveLocation.code}`)).body
  expect(made).toMatchObject({ kind: 'settings', title: expect.stringContaining(`phone ${won.body.phone}, was`) })
  expect((await owner.post(`/api/desk/changes/${made?.id ?? ''}/undo`)).status).toBe(200)
  expect((await read()).phone).toBe(before.phone)
  expect((await publicFacts()).phone).toBe(before.phone)
  expect((await createTestClient(modes.product.url).get(path)).status).toBe(401)
})
