import { menuRoutes } from '#shared/menu/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { mockRoute, setupMockServer } from '#testing/mock-server'
import { menuItemsQuery } from './use-menu'

const tea = buildMenuItem({ id: 9, name: 'Green Tea' })
const roll = buildMenuItem({ id: 7, name: 'California Roll' })
let menu: readonly unknown[] = []

setupMockServer(mockRoute(menuRoutes.listMenuItems, () => new Response(JSON.stringify(menu))))

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

const readMenu = () => createQueryClient().fetchQuery(menuItemsQuery('HENPR'))

it.each([
  ['no dish', null],
  ['a dish without a name', { ...roll, name: undefined }],
  ['a dish with a price that is no amount', { ...roll, price: 'ask' }],
  ['a dish with damaged options', { ...roll, optionGroups: [{ id: 'rice' }] }],
  ['a dish with an unknown allergen', { ...roll, allergens: ['dust'] }],
])('%s is left out, and everything else is shown', async (_what, damaged) => {
  menu = [damaged, tea]
  expect(await readMenu()).toEqual([tea])
})

it('a menu of which nothing can be read counts as not loaded', async () => {
  menu = [null, { ...roll, price: null }]
  await expect(readMenu()).rejects.toThrow('The menu could not be read')
  menu = []
  expect(await readMenu()).toEqual([])
})
