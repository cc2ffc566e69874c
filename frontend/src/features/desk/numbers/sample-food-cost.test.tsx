import { screen, within } from '@testing-library/react'
import { foodCostRoutes, type IngredientCost } from '#shared/numbers/food-cost-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { FoodCostPanel } from './food-cost-panel'
import { getPeriod } from './period-choice'

const chicken: IngredientCost = {
  ...{ itemId: 1, name: 'Chicken', unit: 'lbs', opening: '90.00', received: '0.00', closing: '90.00' },
  ...{
    actual: '0.00',
    theoretical: '0.00',
    difference: '0.00',
    differenceQuantity: '0.00',
    wasted: '0.00',
    priceEffect: '0.00',
  },
  unitCost: { before: '3.25', after: '3.25' },
}
let costs = [chicken]
setupMockServer(
  sessionHandler,
  mockRoute(foodCostRoutes.getFoodCost, () => mockResponse(foodCostRoutes.getFoodCost, costs)),
)

const showPanel = (hasSampleOrders: boolean, recipesCents = 5000) =>
  renderPage(
    '/desk/numbers',
    <FoodCostPanel
      of="HENPR"
      period={getPeriod('yesterday', '2027-01-14', { from: '', to: '' }, '')}
      netCents={250_000}
      recipesCents={recipesCents}
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
  costs = [{ ...chicken, closing: '40.00', actual: '50.00', difference: '50.00', differenceQuantity: '10.00' }]
  await showPanel(true)
  const total = (await screen.findByText('$50.00', { selector: 'strong' })).parentElement
  expect(total?.textContent).toBe('$50.00. By recipes $0.00.')
  expect(screen.getByText(/^The orders of the sample history used no stock/)).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Why' }).textContent).toContain('Chicken 10 lbs at $5.00, $50.00')
})

it('of real orders, leads from the food cost by recipes to the actual one, in amounts that add up', async () => {
  costs = [{ ...chicken, actual: '103.92', theoretical: '39.17', difference: '64.75', differenceQuantity: '7.00' }]
  await showPanel(false, 4192)
  const rows = within(await screen.findByRole('table', { name: 'From recipes to actual' })).getAllByRole('row')
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Food cost by recipes$41.922%',
    'Stock at other prices, and open orders-$2.75',
    'More used than recipes need$64.75',
    'Actual food cost$103.924%',
  ])
  expect(screen.getByRole('list', { name: 'Why' }).textContent).toContain('Chicken 7 lbs at $9.25, $64.75.')
  expect(screen.getByRole('button', { name: 'Show the tickets with their food cost' })).toBeTruthy()
  expect(screen.queryByText(/sample history/)).toBeNull()
})
