import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { buildNewDish, signInManager } from '#infra/testkit/clients/staff-clients'
import { createTestClient, formatCookies } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { LocationDayparts } from '#shared/dayparts/contract'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { ActivityEntry } from '#shared/platform/contract'
import type { Order } from '#shared/orders/contract'
import type { VoiceReply } from '#shared/voice/contract'

type Refused = {
  readonly code: string
  readonly detail: string
  readonly offeredAt?: string
  readonly unavailable: readonly object[]
  readonly errors: readonly { readonly path: string }[]
  readonly orders: readonly { readonly id: string }[]
}

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const lunch = { id: 'lunch', name: 'Lunch', days: weekdays, from: '11:00', to: '15:00' }
const evening = { ...lunch, id: 'evening', name: 'Evening', from: '17:00', to: '22:00' }

const read = async () => (await owner.get<LocationDayparts>('/api/desk/dayparts/HENPR')).body
const setDayparts = async (dayparts: readonly object[], more: object = {}) =>
  owner.put<LocationDayparts & Refused>('/api/desk/dayparts/HENPR', {
    dayparts,
    version: (await read()).version,
    ...more,
  })
const addDish = async (more: object) =>
  (await owner.post<EditableDish & Refused>('/api/desk/menu/HENPR/dishes', buildNewDish(more))).body
const change = (dish: EditableDish, more: object) =>
  owner.put<EditableDish & Refused>(`/api/desk/menu/HENPR/dishes/${dish.id}`, { ...more, version: dish.version })
/** A time on Friday, the day after the test's today, in Florida. */
const friday = (time: string) => new Date(`2027-01-15T${time}:00-05:00`).toISOString()
const menuAt = async (id: number, at?: string) => {
  const query = at ? `?at=${encodeURIComponent(at)}` : ''
  const found = (await owner.get<MenuItem[]>(`/api/menu-items/HENPR${query}`)).body.find((dish) => dish.id === id)
  if (!found) throw new Error('The dish is not on the menu')
  return found
}

it('dayparts are stored with a version, logged and undone', async () => {
  expect(await read()).toEqual({ dayparts: [], version: 1 })
  const { status, body } = await setDayparts([{ ...lunch, days: [...weekdays].reverse() }, evening])
  expect([status, body]).toEqual([200, { dayparts: [lunch, evening], version: 2 }])
  const old = await setDayparts([], { version: 1 })
  expect([old.status, old.body]).toMatchObject([409, { code: 'changed-meanwhile', current: body }])
  await setDayparts([{ ...lunch, to: '16:00' }, evening])
  const [entry] = (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body
  expect(entry).toMatchObject({ kind: 'daypart', title: 'Dayparts: Lunch, Mon-Fri, 11 AM to 4 PM' })
  expect((await owner.post(`/api/desk/changes/${entry?.id}/undo`)).status).toBe(200)
  expect(await read()).toEqual({ dayparts: [lunch, evening], version: 4 })
  const guest = createTestClient(product.url)
  expect((await guest.get('/api/desk/dayparts/HENPR')).status).toBe(401)
})

it('invalid and unknown dayparts are refused, and none goes that is in use', async () => {
  const wrong = await setDayparts([lunch, { ...evening, id: 'Evening!', days: [], from: '25:00' }])
  expect(wrong.body.errors.map(({ path }) => path).sort()).toEqual([
    'dayparts.1.days',
    'dayparts.1.from',
    'dayparts.1.id',
  ])
  const unknown = await addDish({ dayparts: ['brunch'], daypartPrices: { lunch: '9.95' } })
  expect([unknown.code, unknown.errors]).toMatchObject(['invalid-input', [{ path: 'dayparts.0' }]])
  const dish = await addDish({ dayparts: ['lunch'], daypartPrices: { lunch: '9.95' } })
  expect(dish).toMatchObject({ dayparts: ['lunch'], daypartPrices: { lunch: '9.95' } })
  expect((await change(dish, { daypartPrices: { tea: '1.00' } })).status).toBe(400)
  const removal = await setDayparts([evening])
  expect(removal.body).toMatchObject({ code: 'invalid-input', detail: expect.stringContaining(dish.name) })
  const cleared = await change(dish, { dayparts: [], daypartPrices: {} })
  expect(cleared.body).toMatchObject({ dayparts: [], daypartPrices: {} })
})

it('the time of pickup decides what is offered and what it costs', async () => {
  const dish = await addDish({ price: '14.95', dayparts: ['lunch', 'evening'], daypartPrices: { lunch: '9.95' } })
  const guest = createTestClient(product.url)
  // It is Thursday, 2 PM.
  expect(await menuAt(dish.id)).toMatchObject({ isAvailable: true, price: '9.95' })
  expect(await menuAt(dish.id, friday('18:00'))).toMatchObject({ isAvailable: true, price: '14.95' })
  const between = await menuAt(dish.id, friday('15:00'))
  expect(between).toMatchObject({ isAvailable: false, offeredAt: friday('17:00') })
  expect(between.offerTexts).toEqual(['Lunch, Mon-Fri, 11 AM to 3 PM: $9.95', 'Evening, Mon-Fri, 5 PM to 10 PM'])

  const place = (scheduledFor: string | undefined, shown: MenuItem, quantity = 1) =>
    guest.order({ lines: [{ dish: shown, quantity }], more: { scheduledFor } })
  const atLunch = await menuAt(dish.id)
  expect((await place(undefined, atLunch)).body.subtotal).toBe('9.95')
  expect((await place(friday('12:00'), atLunch)).body.subtotal).toBe('9.95')
  const wrong = await place(friday('18:00'), atLunch)
  expect(wrong).toMatchObject({ status: 409, body: { code: 'price-changed' } })
  const outside = await place(friday('15:00'), atLunch)
  expect(outside).toMatchObject({
    status: 409,
    body: {
      code: 'item-unavailable',
      offeredAt: friday('17:00'),
      unavailable: [{ menuItemId: dish.id, name: dish.name, offeredAt: friday('17:00') }],
    },
  })
})

it('an edit and a new time follow the daypart; a guest takes no lunch price along to the evening', async () => {
  const dish = await addDish({ price: '14.95', dayparts: ['lunch', 'evening'], daypartPrices: { lunch: '9.95' } })
  const guest = createTestClient(product.url)
  const shown = await menuAt(dish.id, friday('12:00'))
  const { body: order } = await guest.order({
    lines: [{ dish: shown, quantity: 2 }],
    more: { scheduledFor: friday('12:00') },
  })
  const edit = (quantity: number, scheduledFor: string | undefined, version: number) =>
    guest.put<Order & Refused>(`/api/orders/${order.id}/lines`, {
      lines: [{ menuItemId: dish.id, quantity }],
      version,
      scheduledFor,
    })
  const outside = await edit(2, friday('15:30'), order.version)
  expect(outside.body).toMatchObject({ code: 'item-unavailable', offeredAt: friday('17:00') })
  const moved = await edit(2, friday('18:00'), order.version)
  expect(moved.body).toMatchObject({ subtotal: '29.90', scheduledFor: friday('18:00') })
  const back = await edit(2, friday('12:00'), moved.body.version)
  expect(back.body).toMatchObject({ subtotal: '19.90', scheduledFor: friday('12:00') })
  // Staff may move an order at its price.
  const path = `/api/orders/${order.id}/lines`
  const body = { lines: [{ menuItemId: dish.id, quantity: 2 }], scheduledFor: friday('18:00') }
  const byStaff = await owner.put<Order>(path, { ...body, version: back.body.version })
  expect(byStaff.body).toMatchObject({ subtotal: '19.90', scheduledFor: friday('18:00') })
  const more = await edit(3, undefined, byStaff.body.version)
  expect(more.body.subtotal).toBe('44.85')

  const reschedule = (at: string) => owner.put<Refused>(`/api/kitchen/orders/${order.id}/slot`, { at })
  expect((await reschedule(friday('16:00'))).body).toMatchObject({
    code: 'item-unavailable',
    offeredAt: friday('17:00'),
  })
  expect((await reschedule(friday('19:00'))).status).toBe(200)
})

it('dayparts that change under open orders name them', async () => {
  const dish = await addDish({ price: '14.95', dayparts: ['lunch'] })
  const guest = createTestClient(product.url)
  const shown = await menuAt(dish.id, friday('14:30'))
  const { body: order } = await guest.order({
    lines: [{ dish: shown, quantity: 1 }],
    more: { scheduledFor: friday('14:30') },
  })
  const shorter = [{ ...lunch, to: '14:00' }, evening]
  const refused = await setDayparts(shorter)
  expect(refused).toMatchObject({ status: 409, body: { code: 'orders-affected', orders: [{ id: order.id }] } })
  expect((await setDayparts(shorter, { acceptAffected: true })).status).toBe(200)
  // The order keeps its dish while its time stays.
  const edited = await guest.put<Order>(`/api/orders/${order.id}/lines`, {
    lines: [{ menuItemId: dish.id, quantity: 1 }],
    utensils: true,
    version: order.version,
  })
  expect([edited.status, edited.body.subtotal]).toEqual([200, '14.95'])
  await setDayparts([lunch, evening])
})

it('a spreadsheet has the dayparts and their prices', async () => {
  const dish = await addDish({
    price: '14.95',
    dayparts: ['lunch'],
    daypartPrices: { lunch: '9.95', evening: '12.50' },
  })
  const table = (await owner.get<string>('/api/desk/menu/HENPR/export')).body
  const row = table.split(/\r?\n/).find((line) => line.startsWith(`${dish.code},`))
  expect(row).toContain('14.95,lunch,evening 12.50; lunch 9.95,')
  const send = (cells: string, query = '') =>
    fetch(`${product.url}/api/desk/menu/HENPR/import${query}`, {
      method: 'POST',
      headers: { cookie: formatCookies(owner.cookies), 'content-type': 'text/csv' },
      body: `code,dayparts,daypart prices\n${dish.code},${cells}\n`,
    })
  const preview: { rows: readonly object[] } = await (await send('tea,tea 1.00')).json()
  expect(preview.rows).toMatchObject([
    { field: 'dayparts', error: 'There is no daypart "tea"' },
    { field: 'daypart prices', error: 'There is no daypart "tea"' },
  ])
  expect((await send('lunch; evening,evening 11.00', '?apply=true')).status).toBe(200)
  expect(await menuAt(dish.id, friday('18:00'))).toMatchObject({ price: '11.00', dayparts: ['lunch', 'evening'] })
})

it('Hiro answers for the chosen time', async () => {
  const dish = await addDish({ name: 'Lantern Bento', dayparts: ['evening'] })
  const guest = createTestClient(product.url)
  const sendToHiro = async (at?: string) =>
    (
      await guest.post<VoiceReply>('/api/voice-assistant/process', {
        message: 'add a lantern bento',
        locationId: 4,
        at,
      })
    ).body
  expect(await sendToHiro()).toMatchObject({
    items: [],
    response: expect.stringContaining('We have it for Evening, Mon-Fri, 5 PM to 10 PM.'),
  })
  expect((await sendToHiro(friday('18:00'))).items).toMatchObject([{ itemId: dish.id, quantity: 1 }])
})

it("a category's dayparts hold for its dishes without their own, at locations that have them", async () => {
  const { categories, version } = await owner.desk()
  const save = (dayparts: readonly string[], from: number) =>
    owner.put<{ version: number }>('/api/desk/menu/categories', {
      categories: categories.map((each) => (each.id === 21 ? { ...each, dayparts, daypartPrices: {} } : each)),
      version: from,
    })
  expect((await save(['brunch'], version)).status).toBe(400)
  const saved = await save(['evening'], version)
  const [plain, own] = [await addDish({}), await addDish({ dayparts: ['lunch'] })]
  expect(await menuAt(plain.id)).toMatchObject({ isAvailable: false, dayparts: ['evening'] })
  expect(await menuAt(own.id)).toMatchObject({ isAvailable: true, dayparts: ['lunch'] })
  const elsewhere = (await owner.get<MenuItem[]>('/api/menu-items/HEHC')).body.filter((dish) => dish.categoryId === 21)
  expect(elsewhere.every(({ isAvailable, dayparts }) => isAvailable && dayparts.length === 0)).toBe(true)
  expect((await save([], saved.body.version)).status).toBe(200)
  expect(await menuAt(plain.id)).toMatchObject({ isAvailable: true, dayparts: [] })
})

it('the audit finds nothing wrong', async () => {
  expect(auditRecords(await scanTable()).differences).toEqual([])
})
