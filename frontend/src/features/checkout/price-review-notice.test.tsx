import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { authRoutes } from '#shared/accounts/contract'
import { discountCodeRoutes } from '#shared/payments/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { menuRoutes } from '#shared/menu/contract'
import { PlaceOrderRequest, orderRoutes } from '#shared/orders/contract'
import { buildCartItem, buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { discountCodeStore } from '#base/cart/discount-codes'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { CheckoutPage } from './checkout-page'

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const open = { state: 'open', until: null, reason: null, extraMinutes: 0, quotes } as const
let price = '6.25'
let sent: string[] = []
const server = setupMockServer(
  mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
  mockRoute(kitchenRoutes.getIntake, () => mockResponse(kitchenRoutes.getIntake, open)),
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
  discountCodeStore.forget()
  cartStore.change(() => [buildCartItem({ menuItemId: 12, quantity: 2 })])
})

async function whenCheckoutIsOpen(total = 13.38) {
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
  const menuSays = async (next: string) => {
    price = next
    await act(() => client.invalidateQueries())
  }
  return { user: userEvent.setup(), place, menuSays }
}

const review = () => screen.findByRole('button', { name: 'Review changes' })
const list = () => screen.getByText('Prices have changed since you filled your cart.').parentElement ?? document.body

describe('a price that rises while the checkout is open', () => {
  it('is reviewed before the order is placed, at the new total', async () => {
    const { user, place, menuSays } = await whenCheckoutIsOpen()
    await menuSays('6.75')
    await user.click(await review())
    expect(sent).toEqual([])
    expect(document.activeElement).toBe(list())
    expect(within(list()).getByText('California Roll: now $6.75 (was $6.25)')).toBeTruthy()
    expect(list().textContent).toContain('Your total is now $14.45')
    await user.click(screen.getByRole('button', { name: 'Place Test Order · $14.45' }))
    await waitFor(() => expect(place.history?.at(-1)).toMatch(/tracking$/))
    expect(sent).toEqual(['14.45'])
  })

  it('is announced, and Enter in a field places nothing', async () => {
    const { user, menuSays } = await whenCheckoutIsOpen()
    await menuSays('6.75')
    await review()
    expect(screen.getByText(/^Prices have changed\. Please review/).getAttribute('role')).toBe('status')
    await user.type(screen.getByLabelText('First Name'), 'Ana{Enter}')
    expect(document.activeElement).toBe(list())
    expect(sent).toEqual([])
  })

  it('and rises again after a review is reviewed again', async () => {
    const { user, menuSays } = await whenCheckoutIsOpen()
    await menuSays('6.75')
    await user.click(await review())
    await menuSays('7.00')
    await user.click(await review())
    expect(within(list()).getByText('California Roll: now $7.00 (was $6.75)')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Place Test Order · $14.98' })).toBeTruthy()
  })

  it('needs no review where it falls', async () => {
    const { user, menuSays } = await whenCheckoutIsOpen()
    await menuSays('6.00')
    await user.click(await screen.findByRole('button', { name: 'Place Test Order · $12.84' }))
    await waitFor(() => expect(sent).toEqual(['12.84']))
  })
})

describe('an order that the server prices otherwise', () => {
  const priced = (over: object) => {
    const totals = { subtotal: '12.50', discount: '0.00', tax: '0.88', deliveryFee: '0.00', total: '13.38', ...over }
    const members = { priced: { items: [{ menuItemId: 12, unitPrice: '6.25' }], ...totals } }
    const answers = () => problemResponse('price-changed', 'Some prices have changed.', { members })
    server.use(mockRoute(orderRoutes.placeOrder, answers, { once: true }))
  }

  it('is reviewed where a dish costs more, though the page did not know', async () => {
    const { user, place } = await whenCheckoutIsOpen()
    price = '6.75'
    const items = [{ menuItemId: 12, unitPrice: '6.75' }]
    priced({ items, subtotal: '13.50', tax: '0.95', total: '14.45' })
    await user.click(screen.getByRole('button', { name: /^Place Test Order/ }))
    expect(await screen.findByText('California Roll: now $6.75 (was $6.25)')).toBeTruthy()
    expect(document.activeElement).toBe(list())
    await user.click(await review())
    expect(document.activeElement).toBe(list())
    await user.click(screen.getByRole('button', { name: 'Place Test Order · $14.45' }))
    await waitFor(() => expect(place.history?.at(-1)).toMatch(/tracking$/))
  })

  it('is reviewed where the tax rose, and is placed with the server’s totals', async () => {
    const { user } = await whenCheckoutIsOpen()
    priced({ tax: '1.00', total: '13.50' })
    await user.click(screen.getByRole('button', { name: /^Place Test Order/ }))
    expect(await screen.findByText('Tax: now $1.00 (was $0.88)')).toBeTruthy()
    await user.click(await review())
    await user.click(screen.getByRole('button', { name: 'Place Test Order · $13.50' }))
    await waitFor(() => expect(sent).toEqual(['13.50']))
  })

  it('needs no review where the total fell', async () => {
    const { user } = await whenCheckoutIsOpen()
    priced({ tax: '0.50', total: '13.00' })
    await user.click(screen.getByRole('button', { name: /^Place Test Order/ }))
    await user.click(await screen.findByRole('button', { name: 'Place Test Order · $13.00' }))
    await waitFor(() => expect(sent).toEqual(['13.00']))
  })

  it('is reviewed where its code has expired', async () => {
    discountCodeStore.set('TASTY-10')
    const tenOff = { code: 'TASTY-10', discountPercent: 10, discountAmount: null }
    server.use(mockRoute(discountCodeRoutes.getCode, () => mockResponse(discountCodeRoutes.getCode, tenOff)))
    server.use(
      mockRoute(orderRoutes.placeOrder, () => problemResponse('code-spent', 'This code has expired.'), { once: true }),
    )
    const { user } = await whenCheckoutIsOpen(12.04)
    await user.click(await screen.findByRole('button', { name: 'Place Test Order · $12.04' }))
    expect(await screen.findByText('This code has expired.')).toBeTruthy()
    await user.click(await review())
    expect(within(list()).getByText('Code TASTY-10 takes nothing off any more')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Place Test Order · $13.38' }))
    await waitFor(() => expect(sent).toEqual(['13.38']))
  })
})
