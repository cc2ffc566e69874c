import { render, screen } from '@testing-library/react'
import { authRoutes } from '#shared/accounts/contract'
import { menuRoutes, type MenuItem } from '#shared/menu/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { DietDialog } from './diet-dialog'

const declared = { calories: 120, proteinGrams: 26, carbohydrateGrams: 1, fatGrams: 1, sodiumMilligrams: 45 }
const server = setupMockServer(
  mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

async function listChoices(nutritionInfo: MenuItem['nutritionInfo']) {
  const sashimi = buildMenuItem({ name: 'Tuna Sashimi', nutritionInfo })
  server.use(mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [sashimi])))
  render(
    <TestProviders client={createQueryClient()}>
      <DietDialog />
    </TestProviders>,
  )
  await screen.findByRole('button', { name: 'Show 1 dish' })
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
