import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { authRoutes } from '#shared/accounts/contract'
import { discountCodeRoutes } from '#shared/payments/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { menuRoutes } from '#shared/menu/contract'
import { PlaceOrderRequest, orderRoutes } from '#shared/orders/contract'
import { buildCartItem, buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { discountCodeStore } from '#base/cart/discount-codes'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { CheckoutPage } from '../checkout-page'

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const open = {
  state: 'open',
  until: null,
  reason: null,
  extraMinutes: 0,
  delivery: 'open',
  deliveryUntil: null,
  quotes,
} as const
let price = '6.25'
let sent: string[] = []
const server = setupMockServer(
  mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
  mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, open)),
  mockRoute(menuRoutes.listMenuItems, () =>
    mockResponse(menuRoutes.listMenuItems, [buildMenuItem({ id: 12, name: 'California Roll', price })]),
  ),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
  mockRoute(orderRoutes.placeOrder, async (request) => {
    sent.push(String(PlaceOrderRequest.parse(await request.json()).total))
    return mockResponse(orderRoutes.placeOrder, buildOrder())
  }),
)

beforeEach(() => {
  price = '6.25'
  sent = []
  sessionStorage.clear()
  discountCodeStore.set(null)
  cartStore.change(() => [buildCartItem({ menuItemId: 12, quantity: 2 })])
})

async function openCheckout(total = 13.38) {
  const client = createQueryClient()
  const place = memoryLocation({ path: '/checkout', record: true })
  render(
    <TestProviders client={client}>
      <Router hook={place.hook} searchHook={place.searchHook}>
        <CheckoutPage />
      </Router>
    </TestProviders>,
  )
  await screen.findByRole('button', { name: `Place Test Order · $${total}` })
  const setMenuPrice = async (next: string) => {
    price = next
    await act(() => client.invalidateQueries())
  }
  return { user: userEvent.setup(), place, setMenuPrice }
}

const findReviewButton = () => screen.findByRole('button', { name: 'Review changes' })
const getPriceList = () =>
  screen.getByText('Prices have changed since you filled your cart.').parentElement ?? document.body

describe('a price that rises while the checkout is open', () => {
  it('is reviewed before the order is placed, at the new total', async () => {
    const { user, place, setMenuPrice } = await openCheckout()
    await setMenuPrice('6.75')
    await user.click(await findReviewButton())
    expect(sent).toEqual([])
    expect(document.activeElement).toBe(getPriceList())
    expect(within(getPriceList()).getByText('California Roll: now $6.75 (was $6.25)')).toBeTruthy()
    expect(getPriceList().textContent).toContain('Your total is now $14.45')
    await user.click(screen.getByRole('button', { name: 'Place Test Order · $14.45' }))
    await waitFor(() => expect(place.history?.at(-1)).toMatch(/tracking$/))
    expect(sent).toEqual(['14.45'])
  })

  it('is announced, and Enter in a field opens the review instead of ordering', async () => {
    const { user, setMenuPrice } = await openCheckout()
    await setMenuPrice('6.75')
    await findReviewButton()
    expect(screen.getByText(/^Prices have changed\. Please review/).getAttribute('role')).toBe('status')
    await user.type(screen.getByLabelText('First Name'), 'Ana{Enter}')
    expect(document.activeElement).toBe(getPriceList())
    expect(sent).toEqual([])
  })

  it('is reviewed again if it rises again', async () => {
    const { user, setMenuPrice } = await openCheckout()
    await setMenuPrice('6.75')
    await user.click(await findReviewButton())
    await setMenuPrice('7.00')
    await user.click(await findReviewButton())
    expect(within(getPriceList()).getByText('California Roll: now $7.00 (was $6.75)')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Place Test Order · $14.98' })).toBeTruthy()
  })

  it('needs no review if it falls', async () => {
    const { user, setMenuPrice } = await openCheckout()
    await setMenuPrice('6.00')
    await user.click(await screen.findByRole('button', { name: 'Place Test Order · $12.84' }))
    await waitFor(() => expect(sent).toEqual(['12.84']))
  })
})

describe('an order with different prices on the server', () => {
  /** The server rejects one order by its totals. From then on, the menu has the new price. */
  const mockPriceChange = (overrides: object, menuPrice = price) => {
    const totals = {
      subtotal: '12.50',
      discount: '0.00',
      tax: '0.88',
      deliveryFee: '0.00',
      total: '13.38',
      ...overrides,
    }
    const members = { priced: { items: [{ menuItemId: 12, unitPrice: '6.25' }], ...totals } }
    const respond = () => {
      price = menuPrice
      return problemResponse('price-changed', 'Some prices have changed.', { members })
    }
    server.use(mockRoute(orderRoutes.placeOrder, respond, { once: true }))
  }

  it('is reviewed if a dish costs more than the page shows', async () => {
    const { user, place } = await openCheckout()
    const items = [{ menuItemId: 12, unitPrice: '6.75' }]
    mockPriceChange({ items, subtotal: '13.50', tax: '0.95', total: '14.45' }, '6.75')
    await user.click(screen.getByRole('button', { name: /^Place Test Order/ }))
    expect(await screen.findByText('California Roll: now $6.75 (was $6.25)')).toBeTruthy()
    expect(document.activeElement).toBe(getPriceList())
    await user.click(await findReviewButton())
    expect(document.activeElement).toBe(getPriceList())
    await user.click(screen.getByRole('button', { name: 'Place Test Order · $14.45' }))
    await waitFor(() => expect(place.history?.at(-1)).toMatch(/tracking$/))
  })

  it('is reviewed if the tax rose, and is placed with the server’s totals', async () => {
    const { user } = await openCheckout()
    mockPriceChange({ tax: '1.00', total: '13.50' })
    await user.click(screen.getByRole('button', { name: /^Place Test Order/ }))
    expect(await screen.findByText('Tax: now $1.00 (was $0.88)')).toBeTruthy()
    await user.click(await findReviewButton())
    await user.click(screen.getByRole('button', { name: 'Place Test Order · $13.50' }))
    await waitFor(() => expect(sent).toEqual(['13.50']))
  })

  it('needs no review if the total fell', async () => {
    const { user } = await openCheckout()
    mockPriceChange({ tax: '0.50', total: '13.00' })
    await user.click(screen.getByRole('button', { name: /^Place Test Order/ }))
    await user.click(await screen.findByRole('button', { name: 'Place Test Order · $13.00' }))
    await waitFor(() => expect(sent).toEqual(['13.00']))
  })

  it('is reviewed if its code has expired', async () => {
    discountCodeStore.set('TASTY-10')
    const tenOff = { code: 'TASTY-10', discountPercent: 10, discountAmount: null, remaining: null }
    server.use(mockRoute(discountCodeRoutes.getCode, () => mockResponse(discountCodeRoutes.getCode, tenOff)))
    server.use(
      mockRoute(orderRoutes.placeOrder, () => problemResponse('code-spent', 'This code has expired.'), { once: true }),
    )
    const { user } = await openCheckout(12.04)
    await user.click(await screen.findByRole('button', { name: 'Place Test Order · $12.04' }))
    expect(await screen.findByText('This code has expired.')).toBeTruthy()
    await user.click(await findReviewButton())
    expect(within(getPriceList()).getByText('Code TASTY-10 no longer takes anything off')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Place Test Order · $13.38' }))
    await waitFor(() => expect(sent).toEqual(['13.38']))
  })
})
