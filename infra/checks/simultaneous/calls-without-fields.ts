import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { waitUntil } from '#infra/testkit/wait-until'
import type { StockAlert } from '#shared/inventory/contract'
import type { ActivityEntry } from '#shared/platform/contract'
import type { TeamMember } from '#shared/team/contract'
import { buildWav } from '#shared/testing/recordings'
import type { ManagedMenu } from '#infra/testkit/clients/staff-clients'
import { buildOrderRequest } from '#infra/testkit/clients/test-client'
import { examples } from '../fields/examples'
import { sellGiftCard } from '../fields/examples/gift-cards'
import { addOptionGroup } from '../fields/examples/option-groups'
import { textAt } from '../fields/field-paths'
import { live, SECOND_LIVE, trial, type FieldWorld } from '../fields/field-world'
import type { Prepared } from './send-at-once'

const PICTURE = 'functions/menu/pictures/testing/pictures/plain.jpg'

/** Prepares the example of a call with fields. */
function prepareExample(name: string, world: FieldWorld) {
  const [example] = [examples[name] ?? []].flat()
  if (!example) throw new Error(`${name} has no example`)
  return example.prepare(world)
}

/** Sends the example of a call. Returns who sent it, its parameters and its answer. */
async function sendExample(name: string, method: 'POST' | 'PUT', path: string, world: FieldWorld) {
  const { by, params = {}, body } = await prepareExample(name, world)
  const answer = await by.ask(method, path, { body })
  if (answer.status >= 300) throw new Error(`${name} answered ${JSON.stringify(answer.body)}`)
  return { by, params, body, answer: answer.body }
}

async function invite(world: FieldWorld): Promise<Prepared> {
  const member = { email: `${randomUUID()}@example.com`, role: 'kitchen', locations: [live.code] }
  const { body } = await world.owner.post<TeamMember>('/api/desk/team', member)
  return { by: world.owner, params: { userId: body.userId } }
}

/** Adds a printer at the test location. */
async function addPrinter({ tester }: FieldWorld) {
  const { body } = await tester.post(`/api/desk/printers/${trial.code}`, { name: 'Pass' })
  return { id: textAt(body, 'id'), token: textAt(body, 'token') }
}

async function findDish({ owner }: FieldWorld) {
  const { dishes } = (await owner.get<ManagedMenu>(`/api/desk/menu/${SECOND_LIVE}`)).body
  const dish = dishes.find(({ isArchived, isPopular }) => !isArchived && !isPopular)
  return { menuItemId: Number(textAt(dish, 'id')), version: textAt(dish, 'version'), code: textAt(dish, 'code') }
}

async function lowerStock({ owner }: FieldWorld): Promise<string> {
  const item = { name: `Item ${randomUUID()}`, category: 'sauces', unit: 'bottles', costPerUnit: '9.00' }
  const { body } = await owner.post('/api/inventory/items', { ...item, minimumStock: '5' })
  const itemId = Number(textAt(body, 'id'))
  await owner.put(`/api/inventory/items/${itemId}`, { isCounted: true, locationId: live.code, version: 1 })
  const movement = { itemId, locationId: live.code, quantity: '6', movementType: 'in', reason: 'purchase' }
  await owner.post('/api/inventory/movements', movement)
  await owner.post('/api/inventory/movements', { ...movement, quantity: '4', movementType: 'out', reason: 'sale' })
  const { body: alerts } = await owner.get<StockAlert[]>(`/api/inventory/alerts/${live.code}`)
  return textAt(
    alerts.find((alert) => alert.item.id === itemId),
    'id',
  )
}

function buildForm(name: string, file: Uint8Array<ArrayBuffer>, type: string): FormData {
  const form = new FormData()
  form.append(name, new Blob([file], { type }), name)
  return form
}

/** An event of the provider: the guest of an order left the payment page. */
async function expirePayment({ paid, group }: FieldWorld): Promise<Prepared> {
  const by = paid.guest()
  const { body: order } = await paid.placeOnline(by)
  const session = { id: `cs_${randomUUID()}`, metadata: { orderId: order.id, balance: '0' } }
  const content = JSON.stringify({ id: 'evt_1', type: 'checkout.session.expired', data: { object: session } })
  const at = Math.floor(Date.now() / 1000)
  const secret = process.env['STRIPE_WEBHOOK_SECRET'] ?? ''
  const signature = createHmac('sha256', secret).update(`${at}.${content}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` }
  return { by, headers, raw: { content, url: group.product.url } }
}

let imports = 20

/** Takes an order by phone that is paid at the counter. */
async function takeByPhone({ paid: { staff } }: FieldWorld) {
  const lines = [{ dish: await staff.dish('California Roll', live.code), quantity: 1 }]
  const { body } = await staff.post(
    `/api/kitchen/orders/${live.code}`,
    buildOrderRequest({ lines, locationId: live.id }),
  )
  return { by: staff, params: { orderId: textAt(body, 'id') } }
}

/** Places an order that its guest's bank disputes. */
async function dispute({ owner, paid }: FieldWorld): Promise<Prepared> {
  const { order } = await paid.placeCaptured()
  await fetch(order.payment?.url ?? '', { method: 'POST', body: new URLSearchParams({ outcome: 'dispute' }) })
  await waitUntil(async () => (await paid.read(owner, order)).payment?.dispute !== undefined)
  return { by: owner, params: { orderId: order.id } }
}

/** A device that gets the alerts of the test site. */
async function addAlertDevice(world: FieldWorld): Promise<Prepared> {
  const path = `/api/desk/alert-devices/${trial.code}`
  const { by, answer } = await sendExample('addAlertDevice', 'POST', path, world)
  return { by, params: { location: trial.code, deviceId: textAt(answer, 'id') } }
}

export type Prepare = (world: FieldWorld) => Promise<Prepared> | Prepared

/** Calls that change something and have no fields to store, by the name of their handler. */
export const callsWithoutFields: Readonly<Record<string, Prepare>> = {
  signOut: async ({ member }) => ({ by: (await member()).browser }),
  eraseAccount: async ({ member }) => ({ by: (await member()).browser }),
  cancelEvent: async (world) => {
    const { by, params } = await prepareExample('confirmEvent', world)
    return { by, params }
  },
  acknowledgeAlert: async (world) => ({ by: world.owner, params: { alertId: await lowerStock(world) } }),
  cancelPurchase: async (world) => {
    const { answer } = await sendExample('createPurchase', 'POST', `/api/desk/purchases/${live.code}`, world)
    return { by: world.owner, params: { location: live.code, number: Number(textAt(answer, 'number')) } }
  },
  undoBatch: async (world) => {
    const { by, answer } = await sendExample('makeBatch', 'POST', `/api/inventory/batches/${live.code}`, world)
    return { by, params: { location: live.code, batchId: textAt(answer, 'id') } }
  },
  undoChange: async (world) => {
    await addPrinter(world)
    const { tester: by } = world
    const { body: changes } = await by.get<ActivityEntry[]>(`/api/desk/changes/${trial.code}?kind=printer&limit=1`)
    return { by, params: { changeId: textAt(changes, 'id') } }
  },
  archiveDish: async (world) => {
    const { menuItemId, version } = await findDish(world)
    return { by: world.owner, params: { location: SECOND_LIVE, menuItemId }, query: { version } }
  },
  importMenuCsv: ({ owner, group }) => ({
    by: owner,
    params: { location: SECOND_LIVE },
    query: { apply: 'true' },
    headers: { 'content-type': 'text/csv' },
    raw: { content: `code,price\r\nH3,${(imports += 1)}.95\r\n`, url: group.product.url },
  }),
  addPicture: ({ owner, group }) => {
    const content = buildForm('picture', new Uint8Array(readFileSync(PICTURE)), 'image/jpeg')
    return { by: owner, raw: { content, url: group.product.url } }
  },
  unsubscribeFromPush: async (world) => {
    const { by, body } = await sendExample('subscribeToPush', 'POST', '/api/push/subscriptions', world)
    const removal = { endpoint: textAt(body, 'subscription.endpoint') }
    // Node sends a body with DELETE only if its length is given.
    return { by, body: removal, headers: { 'content-length': String(JSON.stringify(removal).length) } }
  },
  deleteSampleHistory: ({ owner }) => ({ by: owner, params: { location: live.code } }),
  submitDisputeEvidence: dispute,
  claimOrder: async ({ guest, member, placeOrder }) => {
    const by = guest()
    const orderId = await placeOrder(by)
    for (const [name, value] of (await member()).browser.cookies) if (name !== 'visitor') by.cookies.set(name, value)
    return { by, params: { orderId } }
  },
  receivePaymentEvent: expirePayment,
  refundGiftCard: async (world) => ({ by: world.owner, params: await sellGiftCard(world) }),
  createPaymentLink: takeByPhone,
  completePrintJob: async (world) => {
    const { token: printerToken } = await addPrinter(world)
    const by = world.guest()
    await world.placeOrder(by)
    await world.deliverStream()
    const path = `/api/print/${trial.code}/${printerToken}`
    const { body } = await by.post(path, { statusCode: '200 OK', printingInProgress: false })
    return {
      by,
      params: { location: trial.code, printerToken },
      query: { code: '200 OK', token: textAt(body, 'jobToken') },
    }
  },
  printAgain: async ({ tester, guest, placeOrder }) => ({
    by: tester,
    params: { orderId: await placeOrder(guest()) },
  }),
  revokePrinter: async (world) => ({
    by: world.tester,
    params: { location: trial.code, printerId: (await addPrinter(world)).id },
  }),
  deleteCoupon: async ({ tester }) => {
    const code = `GONE-${randomUUID().slice(0, 6)}`.toUpperCase()
    await tester.post(`/api/desk/coupons/${trial.code}`, { code, percent: 10 })
    return { by: tester, params: { location: trial.code, code } }
  },
  deleteOptionGroup: async (world) => {
    const { id: groupId } = await addOptionGroup(world)
    return { by: world.owner, params: { location: SECOND_LIVE, groupId } }
  },
  archiveCategory: async ({ owner }) => {
    const { body } = await owner.post('/api/desk/menu/categories', { name: `Category ${randomUUID()}` })
    return { by: owner, params: { categoryId: Number(textAt(body, 'id')) } }
  },
  removeDriver: async ({ tester }) => {
    const { body } = await tester.post(`/api/desk/drivers/${trial.code}`, { name: `Driver ${randomUUID()}` })
    return { by: tester, params: { location: trial.code, driverId: textAt(body, 'id') } }
  },
  removeAlertDevice: addAlertDevice,
  testAlertDevice: addAlertDevice,
  removeMember: invite,
  endMemberSessions: invite,
  revokeTablet: async ({ group, owner }) => {
    const { browser } = await group.adminOfPool()
    const { body } = await browser.post(`/api/desk/tablets/${live.code}`, { name: 'Expo' })
    return { by: owner, params: { location: live.code, tabletId: textAt(body, 'tabletId') } }
  },
  transcribeRecording: ({ guest, group }) => ({
    by: guest(),
    raw: { content: buildForm('audio', buildWav(), 'audio/wav'), url: group.product.url },
  }),
}
