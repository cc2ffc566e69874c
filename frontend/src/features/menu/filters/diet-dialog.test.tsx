import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authRoutes } from '#shared/accounts/contract'
import { menuRoutes, type MenuItem } from '#shared/menu/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { ActiveFilters } from './active-filters'
import { DietDialog } from './diet-dialog'

const declared = { calories: 120, proteinGrams: 26, carbohydrateGrams: 1, fatGrams: 1, sodiumMilligrams: 45 }
const server = setupMockServer(
  mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

async function openFilters(...dishes: readonly MenuItem[]) {
  server.use(mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [...dishes])))
  render(
    <TestProviders client={createQueryClient()}>
      <DietDialog />
      <ActiveFilters />
    </TestProviders>,
  )
  await screen.findByRole('button', { name: `Show ${dishes.length} ${dishes.length === 1 ? 'dish' : 'dishes'}` })
}

async function listChoices(nutritionInfo: MenuItem['nutritionInfo']) {
  await openFilters(buildMenuItem({ name: 'Tuna Sashimi', nutritionInfo }))
  return screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
}

const diets = ['Low-Carb', 'Keto-Friendly', 'Low-Sodium']

it('offers the diets of nutrition only on a menu that declares it', async () => {
  expect(await listChoices(declared)).toEqual(expect.arrayContaining(diets))
})

it('offers none of them, but all others, while no dish declares any', async () => {
  const offered = await listChoices(null)
  expect(offered.filter((label) => diets.includes(label ?? ''))).toEqual([])
  expect(offered).toEqual(expect.arrayContaining(['Vegetarian', 'Gluten-Free', 'Kids Only']))
})

it('hides spicy dishes only from a guest who does not want them', async () => {
  const dish = { description: '', allergens: [] }
  await openFilters(
    buildMenuItem({ ...dish, id: 1, name: 'Miso Soup', spiceLevel: 0 }),
    buildMenuItem({ ...dish, id: 2, name: 'Fire Rice', spiceLevel: 3 }),
    buildMenuItem({ ...dish, id: 3, name: 'Shrimp Roll', allergens: ['shellfish'] }),
  )
  const listChips = () =>
    screen
      .queryAllByRole('button', { name: /^Remove filter/, hidden: true })
      .map(({ textContent }) => textContent.trim())
  await userEvent.click(screen.getByRole('checkbox', { name: 'No Shellfish' }))
  expect(await screen.findByRole('button', { name: 'Show 2 dishes' })).toBeTruthy()
  expect(listChips()).toEqual(['No Shellfish'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Spicy OK' }))
  expect(await screen.findByRole('button', { name: 'Show 1 dish' })).toBeTruthy()
  expect(listChips()).toEqual(['No Shellfish', 'No Spicy'])
})
