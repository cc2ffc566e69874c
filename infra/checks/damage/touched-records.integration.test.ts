import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { tableName, type Item } from '#functions/platform/table/table'
import { scanTable } from '#infra/operate/audit/audit'
import { buildMovement, signInCook } from '#infra/testkit/clients/staff-clients'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { createTestClient, type TestClient } from '#infra/testkit/clients/test-client'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { LoyaltyAccount } from '#shared/loyalty/contract'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { damage, listRecordTypes } from './damage'
import { leaveRecords } from './evening-records'

// A damaged record costs only its own function. Records of each type are damaged, while a guest, a
// customer and the kitchen go through an evening.

const EMAIL = 'dana@example.com'
const OWN_RECORDS = ['/api/user-favorites', '/api/user-contact', '/api/user-dietary-preferences']

/** Calls that are about the damaged record itself, by its type. They say so. */
const own: Readonly<Record<string, readonly string[]>> = {
  DietaryPreferences: ['500 damaged-record /api/user-dietary-preferences'],
  Favorites: ['500 damaged-record /api/user-favorites'],
  LoyaltyAccount: ['500 damaged-record account'],
  SavedContact: ['500 damaged-record /api/user-contact'],
  // Nobody knows whose address it is.
  UserId: [
    '500 damaged-record sign in',
    ...['account', ...OWN_RECORDS, 'user'].map((call) => `401 not-signed-in ${call}`),
  ],
  Tally: [
    // Nobody knows what is in stock, so a dish with ingredients isn't sold.
    ...['order', "guest's order", 'second order'].map((call) => `409 item-unavailable ${call}`),
    '500 damaged-record movement',
  ],
}

/** Types of which this evening leaves no record, by reason. Every other type is damaged. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'live sites have accounts of a user pool': ['RevokedSession', 'SignInCode', 'UserSession'],
  'and staff by invitation': ['Tablet', 'TeamMember', 'TeamRoster', 'WrongPins'],
  'and payments': [
    'DeclineCount',
    'FailedRefund',
    'OpenDispute',
    'PaymentCheck',
    'PaymentEvent',
    'PaymentFailures',
    'PaymentIntent',
  ],
  'and gift cards': ['GiftCard', 'GiftCardCheck', 'GiftCardEntry', 'GiftCode'],
  'and events': ['CateringEvent', 'EventDay', 'EventMailbox', 'EventSender'],
  'and codes, mails and alarms': [
    'AlertHour',
    'BounceCount',
    'MailRecipient',
    'OwnerAlert',
    'Promo',
    'PublishedAlert',
    'StandingAlert',
  ],
  'its guests have no coupon': ['Coupon', 'CouponGuest', 'CouponUse'],
  'and no driver takes its deliveries': ['Driver'],
  'limits of calls are off': [
    'CallCount',
    'CountedAudio',
    'DailyAudio',
    'GuestPortions',
    'OpenSocket',
    'SlotCount',
    'SpecialCount',
  ],
  'a test site reserves no kitchen time': ['KitchenTime'],
  'no phone follows an order': ['AlertDevice', 'PushSubscription'],
  'the week is not over': ['ChangePack', 'SampleDay'],
  'no comment is spoken': ['SpokenComment'],
}

let product: Awaited<ReturnType<typeof startTestProduct>>
let items: readonly Item[]
let danaId = ''
let engine: DynamoDBDocumentClient
/** Connected through all evenings. */
let board: Awaited<ReturnType<typeof openTestSocket>>

beforeAll(async () => {
  for (const level of ['log', 'warn', 'error'] as const) jest.spyOn(console, level).mockReturnValue()
  product = await startTestProduct()
  engine = DynamoDBDocumentClient.from(new DynamoDBClient({}))
  const chef = await signInCook(product.url)
  const [friend, dana] = [createTestClient(product.url), createTestClient(product.url)]
  await friend.signIn('friend@example.com')
  const { referralCode } = (await friend.get<LoyaltyAccount>('/api/loyalty/account')).body
  danaId = (await dana.signIn(EMAIL, 'customer', referralCode)).body.id
  board = await openTestSocket(product.socketUrl, chef.cookies)
  board.send({ type: 'subscribe', locationId: 'HENPR' })
  await leaveRecords({ url: product.url, dana, danaId, chef, deliverStream: product.deliverStream })
  items = await scanTable()
})
afterAll(async () => {
  engine.destroy()
  await board.close()
  await product.stop()
})

const today = toWallClock(getLocation('HENPR'), new Date()).date

/** Dana's records and those of the location win. */
const rankOf = (item: Item) => {
  const text = JSON.stringify(['pk', 'sk', 'location', 'id', 'userId'].map((name) => item[name]))
  return Number(text.includes('HENPR')) + 2 * Number(text.includes(danaId))
}

type Failures = { readonly failed: string[]; readonly note: Note }
type Note = <T extends { readonly status: number; readonly body: unknown }>(call: string, response: T) => T

function createFailures(): Failures {
  const failed: string[] = []
  return {
    failed,
    note: (call, response) => {
      const { status, body } = response
      const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
      if (status >= 400) failed.push(`${status} ${code} ${call}`)
      return response
    },
  }
}

async function serveOrder(chef: TestClient, id: string, note: Note) {
  for (const status of ['confirmed', 'ready', 'completed'] as const) note(status, await chef.move(id, status))
}

/** Returns the calls of an evening that failed. */
async function spendEvening(): Promise<readonly string[]> {
  const { failed, note } = createFailures()
  const [dana, guest, chef] = [1, 2, 3].map(() => createTestClient(product.url))
  if (!dana || !guest || !chef) throw new Error('There are three')
  note('sign in', await dana.signIn(EMAIL))
  note("chef's sign-in", await chef.signIn('chef@example.com', 'admin'))
  for (const path of ['/api/menu-items/HENPR', `/api/slots/HENPR?type=pickup&date=${today}`])
    note(path, await guest.get(path))
  const placed = note('order', await dana.order())
  const guests = note("guest's order", await guest.order())
  note('board', await chef.get('/api/kitchen/orders/HENPR'))
  for (const { status, body } of [placed, guests]) {
    if (status !== 201) continue
    note('tracking', await guest.get(`/api/orders/${body.id}`))
    await serveOrder(chef, body.id, note)
  }
  if (placed.status === 201) {
    const rating = { orderId: placed.body.id, rating: 4, comment: 'Good', trigger: 'checkin' }
    note('feedback', await dana.post('/api/feedback', rating))
    const refund = { amount: '1.00', reason: 'late' }
    note('refund', await chef.post(`/api/kitchen/orders/${placed.body.id}/refunds`, refund))
  }
  const second = note('second order', await dana.order())
  if (second.status === 201) note('cancel', await dana.post(`/api/orders/${second.body.id}/cancel`))
  note('account', await dana.get('/api/loyalty/account'))
  for (const path of OWN_RECORDS) note(path, await dana.get(path))
  note('user', await dana.get('/api/auth/user'))
  note('intake', await chef.put('/api/kitchen/intake/HENPR', { extraMinutes: 5 }))
  note('movement', await chef.post('/api/inventory/movements', buildMovement(2, { quantity: '1.00' })))
  note('sign out', await dana.post('/api/auth/logout'))
  return failed
}

/** Returns a record of each type. */
function pickByType(): ReadonlyMap<string, Item> {
  const ordered = items.toSorted((one, other) => rankOf(one) - rankOf(other))
  return new Map(ordered.map((item) => [String(item['type']), item]))
}

it('has a record of every type that the code writes, except of those that belong elsewhere', () => {
  const found = pickByType()
  expect(listRecordTypes().filter((type) => !found.has(type))).toEqual(Object.values(elsewhere).flat().sort())
})

/**
 * Arranges types in a square, whose rows and columns are damaged at once. Two types share one group
 * at most, so that none hides what another costs in both of its groups.
 */
function arrangeGroups(types: readonly string[]): readonly (readonly string[])[] {
  const side = Math.ceil(Math.sqrt(types.length))
  const lines = Array.from({ length: side }, (_, line) => line)
  return [
    ...lines.map((row) => types.slice(row * side, (row + 1) * side)),
    ...lines.map((column) => types.filter((_, at) => at % side === column)),
  ]
}

it(
  'costs only its own function',
  async () => {
    expect(await spendEvening()).toEqual([])
    const byType = pickByType()
    const alone = [...byType.keys()].filter((type) => type in own)
    const others = [...byType.keys()].filter((type) => !(type in own))
    const found: [string, readonly string[]][] = []
    for (const group of [...alone.map((type) => [type]), ...arrangeGroups(others)]) {
      const records = [...byType].filter(([type]) => group.includes(type)).map(([, record]) => record)
      const store = (Item: Item) => engine.send(new PutCommand({ TableName: tableName(), Item }))
      await Promise.all(records.map((record) => store(damage(record))))
      found.push([group.join(' '), await spendEvening()])
      await Promise.all(records.map(store))
    }
    expect(Object.fromEntries(found.filter(([, failed]) => failed.length > 0))).toEqual(own)
  },
  scaleLimit(600_000),
)
