import { signInManager } from '#infra/testkit/clients/staff-clients'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { EditableSpecials } from '#shared/specials/editing-contract'
import type { DailySpecial } from '#shared/specials/contract'
import { getLocation } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { centsToDecimal, toCents } from '#shared/platform/money'

type Answer = EditableSpecials & {
  readonly code: string
  readonly errors: { readonly path: string }[]
  readonly current: EditableSpecials
}

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const path = '/api/desk/specials/HENPR'
const read = async () => (await owner.get<EditableSpecials>(path)).body
const put = (body: object) => owner.put<Answer>(path, body)
const shown = async () => (await owner.get<DailySpecial[]>('/api/daily-specials/HENPR')).body
const today = () => toWallClock(getLocation('HENPR'), new Date()).weekday

it('are replaced as a week: existing ones keep their id, and prices change at once', async () => {
  const { specials, version } = await read()
  expect(version).toBe(1)
  const dish = await owner.dishOf('K5')
  const fresh = { title: 'Kids eat well', menuItemId: dish.id, dayOfWeek: today(), discountPercent: 50, sellsItemId: 1 }
  const { status, body } = await put({ specials: [...specials.slice(1), fresh], version })
  expect(status).toBe(200)
  expect(body.version).toBe(2)
  const made = body.specials.find(({ title }) => title === fresh.title)
  expect(made?.id).toMatch(/^special-/)
  expect(body.specials.filter(({ id }) => id !== made?.id)).toEqual(specials.slice(1))
  expect(made?.sellsItemId).toBe(1)
  expect(await read()).toEqual(body)
  // The ingredient that it uses up is internal.
  expect(JSON.stringify(await shown())).not.toContain('sellsItemId')
  expect((await shown()).map(({ id }) => id)).toEqual(body.specials.map(({ id }) => id))
  const half = centsToDecimal(toCents(dish.price) - Math.floor(toCents(dish.price) / 2 + 0.5))
  expect(await owner.onMenu(dish.id)).toMatchObject({ price: half, regularPrice: dish.price })
  expect((await owner.dishOf('K5')).price).toBe(dish.price)
  expect(await owner.log()).toMatchObject([
    {
      kind: 'special',
      title: `Specials: Kids eat well, no ${specials[0]?.title}`,
      before: { version: 1 },
      after: { version: 2 },
    },
  ])
})

it('have a price of their own, and dates', async () => {
  const { specials, version } = await read()
  const [roll, chicken] = [await owner.dishOf('K4'), await owner.dishOf('K3')]
  const { date } = toWallClock(getLocation('HENPR'), new Date())
  const fixed = { title: 'Fixed', menuItemId: roll.id, dayOfWeek: today(), price: '$3.00', until: date }
  const ahead = { title: 'Ahead', menuItemId: chicken.id, dayOfWeek: today(), price: 2, from: addDays(date, 1) }
  const { status } = await put({ specials: [...specials, fixed, ahead], version })
  expect(status).toBe(200)
  expect(await owner.onMenu(roll.id)).toMatchObject({ price: '3.00', regularPrice: roll.price })
  const percent = Math.floor(((Number(roll.price) - 3) * 100) / Number(roll.price))
  expect((await shown()).find(({ title }) => title === 'Fixed')).toMatchObject({ discountPercent: percent })
  expect((await shown()).map(({ title }) => title)).not.toContain('Ahead')
  expect(await owner.onMenu(chicken.id)).toMatchObject({ price: chicken.price })
  const order = { items: [{ menuItemId: roll.id, quantity: 1, unitPrice: '3.00', totalPrice: '3.00' }] }
  const amounts = { subtotal: '3.00', tax: '0.21', total: '3.21' }
  expect(await owner.order({ more: { ...order, ...amounts } })).toMatchObject({
    status: 201,
    body: { subtotal: '3.00' },
  })
  const both = { ...fixed, discountPercent: 5 }
  const wrong = await put({ specials: [both, { ...ahead, until: date }], version: version + 1 })
  expect(wrong.body.errors.map((error) => error.path)).toEqual(['specials.0.price', 'specials.1.until'])
  const dearer = await put({ specials: [{ ...fixed, price: roll.price }], version: version + 1 })
  expect(dearer.body.errors).toMatchObject([
    { path: 'specials.0.price', message: `Must be below the usual price, $${roll.price}` },
  ])
  expect((await put({ specials, version: version + 1 })).status).toBe(200)
})

it('reject an edit of an older version, and can be restored by undoing', async () => {
  const before = await read()
  expect((await put({ specials: [], version: before.version })).status).toBe(200)
  const late = await put({ specials: before.specials, version: before.version })
  expect(late.body).toMatchObject({ code: 'changed-meanwhile', current: { specials: [], version: before.version + 1 } })
  expect((await put({ specials: [] })).body.errors.map((error) => error.path)).toEqual(['version'])
  const [emptied] = await owner.log()
  expect((await owner.undo(emptied?.id)).status).toBe(200)
  expect(await read()).toEqual({ specials: before.specials, version: before.version + 2 })
  const [first, ...others] = before.specials
  const specials = [{ ...first, discountPercent: 33, priority: 7 }, ...others]
  expect((await put({ specials, version: before.version + 2 })).status).toBe(200)
  expect((await owner.log())[0]).toMatchObject({ title: `Specials: ${first?.title} (discount, priority)` })
})

it('are rejected with field errors: unknown dish, seventh of a day, same dish twice a day', async () => {
  const { version } = await read()
  const ids = (await owner.desk()).dishes.slice(0, 7).map(({ id }) => id)
  const of = (menuItemId: number, dayOfWeek = 1) => ({ title: 'A special', menuItemId, dayOfWeek })
  const errorsOf = async (specials: readonly object[]) => {
    const { status, body } = await put({ specials, version })
    expect(status).toBe(400)
    return body.errors.map((error) => error.path)
  }
  expect(await errorsOf([of(424_242)])).toEqual(['specials.0.menuItemId'])
  expect(await errorsOf(ids.map((id) => of(id)))).toEqual(['specials.6.dayOfWeek'])
  expect(await errorsOf([of(ids[0] ?? 0), of(ids[0] ?? 0)])).toEqual(['specials.1.menuItemId'])
  expect(await errorsOf([{ ...of(ids[0] ?? 0), discountPercent: 101 }])).toEqual(['specials.0.discountPercent'])
})

it('of an archived dish are not shown', async () => {
  const { specials, version } = await read()
  const dish = await owner.add()
  const of = { title: 'Gone tomorrow', menuItemId: dish.id, dayOfWeek: 3 }
  expect((await put({ specials: [...specials.filter(({ dayOfWeek }) => dayOfWeek !== 3), of], version })).status).toBe(
    200,
  )
  expect((await shown()).map(({ title }) => title)).toContain(of.title)
  await owner.archive(dish.id, 1)
  expect((await shown()).map(({ title }) => title)).not.toContain(of.title)
  expect((await put({ specials: [of], version: version + 1 })).status).toBe(400)
})

it('dishes and categories are pushed to open menus', async () => {
  await product.deliverStream()
  const guest = await openTestSocket(product.socketUrl)
  guest.send({ type: 'subscribe_location', locationId: 4 })
  guest.send({ type: 'ping' })
  await guest.hear(({ type }) => type === 'pong')
  const dish = await owner.add()
  await owner.change(dish.id, { price: '9.99', version: 1 })
  await owner.archive(dish.id, 2)
  await put({ specials: [], version: (await read()).version })
  const { categories, version } = await owner.desk()
  await owner.put('/api/desk/menu/categories', { categories, version })
  await guest.hear((message) => message.type === 'menu_update' && message.changed === 'categories')
  const updates = guest.heard.filter(({ type }) => type === 'menu_update')
  expect(updates).toEqual([
    { type: 'menu_update', menuItemId: dish.id, isAvailable: true, changed: 'dish', change: `dish-${dish.id}-1` },
    { type: 'menu_update', menuItemId: dish.id, isAvailable: true, changed: 'dish', change: `dish-${dish.id}-2` },
    { type: 'menu_update', menuItemId: dish.id, isAvailable: false, changed: 'dish', change: `dish-${dish.id}-3` },
    expect.objectContaining({ type: 'menu_update', changed: 'specials' }),
    expect.objectContaining({ type: 'menu_update', changed: 'categories' }),
  ])
  await guest.close()
})
