import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const PATH = '/api/desk/option-groups/HENPR'
const groups = async () => (await owner.get<SharedOptionGroup[]>(PATH)).body
const groupWith = async (option: string): Promise<SharedOptionGroup> => {
  const found = (await groups()).find(({ options }) => options.some(({ id }) => id === option))
  if (!found) throw new Error(`no group with ${option}`)
  return found
}
const priceOnMenu = async (dishId: number, option: string) =>
  (await owner.onMenu(dishId))?.optionGroups.flatMap(({ options }) => options).find(({ id }) => id === option)?.price

it('one form raises the price of an option in all dishes of its group, and one undo takes it back', async () => {
  const read = await groupWith('extra-shrimp')
  expect(read.dishes.length).toBeGreaterThan(10)
  const options = read.options.map((each) => (each.id === 'extra-shrimp' ? { ...each, price: '7.50' } : each))
  const { dishes } = read
  const { status, body } = await owner.put<SharedOptionGroup>(`${PATH}/${read.id}`, { options, version: read.version })
  expect([status, body.id, body.dishes]).toEqual([200, read.id, dishes])
  expect((await groups()).find(({ id }) => id === read.id)).toEqual(body)
  for (const id of dishes) expect(await priceOnMenu(id, 'extra-shrimp')).toBe('7.50')
  expect(await owner.put(`${PATH}/${read.id}`, { name: 'More', version: read.version })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', current: { version: body.version } },
  })
  const [made, ...earlier] = await owner.log()
  expect(earlier.filter(({ kind }) => kind === 'dish')).toEqual([])
  expect(made?.title).toBe(`Options Extra protein of ${dishes.length} dishes: Extra shrimp $6.00 to $7.50`)
  expect((await owner.undo(made?.id)).status).toBe(200)
  for (const id of dishes) expect(await priceOnMenu(id, 'extra-shrimp')).toBe('6.00')
})

it('raises the price in all groups that have the option at that price, and one undo takes it back', async () => {
  const read = await groupWith('extra-shrimp')
  const others = (await groups()).filter(
    ({ id, options }) => id !== read.id && options.some((option) => option.id === 'extra-shrimp'),
  )
  expect(others.length).toBeGreaterThan(1)
  const [cheaper] = others.pop()?.dishes ?? []
  const ownPrice = (await owner.desk()).dishes.find(({ id }) => id === cheaper)
  const optionGroups = ownPrice?.optionGroups.map((group) => ({
    ...group,
    options: group.options.map((each) => (each.id === 'extra-shrimp' ? { ...each, price: '4.00' } : each)),
  }))
  await owner.change(cheaper ?? 0, { optionGroups, version: ownPrice?.version })
  const options = read.options.map((each) => (each.id === 'extra-shrimp' ? { ...each, price: '7.00' } : each))
  const { version } = await groupWith('extra-shrimp')
  await owner.put(`${PATH}/${read.id}`, { options, arePricesForAll: true, version })
  const elsewhere = others.flatMap(({ dishes }) => dishes)
  for (const id of elsewhere) expect(await priceOnMenu(id, 'extra-shrimp')).toBe('7.00')
  expect(await priceOnMenu(cheaper ?? 0, 'extra-shrimp')).toBe('4.00')
  const [made] = await owner.log()
  expect(made?.title).toBe(
    `Options Extra protein of ${read.dishes.length} dishes and ${elsewhere.length} with other groups: Extra shrimp $6.00 to $7.00`,
  )
  expect((await owner.undo(made?.id)).status).toBe(200)
  for (const id of [...read.dishes, ...elsewhere]) expect(await priceOnMenu(id, 'extra-shrimp')).toBe('6.00')
  expect(await priceOnMenu(cheaper ?? 0, 'extra-shrimp')).toBe('4.00')
})

it('a new group is in its dishes, joins others, and is taken off all of them', async () => {
  const [one, other, later] = [await owner.add(), await owner.add(), await owner.add()]
  const sent = { name: 'Egg', options: [{ name: 'Fried egg', price: '1.50' }], dishes: [one.id, other.id] }
  const { status, body } = await owner.post<SharedOptionGroup>(PATH, sent)
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Egg', min: 0, max: 1, dishes: [one.id, other.id] })
  const joined = await owner.put<SharedOptionGroup>(`${PATH}/${body.id}`, { dishes: [other.id, later.id] })
  expect(joined.body).toMatchObject({ id: body.id, dishes: [other.id, later.id] })
  const namesOf = async (id: number) => (await owner.onMenu(id))?.optionGroups.map(({ name }) => name)
  expect([await namesOf(one.id), await namesOf(other.id), await namesOf(later.id)]).toEqual([[], ['Egg'], ['Egg']])
  expect((await owner.delete(`${PATH}/${body.id}`)).status).toBe(204)
  expect(await namesOf(other.id)).toEqual([])
  expect((await owner.delete(`${PATH}/${body.id}`)).status).toBe(404)
  const made = (await owner.log()).find(({ kind }) => kind === 'option-group')
  expect((await owner.undo(made?.id)).status).toBe(200)
  expect([await namesOf(other.id), await namesOf(later.id)]).toEqual([['Egg'], ['Egg']])
})

it('a dish whose own options change leaves the group, and the rest stays together', async () => {
  const dishes = [await owner.add(), await owner.add(), await owner.add()]
  const sent = { name: 'Toppings', options: [{ name: 'Corn', price: '1.00' }], dishes: dishes.map(({ id }) => id) }
  const { body: group } = await owner.post<SharedOptionGroup>(PATH, sent)
  const [alone] = (await owner.desk()).dishes.filter(({ id }) => id === dishes[0]?.id)
  const optionGroups = alone?.optionGroups.map((each) => ({ ...each, name: 'Only here' }))
  await owner.change(dishes[0]?.id ?? 0, { optionGroups, version: alone?.version })
  const same = (await groups()).filter(({ options }) => options[0]?.name === 'Corn')
  expect(same.map(({ name, dishes: ids }) => [name, ids.length])).toEqual([
    ['Toppings', 2],
    ['Only here', 1],
  ])
  expect(new Set(same.map(({ id }) => id)).size).toBe(2)
  const [shared] = same
  await owner.put(`${PATH}/${shared?.id}`, { options: [{ ...shared?.options[0], price: '2.00' }] })
  expect(await priceOnMenu(dishes[2]?.id ?? 0, group.options[0]?.id ?? '')).toBe('2.00')
  expect(await priceOnMenu(dishes[0]?.id ?? 0, group.options[0]?.id ?? '')).toBe('1.00')
  expect((await groups()).some(({ id }) => id === shared?.id)).toBe(true)
})

it('a group that does not fit one of its dishes changes none, and names the dish', async () => {
  const read = await groupWith('extra-shrimp')
  const [option] = read.options
  const { status, body } = await owner.put<{ detail: string }>(`${PATH}/${read.id}`, {
    options: [{ ...option, recipe: [{ itemId: 3, quantity: '-99.00' }] }],
  })
  expect(status).toBe(400)
  const first = await owner.onMenu(read.dishes[0] ?? 0)
  expect(body.detail).toBe(`${first?.name}: Takes away more than there is.`)
  expect(await groupWith('extra-shrimp')).toEqual(read)
})
