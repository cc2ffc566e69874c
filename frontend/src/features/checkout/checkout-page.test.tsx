import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memoryLocation } from 'wouter/memory-location'
import { Router } from 'wouter'
import { authRoutes } from '#shared/accounts/contract'
import { discountCodeRoutes } from '#shared/payments/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { orderRoutes } from '#shared/orders/contract'
import { addToCart } from '#shared/orders/cart/cart'
import { buildCartItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { discountCodeStore } from '#base/cart/discount-codes'
import { mockResponse, setupMockServer, networkError, mockRoute, problemResponse } from '#testing/mock-server'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { toasterStore } from '#ui/toast'
import { CheckoutPage } from './checkout-page'

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const pausable = { delivery: 'open', deliveryUntil: null } as const
const open = { state: 'open', until: null, reason: null, extraMinutes: 0, ...pausable, quotes } as const
const server = setupMockServer(
  mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
  mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, open)),
)

const california = buildCartItem({ menuItemId: 12, quantity: 2 })

const fillCart = () => cartStore.change(() => [california])

function openCheckout(path = '/checkout') {
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

const mockRejection = (...problem: Parameters<typeof problemResponse>) =>
  server.use(mockRoute(orderRoutes.placeOrder, () => problemResponse(...problem)))
const mockPlacedOrder = () =>
  server.use(mockRoute(orderRoutes.placeOrder, () => mockResponse(orderRoutes.placeOrder, buildOrder())))

const findOrderButton = () => screen.findByRole('button', { name: /Place Test Order/ })

describe('the checkout', () => {
  it('shows the server’s error at its field and leaves the cart unchanged', async () => {
    fillCart()
    mockRejection('invalid-input', 'Please give a phone number.', {
      errors: [{ path: 'customerInfo.phone', message: 'Please give a phone number or an e-mail address' }],
    })
    const { user } = openCheckout()
    await user.click(await findOrderButton())
    const phone = screen.getByLabelText('Phone')
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(phone)
    expect(screen.getByText('Please give a phone number or an e-mail address')).toBeTruthy()
    // A missing field is no failure of the site, so there is no "Order Failed".
    expect(toasterStore.getState().isNeeded).toBe(false)
    expect(cartStore.get()).toHaveLength(1)
  })

  it('shows a paused kitchen before the form is filled in, and offers later times', async () => {
    fillCart()
    const until = new Date(Date.now() + 30 * 60_000).toISOString()
    server.use(
      mockRoute(intakeRoutes.getIntake, () =>
        mockResponse(intakeRoutes.getIntake, { ...open, state: 'paused', until }),
      ),
    )
    openCheckout()
    expect(await screen.findByText(/^Paused until \d+:\d\d [AP]M:$/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('As soon as possible')).toBeNull())
    expect(screen.getByLabelText<HTMLSelectElement>('Date').value).not.toBe('')
  })

  it('shows that only delivery is paused, and offers delivery for later', async () => {
    fillCart()
    const deliveryUntil = new Date(Date.now() + 30 * 60_000).toISOString()
    server.use(
      mockRoute(intakeRoutes.getIntake, () =>
        mockResponse(intakeRoutes.getIntake, { ...open, delivery: 'paused', deliveryUntil }),
      ),
    )
    const { user } = openCheckout()
    expect(await screen.findByText(/^Delivery is paused until \d+:\d\d [AP]M:$/)).toBeTruthy()
    expect(screen.getByText('As soon as possible')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /^Delivery Paused until \d+:\d\d [AP]M$/ }))
    await waitFor(() => expect(screen.queryByText('As soon as possible')).toBeNull())
    const times = [...(await screen.findByLabelText<HTMLSelectElement>('Time')).options].map(({ value }) => value)
    expect(times[1]?.localeCompare(deliveryUntil)).toBe(1)
    await user.click(screen.getByRole('radio', { name: /^Pick Up/ }))
    expect(await screen.findByText('As soon as possible')).toBeTruthy()
  })

  it('shows a pause that began while the form was filled in, and leads to the date field', async () => {
    fillCart()
    const detail = 'The kitchen takes no orders until 7:40 PM. You can order for later.'
    mockRejection('kitchen-paused', detail)
    const { user } = openCheckout()
    await user.click(await findOrderButton())
    expect(await screen.findByText(detail)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Change the time' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Date'))
    expect(cartStore.get()).toHaveLength(1)
  })

  it('orders a delivery for the chosen time while the kitchen is paused', async () => {
    fillCart()
    const until = new Date(Date.now() + 30 * 60_000).toISOString()
    server.use(
      mockRoute(intakeRoutes.getIntake, () =>
        mockResponse(intakeRoutes.getIntake, { ...open, state: 'paused', until }),
      ),
    )
    const { user } = openCheckout()
    await user.click(await screen.findByRole('radio', { name: /Delivery/ }))
    const date = await screen.findByLabelText<HTMLSelectElement>('Date')
    expect(within(date).queryByText('As soon as possible')).toBeNull()
    await user.selectOptions(date, [...date.options].at(-1)?.value ?? '')
    const field = screen.getByLabelText<HTMLSelectElement>('Time')
    await user.click(await findOrderButton())
    expect(await screen.findByText('Please choose a time')).toBeTruthy()
    const time = [...field.options].at(-1)?.value ?? ''
    await user.selectOptions(field, time)
    const requests: unknown[] = []
    server.use(
      mockRoute(orderRoutes.placeOrder, async (request) => {
        requests.push(await request.json())
        return problemResponse('item-unavailable')
      }),
    )
    await user.click(await findOrderButton())
    await waitFor(() => expect(requests).toMatchObject([{ orderType: 'delivery', scheduledFor: time }]))
  })

  it('shows an error that belongs to no field, and lets the guest order again after a rejection', async () => {
    fillCart()
    const detail = 'Please order at most 60 different dishes at once.'
    mockRejection('invalid-input', detail, { errors: [{ path: 'items', message: 'Too many' }] })
    const { user } = openCheckout()
    await user.click(await findOrderButton())
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(screen.queryByText('Please check the marked fields.')).toBeNull()
    const errors = [{ path: 'scheduledFor', message: 'Must be in the future' }]
    mockRejection('invalid-input', 'Please choose a time in the future.', { errors })
    await user.click(await findOrderButton())
    expect(await screen.findByText('Must be in the future')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Date'))
    mockPlacedOrder()
    await user.click(await findOrderButton())
    await waitFor(() => expect(cartStore.get()).toEqual([]))
  })

  it('offers the remaining portions, or the cart if their number is unknown', async () => {
    fillCart()
    const mockShortage = (left: number | null) =>
      mockRejection('item-unavailable', '', {
        members: { unavailable: [{ menuItemId: 12, name: 'California Roll', left }] },
      })
    mockShortage(null)
    const { user } = openCheckout()
    await user.click(await findOrderButton())
    expect(await screen.findByText('Not enough left right now for:')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Change my cart' }).getAttribute('href')).toBe('/menu#cart')
    expect(screen.queryByRole('button', { name: 'Take what is left' })).toBeNull()
    mockShortage(1)
    await user.click(await findOrderButton())
    expect(await screen.findByText('California Roll: 1 left')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Take what is left' }))
    expect(cartStore.get()).toMatchObject([{ name: 'California Roll', quantity: 1 }])
    expect(screen.queryByText('Not enough left right now for:')).toBeNull()
  })

  it('asks whether a note means an allergy, and writes the answer into it', async () => {
    cartStore.change(() => [{ ...california, notes: 'no sesame' }])
    const { user } = openCheckout()
    const instructions = await screen.findByLabelText('Special Instructions')
    await user.type(instructions, 'NO NUTS!!!')
    expect(screen.getAllByText('Is this an allergy?')).toHaveLength(2)
    const [first, last] = [screen.getByLabelText('Note for California Roll'), instructions]
    const buttons = (name: string) => screen.getAllByRole('button', { name })
    await user.click(buttons('Yes, an allergy').find((each) => !last.closest('div')?.contains(each)) ?? last)
    await user.click(screen.getByRole('button', { name: 'No' }))
    const values = [first, last].map((field) => (field instanceof HTMLElement && 'value' in field ? field.value : ''))
    expect(values.toSorted()).toEqual(expect.arrayContaining([expect.stringMatching(/^ALLERGY: /)]))
    expect(values).toEqual(expect.arrayContaining([expect.stringMatching(/ \(not an allergy\)$/)]))
    expect(screen.queryByText('Is this an allergy?')).toBeNull()
    await user.clear(instructions)
    await user.type(instructions, 'No allergies, extra peanuts please')
    expect(screen.queryByText('Is this an allergy?')).toBeNull()
  })

  it('shows the latest note of a dish and overwrites it only with typed text', async () => {
    fillCart()
    cartStore.change((cart) => cart.map((line) => ({ ...line, notes: 'no wasabi' })))
    const { user } = openCheckout()
    await findOrderButton()
    const note = screen.getByLabelText('Note for California Roll')
    act(() => cartStore.change((cart) => addToCart(cart, { ...california, quantity: 0, notes: 'nut allergy' })))
    await user.click(note)
    await user.tab()
    expect(cartStore.get()[0]?.notes).toBe('no wasabi; nut allergy')
    expect(note).toHaveProperty('value', 'no wasabi; nut allergy')
    await user.clear(note)
    await user.type(note, 'extra ginger ')
    await user.tab()
    expect(cartStore.get()[0]?.notes).toBe('extra ginger')
  })

  it('returns to the feedback test when opened from there', async () => {
    fillCart()
    mockPlacedOrder()
    const { user, place } = openCheckout('/checkout?returnTo=feedback-test')
    await user.click(await findOrderButton())
    await waitFor(() => expect(place.history?.at(-1)).toBe('/feedback-test'))
    expect(cartStore.get()).toEqual([])
  })
})

describe('an order whose answer was lost', () => {
  /**
   * Like the server, creates one order per key and rejects another body with it (decision 0007).
   */
  function mockOrders() {
    const sent: string[] = []
    const orders = new Map<string, string>()
    const network = { answers: false, delivers: true }
    server.use(
      mockRoute(orderRoutes.placeOrder, async (request) => {
        const [key, body] = [request.headers.get('Idempotency-Key') ?? '', await request.text()]
        if (network.delivers) {
          sent.push(body)
          if (!orders.has(key)) orders.set(key, body)
        }
        if (!network.answers) return networkError()
        if (orders.get(key) !== body) return problemResponse('key-reused')
        return mockResponse(orderRoutes.placeOrder, buildOrder({ id: `ORDER${[...orders.keys()].indexOf(key) + 1}` }))
      }),
    )
    return { sent, orders, network }
  }

  const findUnansweredNotice = () => screen.findByText('We did not hear back about your order.')

  beforeEach(() => sessionStorage.clear())

  it('is found after a reload although its code is used up, and dishes added since stay in the cart', async () => {
    fillCart()
    discountCodeStore.set('TASTY-10')
    const tenOff = { code: 'TASTY-10', discountPercent: 10, discountAmount: null, remaining: null }
    server.use(
      mockRoute(discountCodeRoutes.getCode, () => mockResponse(discountCodeRoutes.getCode, tenOff), { once: true }),
      mockRoute(discountCodeRoutes.getCode, () => problemResponse('code-spent', 'Used.')),
    )
    const { orders, network } = mockOrders()
    const first = openCheckout()
    await screen.findByText(/10% off this order/)
    await first.user.click(await findOrderButton())
    await findUnansweredNotice()
    cleanup()

    network.answers = true
    cartStore.change((cart) => addToCart(cart, { menuItemId: 9, name: 'Green Tea', priceCents: 250, imageUrl: null }))
    const { user, place } = openCheckout()
    await findUnansweredNotice()
    await screen.findByText(/Used\./)
    await user.click(await findOrderButton())
    await waitFor(() => expect(place.history?.at(-1)).toBe('/orders/ORDER1/tracking'))
    expect(orders.size).toBe(1)
    expect(cartStore.get()).toMatchObject([{ name: 'Green Tea', quantity: 1 }])
    expect(discountCodeStore.get()).toBeNull()
  })

  it('is placed with the latest changes if it never arrived, and the next order is a new one', async () => {
    fillCart()
    const { sent, orders, network } = mockOrders()
    network.delivers = false
    const { user, place } = openCheckout()
    await user.click(await findOrderButton())
    await findUnansweredNotice()
    await user.type(screen.getByLabelText('First Name'), 'Ana')
    Object.assign(network, { delivers: true, answers: true })
    await user.click(await findOrderButton())
    await waitFor(() => expect(place.history?.at(-1)).toBe('/orders/ORDER1/tracking'))
    expect(sent).toEqual([expect.stringContaining('Ana')])

    cleanup()
    fillCart()
    const next = openCheckout()
    await next.user.click(await findOrderButton())
    await waitFor(() => expect(next.place.history?.at(-1)).toBe('/orders/ORDER2/tracking'))
    expect(orders.size).toBe(2)
  })
})
