import { screen } from '@testing-library/react'
import { foodCostRoutes, type IngredientCost } from '#shared/numbers/food-cost-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { FoodCostPanel } from './food-cost-panel'
import { getPeriod } from './period-choice'

const chicken: IngredientCost = {
  ...{ itemId: 1, name: 'Chicken', unit: 'lbs', opening: '90.00', received: '0.00', closing: '90.00' },
  ...{ actual: '0.00', theoretical: '0.00', difference: '0.00', wasted: '0.00', priceEffect: '0.00' },
  unitCost: { before: '3.25', after: '3.25' },
}
let costs = [chicken]
setupMockServer(
  sessionHandler,
  mockRoute(foodCostRoutes.getFoodCost, () => mockResponse(foodCostRoutes.getFoodCost, costs)),
)

const showPanel = (hasSampleOrders: boolean) =>
  renderPage(
    '/desk/numbers',
    <FoodCostPanel
      of="HENPR"
      period={getPeriod('yesterday', '2027-01-14', { from: '', to: '' }, '')}
      netCents={250_000}
      netBeforeCents={200_000}
      hasSampleOrders={hasSampleOrders}
    />,
  )

it('of sample orders, says that they used no stock instead of a food cost of $0.00', async () => {
  costs = [chicken]
  await showPanel(true)
  expect(await screen.findByText(/^The orders of the sample history used no stock/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/\$0\.00, 0%|no more was used/)
})

it('next to sample orders, shows what was used without a share of sales', async () => {
  costs = [{ ...chicken, closing: '40.00', actual: '50.00', difference: '50.00' }]
  await showPanel(true)
  const total = (await screen.findByText('$50.00', { selector: 'strong' })).parentElement
  expect(total?.textContent).toBe('$50.00. By recipes $0.00.')
  expect(screen.getByText(/^The orders of the sample history used no stock/)).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Why' }).textContent).toContain('Chicken $50.00')
})

it('of real orders, shows the share of net sales', async () => {
  costs = [{ ...chicken, closing: '40.00', actual: '50.00', theoretical: '50.00' }]
  await showPanel(false)
  expect((await screen.findByText(/^\$50\.00, 2(\.0)?% of net sales$/)).textContent).toBeTruthy()
  expect(screen.queryByText(/sample history/)).toBeNull()
})
