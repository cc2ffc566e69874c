import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { menuRoutes } from '#shared/menu/contract'
import { taxRoutes } from '#shared/taxes/contract'
import { NO_DIETARY_PREFERENCES } from '#shared/menu/dietary/filters'
import { discountCodeRoutes } from '#shared/payments/contract'
import { recommendationRoutes } from '#shared/recommendations/contract'
import { buildCartItem, buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { orderTypeStore } from '#base/cart/order-type'
import { cartStore } from '#base/cart/cart-store'
import { dietFilterStore } from '#base/menu/diet-filters'
import { discountCodeStore } from '#base/cart/discount-codes'
import { setToastRenderer, type Toast } from '#ui/toast'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { sessionHandler } from '#testing/render-page'
import { CartContents } from './cart-contents'

const mockPolicy = getPolicy({ ...locations[0], mode: 'live' })
jest.mock('#base/location/location', () => ({
  ...jest.requireActual<object>('#base/location/location'),
  usePolicy: () => mockPolicy,
}))

const rollItem = { menuItemId: 7, name: 'Tuna Roll', priceCents: 2000, imageUrl: null }
const dish = buildMenuItem({ id: 7, name: 'Tuna Roll', price: '20.00', advisory: 'raw' })
const soup = buildMenuItem({ id: 8, name: 'Miso Soup' })
const soldOut = buildMenuItem({ id: 9, name: 'Eel Roll', isAvailable: false })
const shrimp = buildMenuItem({ id: 10, name: 'Shrimp Plate', allergens: ['shellfish'] })

setupMockServer(
  sessionHandler,
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [dish, soup, soldOut, shrimp])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
  mockRoute(taxRoutes.getTaxes, () => mockResponse(taxRoutes.getTaxes, { taxes: [], version: 0 })),
  mockRoute(recommendationRoutes.listPairings, () =>
    mockResponse(recommendationRoutes.listPairings, [
      { menuItemId: 7, partners: [soup, soldOut, shrimp].map(({ id }) => ({ menuItemId: id, orders: 9 })) },
    ]),
  ),
  mockRoute(discountCodeRoutes.getCode, () =>
    mockResponse(discountCodeRoutes.getCode, {
      code: 'TEN',
      discountPercent: 10,
      discountAmount: null,
      remaining: null,
    }),
  ),
)

const toasts: Toast[] = []
setToastRenderer((shown) => void toasts.push(shown))

async function openCart() {
  cartStore.change(() => [buildCartItem({ ...rollItem, quantity: 2 })])
  render(
    <TestProviders client={createQueryClient()}>
      <CartContents />
    </TestProviders>,
  )
  await screen.findByText('$42.80', { selector: 'strong *, strong' })
  return userEvent.setup()
}

it('shows the discount of a code once it is on the order', async () => {
  discountCodeStore.set(null)
  await openCart()
  discountCodeStore.set('TEN')
  await screen.findByText('Discount (TEN)')
  expect(screen.getByText('-$4.00')).toBeTruthy()
  expect(screen.getByText('2 items, $38.52 in all')).toBeTruthy()
})

it('calls the total what the guest pays, with tax and delivery', async () => {
  discountCodeStore.set(null)
  orderTypeStore.set('delivery')
  await openCart()
  act(() => cartStore.change(() => [buildCartItem({ ...rollItem, priceCents: 1545 })]))
  for (const part of ['Subtotal: $15.45', 'Tax: $1.08', 'Delivery: $2.99', '1 item, $19.52 in all'])
    expect(await screen.findByText(part)).toBeTruthy()
  act(() => orderTypeStore.set('pickup'))
})

it('says what a delivery of the cart costs, or how much is missing for one', async () => {
  orderTypeStore.set('delivery')
  await openCart()
  expect(screen.getByText('Delivery: free')).toBeTruthy()
  act(() => cartStore.change(([line]) => (line ? [{ ...line, quantity: 1 }] : [])))
  expect(await screen.findByText('Delivery: $2.99')).toBeTruthy()
  act(() => cartStore.change(() => [buildCartItem({ ...rollItem, priceCents: 1050 })]))
  expect(await screen.findByText('Add $4.50 for delivery')).toBeTruthy()
  act(() => orderTypeStore.set('pickup'))
  expect(screen.queryByText('Add $4.50 for delivery')).toBeNull()
})

it('leaves a sold-out dish out of the total and says so', async () => {
  discountCodeStore.set(null)
  await openCart()
  cartStore.change((lines) => [...lines, buildCartItem({ menuItemId: 9, name: 'Eel Roll', priceCents: 1400 })])
  await screen.findByText('Sold out today. Please remove it before you go on.')
  expect(screen.getByText('$14.00')).toBeTruthy()
  expect(screen.getByText('2 items, $42.80 in all')).toBeTruthy()
})

it('lets a group begin with an empty cart', async () => {
  await openCart()
  act(() => cartStore.change(() => []))
  expect((await screen.findByRole('link', { name: 'Order Together' })).getAttribute('href')).toBe('/group/new')
})

it('clearing can be undone, and leaves what was added since', async () => {
  discountCodeStore.set(null)
  const user = await openCart()
  await user.click(screen.getByRole('button', { name: 'Clear cart' }))
  expect(cartStore.get()).toEqual([])
  const tea = buildCartItem({ menuItemId: 9, name: 'Green Tea' })
  cartStore.change(() => [tea])
  expect(toasts.at(-1)).toMatchObject({ title: 'Cart Cleared', action: { label: 'Undo' } })
  toasts.at(-1)?.action?.onPress()
  expect(cartStore.get().map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Green Tea', tea.quantity],
    ['Tuna Roll', 2],
  ])
})

it('marks a raw dish and shows the reminder', async () => {
  await openCart()
  await waitFor(() => expect(screen.getByText(/^\*Consuming raw or undercooked/)).toBeTruthy())
  expect(screen.getByText('(raw, see the reminder)')).toBeTruthy()
})

it('suggests what goes well with it, but nothing sold out or against the filters', async () => {
  dietFilterStore.choose({
    userId: null,
    preferences: { ...NO_DIETARY_PREFERENCES, noShellfish: true },
    isComplete: false,
  })
  const user = await openCart()
  const suggestions = within(await screen.findByRole('region', { name: 'Goes well with this' }))
  expect(suggestions.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add Miso Soup to cart',
  ])
  await user.click(suggestions.getByRole('button', { name: 'Add Miso Soup to cart' }))
  expect(cartStore.get().map(({ name }) => name)).toEqual(['Tuna Roll', 'Miso Soup'])
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Goes well with this' })).toBeNull())
})
