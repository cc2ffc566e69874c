import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memoryLocation } from 'wouter/memory-location'
import { Router } from 'wouter'
import { authRoutes } from '#shared/accounts/contract'
import { discountCodeRoutes } from '#shared/payments/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { orderRoutes } from '#shared/orders/contract'
import { addToCart } from '#shared/orders/cart/cart'
import { buildCartItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { discountCodeStore } from '#base/cart/discount-codes'
import { mockResponse, setupMockServer, networkError, mockRoute, problemResponse } from '#testing/mock-server'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { CheckoutPage } from './checkout-page'

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const open = { state: 'open', until: null, reason: null, extraMinutes: 0, quotes } as const
const server = setupMockServer(
  mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
  mockRoute(kitchenRoutes.getIntake, () => mockResponse(kitchenRoutes.getIntake, open)),
)

const california = buildCartItem({ menuItemId: 12, quantity: 2 })

const givenACart = () => cartStore.change(() => [california])

function whenCheckoutIsOpen(path = '/checkout') {
  const place = memoryLocation({ path, record: true })
  render(
    <TestProviders client={createQueryClient()}>
      <Router hook={place.hook} searchHook={place.searchHook}>
        <CheckoutPage />
      </Router>
    </TestProviders>,
  )
  return { place, user: userEvent.setup() }
}

const refusing = (...problem: Parameters<typeof problemResponse>) =>
  server.use(mockRoute(orderRoutes.placeOrder, () => problemResponse(...problem)))
const answering = () =>
  server.use(mockRoute(orderRoutes.placeOrder, () => mockResponse(orderRoutes.placeOrder, buildOrder())))

const order = () => screen.findByRole('button', { name: /Place Test Order/ })

describe('the checkout', () => {
  it('puts what the server says beside the field that it speaks of, and keeps the cart', async () => {
    givenACart()
    refusing('invalid-input', 'Please give a phone number.', {
      errors: [{ path: 'customerInfo.phone', message: 'Please give a phone number or an e-mail address' }],
    })
    const { user } = whenCheckoutIsOpen()
    await user.click(await order())
    const phone = screen.getByLabelText('Phone')
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(phone)
    expect(screen.getByText('Please give a phone number or an e-mail address')).toBeTruthy()
    expect(cartStore.get()).toHaveLength(1)
  })

  it('says that the kitchen is paused before anything is filled in, and offers a time for later', async () => {
    givenACart()
    const until = new Date(Date.now() + 30 * 60_000).toISOString()
    server.use(
      mockRoute(kitchenRoutes.getIntake, () =>
        mockResponse(kitchenRoutes.getIntake, { ...open, state: 'paused', until }),
      ),
    )
    whenCheckoutIsOpen()
    expect(await screen.findByText(/^Paused until \d+:\d\d [AP]M:$/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('As soon as possible')).toBeNull())
    expect(screen.getByLabelText<HTMLSelectElement>('Date').value).not.toBe('')
  })

  it('paused while it was filled in, says so and shows the way on', async () => {
    givenACart()
    const detail = 'The kitchen takes no orders until 7:40 PM. You can order for later.'
    refusing('kitchen-paused', detail)
    const { user } = whenCheckoutIsOpen()
    await user.click(await order())
    expect(await screen.findByText(detail)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Look at the time' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Date'))
    expect(cartStore.get()).toHaveLength(1)
  })

  it('paused, it takes no delivery, and makes a pickup for later of it with one tap', async () => {
    givenACart()
    const until = new Date(Date.now() + 30 * 60_000).toISOString()
    server.use(
      mockRoute(kitchenRoutes.getIntake, () =>
        mockResponse(kitchenRoutes.getIntake, { ...open, state: 'paused', until }),
      ),
    )
    const { user } = whenCheckoutIsOpen()
    await user.click(await screen.findByRole('radio', { name: /Delivery/ }))
    await user.click(await screen.findByRole('button', { name: 'Pick it up later' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Pick Up/ }).checked).toBe(true)
    expect(screen.getByLabelText<HTMLSelectElement>('Date').value).not.toBe('')
  })

  it('says what is wrong where no field is marked, and can be sent again after any refusal', async () => {
    givenACart()
    const detail = 'Please order at most 60 different dishes at once.'
    refusing('invalid-input', detail, { errors: [{ path: 'items', message: 'Too many' }] })
    const { user } = whenCheckoutIsOpen()
    await user.click(await order())
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(screen.queryByText('Please look at the marked fields.')).toBeNull()
    const errors = [{ path: 'scheduledFor', message: 'Must be in the future' }]
    refusing('invalid-input', 'Please choose a time that is still to come.', { errors })
    await user.click(await order())
    expect(await screen.findByText('Must be in the future')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Date'))
    answering()
    await user.click(await order())
    await waitFor(() => expect(cartStore.get()).toEqual([]))
  })

  it('offers what is left where that is not enough, and the cart where nobody can say how many', async () => {
    givenACart()
    const short = (left: number | null) =>
      refusing('item-unavailable', '', {
        members: { unavailable: [{ menuItemId: 12, name: 'California Roll', left }] },
      })
    short(null)
    const { user } = whenCheckoutIsOpen()
    await user.click(await order())
    expect(await screen.findByText('Not enough left right now for:')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Change my cart' }).getAttribute('href')).toBe('/menu#cart')
    expect(screen.queryByRole('button', { name: 'Take what is left' })).toBeNull()
    short(1)
    await user.click(await order())
    expect(await screen.findByText('California Roll: 1 left')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Take what is left' }))
    expect(cartStore.get()).toMatchObject([{ name: 'California Roll', quantity: 1 }])
    expect(screen.queryByText('Not enough left right now for:')).toBeNull()
  })

  it('shows the note of a dish as it was noted last, and writes nothing over it that was not typed here', async () => {
    givenACart()
    cartStore.change((cart) => cart.map((line) => ({ ...line, notes: 'no wasabi' })))
    const { user } = whenCheckoutIsOpen()
    await order()
    const note = screen.getByLabelText('Note for California Roll')
    act(() => cartStore.change((cart) => addToCart(cart, { ...california, quantity: 0, notes: 'nut allergy' })))
    await user.click(note)
    await user.tab()
    expect(cartStore.get()[0]?.notes).toBe('nut allergy; no wasabi')
    expect(note).toHaveProperty('value', 'nut allergy; no wasabi')
    await user.clear(note)
    await user.type(note, 'extra ginger ')
    await user.tab()
    expect(cartStore.get()[0]?.notes).toBe('extra ginger')
  })

  it('goes back to the feedback test when it came from there', async () => {
    givenACart()
    answering()
    const { user, place } = whenCheckoutIsOpen('/checkout?returnTo=feedback-test')
    await user.click(await order())
    await waitFor(() => expect(place.history?.at(-1)).toBe('/feedback-test'))
    expect(cartStore.get()).toEqual([])
  })
})

describe('an order whose answer was lost', () => {
  /**
   * As the server does it: one order for a key, and another body under it is refused (decision
   * 0007).
   */
  function givenAKitchen() {
    const sent: string[] = []
    const stands = new Map<string, string>()
    const line = { isUp: false, arrives: true }
    server.use(
      mockRoute(orderRoutes.placeOrder, async (request) => {
        const [key, body] = [request.headers.get('Idempotency-Key') ?? '', await request.text()]
        if (line.arrives) {
          sent.push(body)
          if (!stands.has(key)) stands.set(key, body)
        }
        if (!line.isUp) return networkError()
        if (stands.get(key) !== body) return problemResponse('key-reused')
        return mockResponse(orderRoutes.placeOrder, buildOrder({ id: `ORDER${[...stands.keys()].indexOf(key) + 1}` }))
      }),
    )
    return { sent, stands, line }
  }

  const isToldAgain = () => screen.findByText('We did not hear back about your order.')

  beforeEach(() => sessionStorage.clear())

  it('is found again after a reload, though its code is spent now, and what was added since stays in the cart', async () => {
    givenACart()
    discountCodeStore.set('TASTY-10')
    const tenOff = { code: 'TASTY-10', discountPercent: 10, discountAmount: null }
    server.use(
      mockRoute(discountCodeRoutes.getCode, () => mockResponse(discountCodeRoutes.getCode, tenOff), { once: true }),
      mockRoute(discountCodeRoutes.getCode, () => problemResponse('code-spent', 'Used.')),
    )
    const { stands, line } = givenAKitchen()
    const first = whenCheckoutIsOpen()
    await screen.findByText(/10% off this order/)
    await first.user.click(await order())
    await isToldAgain()
    cleanup()

    line.isUp = true
    cartStore.change((cart) => addToCart(cart, { menuItemId: 9, name: 'Green Tea', priceCents: 250, imageUrl: null }))
    const { user, place } = whenCheckoutIsOpen()
    await isToldAgain()
    await screen.findByText(/Used\./)
    await user.click(await order())
    await waitFor(() => expect(place.history?.at(-1)).toBe('/orders/ORDER1/tracking'))
    expect(stands.size).toBe(1)
    expect(cartStore.get()).toMatchObject([{ name: 'Green Tea', quantity: 1 }])
    expect(discountCodeStore.get()).toBeNull()
  })

  it('is placed as it was changed where it had not arrived, and the next one is another order', async () => {
    givenACart()
    const { sent, stands, line } = givenAKitchen()
    line.arrives = false
    const { user, place } = whenCheckoutIsOpen()
    await user.click(await order())
    await isToldAgain()
    await user.type(screen.getByLabelText('First Name'), 'Ana')
    Object.assign(line, { arrives: true, isUp: true })
    await user.click(await order())
    await waitFor(() => expect(place.history?.at(-1)).toBe('/orders/ORDER1/tracking'))
    expect(sent).toEqual([expect.stringContaining('Ana')])

    cleanup()
    givenACart()
    const next = whenCheckoutIsOpen()
    await next.user.click(await order())
    await waitFor(() => expect(next.place.history?.at(-1)).toBe('/orders/ORDER2/tracking'))
    expect(stands.size).toBe(2)
  })
})
