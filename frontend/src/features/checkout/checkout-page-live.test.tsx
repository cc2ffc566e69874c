import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authRoutes } from '#shared/accounts/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { orderRoutes } from '#shared/orders/contract'
import { slotRoutes } from '#shared/orders/slots-contract'
import { listAvailableDays } from '#shared/orders/scheduling'
import { paymentRoutes } from '#shared/payments/payments-contract'
import { locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { menuRoutes } from '#shared/menu/contract'
import { buildCartItem, buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { updateLocation } from '#base/location/location-store'
import { pendingPaymentStore } from '#base/session/pending-payment'
import { orderTypeStore } from '#base/cart/order-type'
import { cartStore } from '#base/cart/cart-store'
import { setToastRenderer } from '#ui/toast'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { setClock, TUESDAY_AT_TWO } from '#infra/testkit/fake-clock'
import { deleteCheckoutDraft } from './checkout-draft'
import { CheckoutPage } from './checkout-page'

const mockPolicy = getPolicy({ ...locations[0], mode: 'live' })
jest.mock('#base/location/location', () => ({
  ...jest.requireActual<object>('#base/location/location'),
  usePolicy: () => mockPolicy,
}))

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const undisturbed = { state: 'open', until: null, reason: null, extraMinutes: 0 } as const
const open = { ...undisturbed, delivery: 'open', deliveryUntil: null, quotes } as const
const server = setupMockServer(
  mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
  mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, open)),
)

const california = buildCartItem({ menuItemId: 12, quantity: 2 })

function openCheckout() {
  cartStore.change(() => [california])
  render(
    <TestProviders client={createQueryClient()}>
      <CheckoutPage />
    </TestProviders>,
  )
  return userEvent.setup()
}

/** Chooses the last time offered, because tests also run while the location is closed. */
async function chooseTime(user: ReturnType<typeof userEvent.setup>): Promise<string> {
  const lastOf = (field: HTMLSelectElement) => [...field.options].at(-1)?.value ?? ''
  const date = await screen.findByLabelText<HTMLSelectElement>('Date')
  await user.selectOptions(date, lastOf(date))
  const time = screen.getByLabelText<HTMLSelectElement>('Time')
  await user.selectOptions(time, lastOf(time))
  return time.value
}

async function fillContact(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('First Name'), 'Dana')
  await user.type(screen.getByLabelText('Phone'), '941 555 0187')
}

afterEach(() => {
  deleteCheckoutDraft()
  orderTypeStore.set('pickup')
  pendingPaymentStore.set(null)
})

describe('the checkout of a live site', () => {
  it('leads to the request of an event instead of ordering one', async () => {
    openCheckout()
    const event = await screen.findByRole('link', { name: /^Event/ })
    expect(event.getAttribute('href')).toBe('/events/request')
    expect(screen.queryByRole('radio', { name: /Event/ })).toBeNull()
  })

  it('marks all that is missing at once and focuses the topmost of it', async () => {
    const user = openCheckout()
    act(() => cartStore.change(() => [{ ...california, quantity: 3 }]))
    await user.click(await screen.findByRole('radio', { name: /Delivery/ }))
    const date = await screen.findByLabelText<HTMLSelectElement>('Date')
    await user.selectOptions(date, [...date.options].at(-1)?.value ?? '')
    await user.click(screen.getByRole('button', { name: /^Place Order/ }))
    const missing = ['ZIP Code', 'Street Address', 'City', 'Time', 'First Name', 'Phone']
    const isMarked = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'
    await waitFor(() => expect(missing.filter((label) => !isMarked(label))).toEqual([]))
    expect(document.activeElement).toBe(screen.getByLabelText('ZIP Code'))
  })

  it('offers the next time when the chosen one is too early or an order for now too late', async () => {
    const user = openCheckout()
    await fillContact(user)
    const chosen = await chooseTime(user)
    const nextAt = listAvailableDays(locations[0], 'pickup', new Date())[1]?.times[0]?.at ?? ''
    expect(chosen).not.toBe(nextAt)
    const detail = 'The kitchen cannot have this order ready by then.'
    server.use(mockRoute(orderRoutes.placeOrder, () => problemResponse('too-late', detail, { members: { nextAt } })))
    await user.click(await screen.findByRole('button', { name: /^Place Order/ }))
    expect(await screen.findByText(detail)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Order for / }))
    expect(screen.getByLabelText<HTMLSelectElement>('Time').value).toBe(nextAt)
    expect(screen.queryByText(detail)).toBeNull()
  })

  it('offers the times in which the cart fits, and otherwise its largest part with the phone number', async () => {
    const queries: (string | null)[] = []
    const largestPart = [{ menuItemId: 12, quantity: 1 }]
    server.use(
      mockRoute(slotRoutes.listSlots, ({ url }) => {
        queries.push(new URL(url).searchParams.get('items'))
        return mockResponse(slotRoutes.listSlots, { slots: [], nextAt: null, largestPart })
      }),
    )
    const user = openCheckout()
    const date = await screen.findByLabelText<HTMLSelectElement>('Date')
    await user.selectOptions(date, [...date.options].at(-1)?.value ?? '')
    const says = await screen.findByText(/no time for all of your order on this day, but for 1 × /)
    expect(says.textContent).toContain(`call us at ${locations[0].phone}`)
    expect(queries).toContain('12:2')
    const time = screen.getByLabelText<HTMLSelectElement>('Time')
    expect([...time.options].every(({ disabled }) => disabled)).toBe(true)
  })

  it('lists the times of a delivery by the minutes of its ZIP code, and keeps the day of one too early', async () => {
    setClock(TUESDAY_AT_TWO)
    const [place] = locations
    updateLocation(place, { delivery: { ...place.delivery, zipMinutes: [{ zipCode: '34652', minutes: 240 }] } })
    const user = openCheckout()
    await user.click(await screen.findByRole('radio', { name: /Delivery/ }))
    const date = await screen.findByLabelText<HTMLSelectElement>('Date')
    await user.selectOptions(date, date.options[1]?.value ?? '')
    const day = date.value
    const time = screen.getByLabelText<HTMLSelectElement>('Time')
    const listMinutes = () =>
      [...time.options].filter(({ value }) => value).map(({ value }) => (Date.parse(value) - Date.now()) / 60_000)
    expect(Math.min(...listMinutes())).toBeLessThan(60)
    await user.selectOptions(time, [...time.options].find(({ value }) => value)?.value ?? '')
    await user.type(screen.getByLabelText('ZIP Code'), '34652')
    await waitFor(() => expect(Math.min(...listMinutes())).toBeGreaterThanOrEqual(240))
    expect([date.value, time.value]).toEqual([day, ''])
    act(() => updateLocation(place, { delivery: place.delivery }))
    await user.clear(screen.getByLabelText('ZIP Code'))
    await user.click(screen.getByRole('radio', { name: /Pick Up/ }))
    jest.useRealTimers()
  })

  it('marks an invalid phone number or e-mail address when the field loses focus', async () => {
    const user = openCheckout()
    const [email, phone] = [await screen.findByLabelText('Email'), await screen.findByLabelText('Phone')]
    await user.type(email, 'dana@')
    expect(screen.queryByText('Please check the e-mail address')).toBeNull()
    await user.type(phone, '941 55')
    expect(await screen.findByText('Please check the e-mail address')).toBeTruthy()
    await user.tab()
    const wrong = 'Please check the phone number: it needs ten digits'
    expect(await screen.findByText(wrong)).toBeTruthy()
    const descriptionId = phone.getAttribute('aria-describedby')
    expect(document.getElementById(descriptionId ?? '')?.textContent).toBe(wrong)
    expect(screen.getByText('We need your name, and a phone number or an e-mail address.')).toBeTruthy()
    await user.type(phone, '5 0187')
    await user.type(email, 'example.com ')
    await waitFor(() => expect(screen.queryByText(/^Please check/)).toBeNull())
  })

  it('says at the button what a delivery lacks to its minimum, once, before anything is sent', async () => {
    const minimumNotice = /The minimum order for delivery is \$15\.00/
    const user = openCheckout()
    await screen.findByLabelText('Email')
    expect(screen.queryByText(minimumNotice)).toBeNull()
    await user.click(screen.getByRole('radio', { name: /Delivery/ }))
    expect(screen.getAllByText(minimumNotice)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Place Order/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add $2.50 more' }))
    expect(document.activeElement?.textContent).toMatch(minimumNotice)
    act(() => cartStore.change(() => [{ ...california, quantity: 3 }]))
    expect(screen.queryByText(minimumNotice)).toBeNull()
    const toastTitles: string[] = []
    setToastRenderer(({ title }) => toastTitles.push(title))
    toastTitles.length = 0
    const detail = 'We do not deliver to 33139 from here. Pickup is always possible.'
    server.use(mockRoute(orderRoutes.placeOrder, () => problemResponse('delivery-refused', detail)))
    await fillContact(user)
    await user.type(screen.getByLabelText('ZIP Code'), '34652')
    await user.type(screen.getByLabelText('Street Address'), '5650 Main St')
    await chooseTime(user)
    await user.click(screen.getByRole('button', { name: /^Place Order/ }))
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(toastTitles).toEqual([])
  })

  it('sends one order, though Pay is pressed again while the payment page loads, and works after Back', async () => {
    const requests: unknown[] = []
    const payment = { status: 'pending', url: '#payment-page', expiresAt: '2099-05-03T16:00:00.000Z' } as const
    server.use(
      mockRoute(paymentRoutes.getPaymentOptions, () =>
        mockResponse(paymentRoutes.getPaymentOptions, { online: true, tipPercents: [], currency: 'usd' }),
      ),
      mockRoute(orderRoutes.placeOrder, async (request) => {
        requests.push(await request.json())
        return mockResponse(orderRoutes.placeOrder, buildOrder({ id: `order-${requests.length}`, payment }))
      }),
      mockRoute(orderRoutes.getOrder, () => problemResponse('not-found')),
    )
    const user = openCheckout()
    await user.click(await screen.findByRole('radio', { name: /^Pay online/ }))
    await fillContact(user)
    await chooseTime(user)
    await user.click(screen.getByRole('button', { name: /^Pay / }))
    await waitFor(() => expect(window.location.hash).toBe('#payment-page'))
    const button = screen.getByRole('button', { name: /…$/ })
    expect(button).toHaveProperty('disabled', true)
    await user.click(button)
    expect(requests).toHaveLength(1)
    act(() => void window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted: true })))
    await user.click(await screen.findByRole('button', { name: /^Pay / }))
    await waitFor(() => expect(requests).toHaveLength(2))
  })

  it('pays an unpaid order on its own page, unless the guest changes it', async () => {
    let placed = 0
    const payment = { status: 'pending', url: '#first-payment', expiresAt: '2099-05-03T16:00:00.000Z' } as const
    const unpaid = buildOrder({ paymentStatus: 'pending', payment })
    server.use(
      mockRoute(paymentRoutes.getPaymentOptions, () =>
        mockResponse(paymentRoutes.getPaymentOptions, { online: true, tipPercents: [], currency: 'usd' }),
      ),
      mockRoute(orderRoutes.placeOrder, () =>
        mockResponse(orderRoutes.placeOrder, { ...unpaid, id: `${(placed += 1)}` }),
      ),
      mockRoute(orderRoutes.getOrder, () => mockResponse(orderRoutes.getOrder, unpaid)),
      mockRoute(orderRoutes.cancelOrder, () => mockResponse(orderRoutes.cancelOrder, unpaid)),
    )
    const pay = async () => {
      window.location.hash = ''
      await user.click(await screen.findByRole('button', { name: /^Pay / }))
      await waitFor(() => expect(window.location.hash).toBe('#first-payment'))
      act(() => void window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted: true })))
    }
    const user = openCheckout()
    await user.click(await screen.findByRole('radio', { name: /^Pay online/ }))
    await fillContact(user)
    await chooseTime(user)
    await pay()
    await pay()
    expect(placed).toBe(1)
    expect(await screen.findAllByText(/^Pay \$/)).toHaveLength(1)
    await user.type(screen.getByLabelText('Special Instructions'), 'ring twice')
    await pay()
    expect(placed).toBe(2)
  })

  it('marks a sold-out dish and leaves it out of the total', async () => {
    const menu = [buildMenuItem({ id: 12, price: '6.25' }), buildMenuItem({ id: 13, isAvailable: false })]
    server.use(mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, menu)))
    openCheckout()
    act(() => cartStore.change((lines) => [...lines, buildCartItem({ menuItemId: 13, priceCents: 1400 })]))
    expect(await screen.findByText('Sold out today. Please remove it before you go on.')).toBeTruthy()
    expect(screen.getByText('Tax').nextSibling?.textContent).toBe('$0.88')
    expect(screen.getByRole('button', { name: 'Review changes' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Place Order/ })).toBeNull()
  })

  it('marks a ZIP code that is none, and reads one however it is typed', async () => {
    const user = openCheckout()
    await user.click(await screen.findByRole('radio', { name: /Delivery/ }))
    const zipCode = screen.getByLabelText('ZIP Code')
    await user.type(zipCode, '3466')
    await user.tab()
    expect(await screen.findByText('A ZIP code has five digits')).toBeTruthy()
    await user.type(zipCode, '7 1234')
    await waitFor(() => expect(screen.queryByText('A ZIP code has five digits')).toBeNull())
    expect(screen.getByText('New Port Richey delivers to 34667.')).toBeTruthy()
  })

  it('offers pickup, and the restaurant that delivers there, for a ZIP code it does not serve', async () => {
    const user = openCheckout()
    act(() => cartStore.change(() => [{ ...california, quantity: 3 }]))
    await user.click(await screen.findByRole('radio', { name: /Delivery/ }))
    await user.clear(screen.getByLabelText('ZIP Code'))
    const terms = /^Delivery: \$2\.99, free from \$25\.00\. Minimum order \$15\.00\. We deliver to /
    expect(screen.getByText(terms)).toBeTruthy()
    await user.type(screen.getByLabelText('ZIP Code'), '33805')
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Lakeland')
    expect(screen.getByText('Highland City delivers to 33805.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Order there, with your cart' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Place Order/ }))
    expect(await screen.findByText('We do not deliver to 33805 from here.')).toBeTruthy()
    expect(screen.getByLabelText('ZIP Code').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByLabelText('ZIP Code'))
    await user.click(screen.getByRole('button', { name: 'Switch to pickup' }))
    expect(screen.getByRole('radio', { name: /Pick Up/ })).toHaveProperty('checked', true)
    expect(screen.queryByLabelText('ZIP Code')).toBeNull()
  })
})
