import { buildNewDish, type ManagedMenu } from '#infra/testkit/clients/staff-clients'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { Checklist } from '#shared/locations/checklist-contract'
import { overrideModes } from '#shared/locations/policy'
import type { MenuItem } from '#shared/menu/contract'
import type { EditableDish } from '#shared/menu/editing-contract'

type Browser = Awaited<ReturnType<TwoModes['adminOfPool']>>['browser']
let modes: TwoModes
let owner: Browser
let tester: Browser
beforeAll(async () => {
  modes = await startTwoModes()
  owner = (await modes.adminOfPool()).browser
  tester = (await modes.tester('admin')).browser
})
afterEach(() => overrideModes(`${liveLocation.code}=live`))
afterAll(() => modes.product.stop())

const menu = `/api/desk/menu/${testLocation.code}`
const findDish = async (browser: Browser, name: string) => {
  const { dishes } = (await browser.get<{ dishes: EditableDish[] }>(menu)).body
  const dish = dishes.find((each) => each.name === name)
  if (!dish) throw new Error(`There is no ${name}`)
  return dish
}
async function change(browser: Browser, name: string, fields: (dish: EditableDish) => object) {
  const dish = await findDish(browser, name)
  const saved = await browser.put(`${menu}/dishes/${dish.id}`, { ...fields(dish), version: dish.version })
  expect(saved).toMatchObject({ status: 200 })
}
const listValues = async (browser: Browser, isChanged: boolean) =>
  (await browser.get<Checklist>(`/api/desk/checklist/${testLocation.code}`)).body.samples
    .filter(({ changed }) => (changed !== undefined) === isChanged)
    .map(({ of, name, value }) => [of, name, value])

const withExtra = ({ optionGroups }: EditableDish, price: string) => ({
  optionGroups: optionGroups.map(({ options, ...group }) => ({
    ...group,
    options: options.map(({ isAvailable: _is, ...option }) =>
      option.name === 'Extra shrimp' ? { ...option, price } : option,
    ),
  })),
})

it('an owner signs the prices and texts that a tester changed before the opening, with name and time', async () => {
  await change(tester, 'Spider Roll', () => ({ price: '0.50', description: 'Free for my friends.' }))
  await change(tester, 'Hibachi Chicken', (dish) => withExtra(dish, '0.25'))
  // A price that is the sample's again is no tester's.
  const { price } = await findDish(tester, 'Edamame')
  await change(tester, 'Edamame', () => ({ price: '77.00' }))
  await change(tester, 'Edamame', () => ({ price }))
  await tester.post(`${menu}/dishes`, buildNewDish({ name: 'Lentil Soup', price: '1.00', description: 'Of lentils.' }))
  expect(await listValues(tester, true)).toEqual([])

  overrideModes('live')
  const changed = [
    ['texts', 'Spider Roll, description', 'Free for my friends.'],
    ['prices', 'Spider Roll', '$0.50'],
    ['prices', 'Hibachi Chicken, option Extra shrimp', '+$0.25'],
  ]
  const listed = await listValues(owner, true)
  expect(listed.filter(([, name]) => !name?.startsWith('Lentil Soup'))).toEqual(expect.arrayContaining(changed))
  expect(listed).toContainEqual(['prices', 'Lentil Soup', '$1.00'])
  expect(listed.map(([, name]) => name)).not.toContain('Edamame')
  const { samples } = (await owner.get<Checklist>(`/api/desk/checklist/${testLocation.code}`)).body
  expect(samples.find(({ name, changed: by }) => by && name === 'Spider Roll')?.changed).toEqual({
    by: expect.stringMatching(/\w/),
    at: expect.stringMatching(/Z$/),
    was: expect.stringMatching(/^\$\d+\.\d\d$/),
  })

  await change(owner, 'Spider Roll', () => ({ price: '16.25' }))
  const left = await listValues(owner, true)
  expect(left).not.toContainEqual(expect.arrayContaining(['prices', 'Spider Roll']))
  expect(left).toEqual(expect.arrayContaining([changed[0], changed[2]]))
})

it('the sample’s kitchen names are listed until they are the owner’s', async () => {
  overrideModes('live')
  const salmon = ['texts', 'Hibachi Salmon, kitchen name', 'Salmón · 铁板三文鱼']
  expect(await listValues(owner, false)).toContainEqual(salmon)
  await change(owner, 'Hibachi Salmon', () => ({ kitchenName: 'Salmón' }))
  const names = (await listValues(owner, false)).map(([, name]) => name)
  expect(names).not.toContain('Hibachi Salmon, kitchen name')
  expect(names).toContain('Hibachi Tofu, kitchen name')
})

it('an archived dish that the owner never read stays undeclared when it is restored after the signature', async () => {
  overrideModes('live')
  const { id, version } = await findDish(owner, 'Agedashi Tofu')
  expect(await owner.delete(`${menu}/dishes/${id}?version=${version}`)).toMatchObject({ status: 204 })
  const path = `/api/desk/checklist/${testLocation.code}`
  const checklist = (await owner.get<Checklist>(path)).body
  expect(checklist.dishes.map((dish) => dish.id)).not.toContain(id)
  const signature = { id: 'allergens', isSigned: true, version: checklist.version }
  expect(await owner.put(path, signature)).toMatchObject({ status: 200 })
  const restored = await owner.post(`${menu}/dishes/${id}/restore`, { version: version + 1 })
  expect(restored).toMatchObject({ status: 200 })
  const shown = async () =>
    (await owner.get<MenuItem[]>(`/api/menu-items/${testLocation.code}`)).body.find((dish) => dish.id === id)
  const { allergens } = await findDish(owner, 'Agedashi Tofu')
  expect(allergens).toContain('soy')
  expect(await shown()).toMatchObject({ allergens: null })
  const { dishes } = (await owner.get<Checklist>(path)).body
  expect(dishes.find((dish) => dish.id === id)?.allergens.from).toBe('unsigned')
  await change(owner, 'Agedashi Tofu', () => ({ allergens }))
  expect(await shown()).toMatchObject({ allergens })
})

it('what a tester set for whole categories, for Hiro and for the kitchen is listed, and what is off the menu', async () => {
  overrideModes('test')
  const dayparts = `/api/desk/dayparts/${testLocation.code}`
  const { version } = (await tester.get<{ version: number }>(dayparts)).body
  const lunch = { id: 'lunch', name: 'Lunch', days: ['mon'], from: '11:00', to: '15:00' }
  expect((await tester.put(dayparts, { dayparts: [lunch], version })).status).toBe(200)
  const read = (await tester.get<ManagedMenu>(menu)).body
  const categories = read.categories.map(({ id, name, description, displayOrder }) => ({
    ...{ id, name, description, displayOrder },
    ...(name === 'Appetizers' && { daypartPrices: { lunch: '4.00' }, dayparts: ['lunch'] }),
  }))
  expect((await tester.put('/api/desk/menu/categories', { categories, version: read.version })).status).toBe(200)
  await change(tester, 'Vegetable Spring Rolls', () => ({ alsoCalled: ['house special'] }))
  await change(tester, 'Ginger Ale', () => ({ leadMinutes: 240, station: 'hibachi' }))
  const soup = await findDish(tester, 'Miso Soup')
  await tester.delete(`${menu}/dishes/${soup.id}?version=${soup.version}`)

  overrideModes('live')
  expect(await listValues(owner, true)).toEqual(
    expect.arrayContaining([
      ['prices', 'category Appetizers, price in daypart lunch', '$4.00'],
      ['prices', 'category Appetizers, only in dayparts', 'lunch'],
      ['texts', 'Vegetable Spring Rolls, other names', 'house special'],
      ['capacities', 'Ginger Ale, minutes of notice', '240'],
      ['capacities', 'Ginger Ale, station', 'hibachi'],
      ['texts', 'Miso Soup, off the menu', 'yes'],
    ]),
  )
})
