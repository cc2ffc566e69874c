import { OrderRecord } from '#functions/orders/records'
import type { Item } from '#functions/platform/table/table'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { buildMovement, signInCook, signInManager } from '#infra/testkit/clients/staff-clients'
import { addPoints } from '#infra/testkit/fixtures/record-fixtures'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { LoyaltyAccount } from '#shared/loyalty/contract'
import { toCents } from '#shared/platform/money'
import { auditRecords, scanTable } from './audit'
import type { Difference } from './difference'

let product: Awaited<ReturnType<typeof startTestProduct>>
let items: Item[]
let orderId: string

/**
 * A small day of business: sold, bumped, reopened, cancelled, redeemed, delivered, with a referral.
 */
async function aDayOfBusiness(): Promise<void> {
  const [dana, friend, chef] = [
    createTestClient(product.url),
    createTestClient(product.url),
    await signInCook(product.url),
  ]
  await dana.signIn('dana@example.com')
  const { referralCode } = (await dana.get<LoyaltyAccount>('/api/loyalty/account')).body
  await friend.signIn('friend@example.com', 'customer', referralCode)
  const roll = await friend.dish('California Roll')
  orderId = (await friend.order({ lines: [{ dish: roll, quantity: 3 }] })).body.id
  for (const status of ['ready', 'completed', 'ready', 'completed']) await chef.move(orderId, status)
  const again = (await dana.order()).body
  await chef.move(again.id, 'completed')
  await product.deliverStream()
  const { body: rewards } = await dana.get<{ id: number; pointsCost: number }[]>('/api/loyalty/rewards')
  const cheapest = rewards[0]
  const { body: redeemed } = await dana.post<{ code: string }>('/api/loyalty/redeem', { rewardId: cheapest?.id })
  const dish = await dana.dish('Hibachi Chicken')
  const { body: worth } = await dana.get<{ discountPercent: number | null; discountAmount: string | null }>(
    `/api/codes/${redeemed.code}`,
  )
  const discount =
    worth.discountPercent === null
      ? { amountCents: toCents(worth.discountAmount ?? '0') }
      : { percent: worth.discountPercent }
  const code = { discountCode: redeemed.code, discount }
  expect((await dana.order({ lines: [{ dish, quantity: 1 }], code })).status).toBe(201)
  const unwanted = (await dana.order({ lines: [{ dish, quantity: 3 }] })).body
  await dana.post(`/api/orders/${unwanted.id}/cancel`)
  const scheduledFor = new Date(Date.now() + 26 * 3600_000).toISOString()
  expect((await dana.order({ lines: [{ dish: roll, quantity: 2 }], more: { scheduledFor } })).status).toBe(201)
  await chef.record(buildMovement(1))
  await chef.record(buildMovement(1, { movementType: 'waste', quantity: '1.50', reason: 'expired' }))
  await chef.record(buildMovement(2, { movementType: 'adjustment', quantity: '500.00', reason: 'count_adjustment' }))
  await aDayAtTheDesk()
  await product.deliverStream()
}

/** Changes at the desk: settings changed and reverted, and a closing. */
async function aDayAtTheDesk(): Promise<void> {
  const owner = await signInManager(product.url)
  const dish = await owner.dishOf('SR1')
  await owner.change(dish.id, { price: '31.00', version: dish.version })
  const [made] = await owner.log()
  await owner.undo(made?.id)
  const fresh = await owner.add()
  await owner.archive(fresh.id, fresh.version)
  const { weekly, version } = (await owner.get<HoursWithStatus>('/api/hours/HENPR')).body
  const exceptions = [{ date: '2031-11-27', closed: true, opens: null, closes: null, note: 'Thanksgiving' }]
  await owner.put('/api/desk/hours/HENPR', { weekly, exceptions, version })
  const { categories, version: menuVersion } = await owner.desk()
  await owner.put('/api/desk/menu/categories', { categories, version: menuVersion })
  const ingredient = { name: 'Truffle oil', category: 'sauces', unit: 'bottles', costPerUnit: '9.00' }
  await owner.post('/api/inventory/items', ingredient)
  const week = (await owner.get<{ version: number }>('/api/desk/specials/HENPR')).body
  const special = { title: 'Roll night', menuItemId: dish.id, dayOfWeek: 3, price: '12.50', until: '2031-12-31' }
  await owner.put('/api/desk/specials/HENPR', { specials: [special], version: week.version })
  await owner.put('/api/desk/capacity/HENPR', { pickup: 50, delivery: null, version: 1 })
  await owner.put('/api/desk/taxes/HENPR', {
    taxes: [{ from: '2031-01-01', rate: 725, isDeliveryFeeTaxed: false }],
    version: 1,
  })
  await owner.put('/api/inventory/items/1', { costPerUnit: '3.33', minimumStock: '5', version: 1 })
  const [placed, unwanted] = [await owner.order(), await owner.order()]
  expect([placed.status, (await owner.move(unwanted.body.id, 'cancelled')).status]).toEqual([201, 200])
}

beforeAll(async () => {
  product = await startTestProduct()
  await aDayOfBusiness()
  items = await scanTable()
})
afterAll(() => product.stop())

const found = (changed: readonly Item[]) => auditRecords(changed).differences
const booksOf = (differences: readonly Difference[]) => [...new Set(differences.map(({ book }) => book))].sort()

it('finds nothing to correct after a day of business', () => {
  expect(found(items)).toEqual([])
  const types = new Set(items.map(({ type }) => type))
  const expectedTypes = [
    'Order',
    'Movement',
    'LedgerEntry',
    'Code',
    'Referral',
    'Sale',
    'Tally',
    'Once',
    'Dish',
    'SlotCount',
    'PlannedStock',
  ]
  for (const type of expectedTypes) expect(types).toContain(type)
})

type Fits = (item: Item) => boolean
const is =
  (type: string, more: Item = {}): Fits =>
  (item) =>
    item['type'] === type && Object.entries(more).every(([name, value]) => item[name] === value)

/** Returns the records with the first matching one changed. */
function withFirst(fits: Fits, change: (item: Item) => Item | undefined): Item[] {
  const index = items.findIndex(fits)
  const found = items[index]
  if (!found) throw new Error('no record fits')
  const changed = change(found)
  return [...items.slice(0, index), ...(changed ? [changed] : []), ...items.slice(index + 1)]
}
const more = (name: string, by: number) => (item: Item) => ({ ...item, [name]: Number(item[name]) + by })
const gone = () => undefined
/** Changes one figure of a tally. */
const tallied = (map: 'levels' | 'portions', id: string, by: number) => (item: Item) => {
  const figures: unknown = item[map]
  if (typeof figures !== 'object' || figures === null) throw new Error('no tally')
  const before = new Map(Object.entries(figures)).get(id)
  return { ...item, [map]: { ...figures, [id]: Number(before ?? 0) + by } }
}

/** Doubles the ingredients that the first line of an order took. */
const tookMore = (item: Item) => {
  const { lines } = OrderRecord.parse(item)
  return { ...item, lines: lines.map((line) => ({ ...line, quantity: line.quantity * 2 })) }
}

const isAmountCode = (item: Item) => item['type'] === 'Code' && item['remainingCents'] !== undefined

/** An order that has taken its stock. */
const forToday = { status: 'pending', scheduledFor: undefined }

const plannedMore = (item: Item) => {
  const [name = ''] = Object.keys(item).filter((one) => one.startsWith('ingredient-'))
  return more(name, 1)(item)
}

const twiceClosed = (item: Item) => {
  const { exceptions } = item
  return { ...item, exceptions: Array.isArray(exceptions) ? [...exceptions, ...exceptions] : [] }
}
const withoutLimits = (item: Item) => ({ ...item, capacity: { pickup: null, delivery: null, version: 2 } })

it.each([
  ['a stock record that is short of 80', is('Stock', { ingredientId: 1 }), more('hundredths', -80), ['usage']],
  ['a used counter one too high', is('Stock', { ingredientId: 1 }), more('usedHundredths', 1), ['usage']],
  ['a movement by hand that is not there', is('Movement', { reason: 'expired' }), gone, ['stock', 'usage']],
  ["an order's movements that are not there", is('Sale'), gone, ['movements']],
  ['a level that is short of 80', is('Tally', { location: 'HENPR' }), tallied('levels', '1', -80), ['stock', 'usage']],
  ['an account one point too rich', is('LoyaltyAccount'), more('points', 1), ['points']],
  ['a ledger entry that is not there', (i) => /-earned-1$/.test(String(i['id'])), gone, ['ledger', 'points']],
  ['a code that its owner did not pay', (i) => /^Redeemed/.test(String(i['description'])), gone, ['codes', 'points']],
  ['a spent code that looks new', is('Code'), (i) => ({ ...i, spentOn: undefined, uses: {} }), ['codes']],
  ['a code spent on another order', is('Code'), (i) => ({ ...i, spentOn: 'NOSUCH0RDER0' }), ['codes']],
  ['a code whose rest is a cent too high', isAmountCode, more('remainingCents', 1), ['codes']],
  ['a bonus that was not given', is('Referral'), (i) => ({ ...i, givenFor: undefined }), ['referrals']],
  ['a category counted twice', is('Tally', { location: 'HENPR' }), tallied('portions', '1', 99), ['popularity']],
  ['a ticket number behind', is('TicketCounter'), more('lastNumber', -1), ['tickets']],
  [
    'a dish on the menu without what it takes',
    is('Tally', { location: 'HENPR' }),
    tallied('levels', '1', -1e7),
    ['alerts', 'menu', 'stock', 'usage'],
  ],
  [
    'a dish off for want of nothing',
    is('Dish'),
    (i) => ({ ...i, isAvailable: false, unavailableBecause: 'stock' }),
    ['menu'],
  ],
  ['a low stock without an alert', is('Stock', { ingredientId: 1 }), more('minimumHundredths', 1e7), ['alerts']],
  ['an order in another stage than its history', is('Order'), (i) => ({ ...i, kitchenStatus: 'prep' }), ['orders']],
  ['an order on no board', is('Order', { status: 'pending' }), (i) => ({ ...i, gsi1pk: undefined }), ['orders']],
  ['a total one cent off', is('Order'), more('totalCents', 1), ['orders']],
  ['a tax one cent off', is('Order'), (i) => more('taxCents', 1)(more('totalCents', 1)(i)), ['orders']],
  ['tax terms that were never in force', is('Order'), (i) => ({ ...i, isDeliveryFeeTaxed: true }), ['orders']],
  ['an order lost after it was acknowledged', is('Order', forToday), gone, ['orders', 'stock']],
  [
    'a cancelled order whose stock was not released',
    is('Order', { status: 'cancelled' }),
    (i) => ({ ...i, releasedAt: undefined }),
    ['orders', 'stock'],
  ],
  ['an order that took what its lines do not need', is('Order', { status: 'pending' }), tookMore, ['recipes']],
  ['an order that its day does not have', is('Counted'), gone, ['numbers']],
  ['a day without figures', is('Day'), gone, ['numbers']],
  ['a price that no change made', is('Dish', { version: 3 }), more('priceCents', 1), ['desk']],
  ['a version that the log has not', is('Dish', { version: 3 }), more('version', 1), ['desk']],
  ['a change whose entry is not there', is('Change', { kind: 'dish' }), gone, ['desk']],
  ['hours half done', is('Hours'), more('version', 1), ['desk']],
  [
    'a day of the week that was left behind',
    is('Specials', { dayOfWeek: 3, version: 2 }),
    more('version', -1),
    ['desk'],
  ],
  ['an exception that stands twice', is('Hours'), twiceClosed, ['desk', 'hours']],
  [
    'an ingredient at another cost than the log says',
    is('Ingredient', { id: 1 }),
    more('costPerUnitCents', 1),
    ['desk'],
  ],
  [
    'a minimum that differs from the log',
    is('Stock', { location: 'HENPR', ingredientId: 1 }),
    more('minimumHundredths', 1),
    ['desk'],
  ],
  ['a missing ingredient of a recipe', is('Ingredient', { id: 1 }), gone, ['pantry']],
  ['taxes that no change made', (i) => 'taxes' in i, (i) => ({ ...i, taxes: { taxes: [], version: 2 } }), ['desk']],
  ['a limit that no change made', (i) => 'capacity' in i, withoutLimits, ['desk']],
  ['a place in a slot that no order holds', is('SlotCount'), more('taken', 1), ['slots']],
  ['a plan for a later day that no order needs', is('PlannedStock'), plannedMore, ['planned stock']],
  ['an invalid record', is('Order'), (i) => ({ ...i, lines: 'none' }), ['records']],
] as const satisfies readonly (readonly [string, Fits, (item: Item) => Item | undefined, readonly string[]])[])(
  'finds %s',
  (_what, fits, change, books) => {
    const differences = found(withFirst(fits, change))
    expect(booksOf(differences)).toEqual(expect.arrayContaining([...books]))
  },
)

it('reports the amount', () => {
  const differences = found(withFirst(is('Tally', { location: 'HENPR' }), tallied('levels', '1', -80)))
  const off = differences.find(({ book }) => book === 'stock')
  expect(Number(off?.stored) - Number(off?.recomputed)).toBe(-80)
})

it('finds points in the stored table that no order gave', async () => {
  await addPoints('a-user', 40)
  expect(booksOf(found(await scanTable()))).toEqual(['ledger', 'points'])
})
