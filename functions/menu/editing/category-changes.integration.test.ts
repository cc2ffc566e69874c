import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { MenuCategory } from '#shared/menu/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const CATEGORIES = '/api/desk/menu/categories'
const PICTURE = '/assets/h3.1f2e3d4c.8a6b3c.480.webp'

const add = (more: object) => owner.post<MenuCategory & { code: string }>(CATEGORIES, more)
const archive = (id: number) => owner.delete<{ detail: string; dishes: object[] }>(`${CATEGORIES}/${id}`)
const shown = async () => (await owner.get<MenuCategory[]>('/api/menu-categories')).body
const shownIds = async () => (await shown()).map(({ id }) => id)

it('a new category is at the end of the menu with its picture, and takes dishes at once', async () => {
  const { status, body } = await add({ name: 'Ramen', description: 'In bowls', imageUrl: PICTURE })
  expect(status).toBe(201)
  expect((await shown()).at(-1)).toEqual(body)
  expect(body).toMatchObject({ name: 'Ramen', description: 'In bowls', imageUrl: PICTURE })
  const dish = await owner.add({ categoryId: body.id, name: 'Tonkotsu', code: 'RA1' })
  expect(await owner.onMenu(dish.id)).toMatchObject({ categoryId: body.id })
  expect((await owner.get<string>('/api/desk/menu/HENPR/export')).body).toContain('RA1')
  const question = { message: 'what is in ramen?', locationId: 4 }
  expect(JSON.stringify((await owner.post('/api/voice-assistant/process', question)).body)).toContain('Tonkotsu')
  expect(await add({ name: 'ramen' })).toMatchObject({ status: 409, body: { code: 'name-taken' } })
})

it('a category with dishes on any menu is not archived, and says which', async () => {
  const { body: soups } = await add({ name: 'Stews' })
  const dish = await owner.add({ categoryId: soups.id, name: 'Beef stew', locations: ['HENOK'] })
  const refused = await archive(soups.id)
  expect(refused.status).toBe(400)
  expect(refused.body.detail).toMatch(/^Stews has Beef stew and 1 more in it/)
  expect(refused.body.dishes).toMatchObject([{ location: 'HENPR' }, { location: 'HENOK' }])
  expect(await shownIds()).toContain(soups.id)
  await owner.archive(dish.id, dish.version)
  const [there] = (await owner.desk('HENOK')).dishes.filter(({ id }) => id === dish.id)
  await owner.delete(`/api/desk/menu/HENOK/dishes/${dish.id}?version=${there?.version}`)
  expect((await archive(soups.id)).status).toBe(204)
  expect(await shownIds()).not.toContain(soups.id)
  expect((await archive(soups.id)).status).toBe(404)
  // Its dish comes back only with another category, or after the category.
  const [{ version = 0 } = {}] = (await owner.desk()).dishes.filter(({ id }) => id === dish.id)
  expect((await owner.restore(dish.id, version)).status).toBe(400)
  const [made] = await owner.log()
  expect(made?.title).toBe('Categories: Stews is archived')
  expect((await owner.undo(made?.id)).status).toBe(200)
  expect((await shown()).find(({ id }) => id === soups.id)).toEqual(soups)
  expect((await owner.restore(dish.id, version)).status).toBe(200)
})

it('undoing a new category archives it, and its id is never used again', async () => {
  const { body: first } = await add({ name: 'Desserts' })
  expect((await owner.undo((await owner.log())[0]?.id)).status).toBe(200)
  expect(await shownIds()).not.toContain(first.id)
  const { body: second } = await add({ name: 'Desserts' })
  expect(second.id).toBeGreaterThan(first.id)
})

it('a dish never enters a category that is archived at the same time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { body: category } = await add({ name: `Round ${round}` })
    const dish = await owner.add()
    const [moved, , gone] = await Promise.all([
      owner.change(dish.id, { categoryId: category.id, version: dish.version }),
      owner.tryAdding({ categoryId: category.id }),
      archive(category.id),
    ])
    const inIt = (await owner.desk()).dishes.filter(({ categoryId }) => categoryId === category.id)
    expect([gone.status === 204, inIt.length > 0]).toEqual([inIt.length === 0, gone.status !== 204])
    expect([200, 400]).toContain(moved.status)
  }
})
