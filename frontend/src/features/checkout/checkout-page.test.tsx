import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { memoryLocation } from 'wouter/memory-location'
import { Router } from 'wouter'
import { newQueryClient } from '../../app/api/query-client'
import { Providers } from '../../testing/providers'
import { cartStore } from '../cart/cart-store'
import { CheckoutPage } from './checkout-page'

const server = setupServer(http.get('*/api/auth/user', () => new HttpResponse(null, { status: 401 })))

beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const givenACart = () =>
  cartStore.change(() => [{ id: '12', name: 'California Roll', price: 6.25, quantity: 2, imageUrl: null }])

function whenCheckoutIsOpen(path = '/checkout') {
  const place = memoryLocation({ path, record: true })
  render(
    <Providers client={newQueryClient()}>
      <Router hook={place.hook} searchHook={place.searchHook}>
        <CheckoutPage />
      </Router>
    </Providers>,
  )
  return { place, user: userEvent.setup() }
}

const answering = (status: number, body: object) =>
  server.use(http.post('*/api/orders/test', () => HttpResponse.json(body, { status })))

const order = () => screen.findByRole('button', { name: /Place Test Order/ })

describe('the checkout', () => {
  it('puts what the server says beside the field that it speaks of, and keeps the cart', async () => {
    givenACart()
    answering(400, {
      code: 'invalid-input',
      detail: 'Please give a phone number.',
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

  it('sends the same key for the same order after a lost answer, and another once it has changed', async () => {
    givenACart()
    const keys: (string | null)[] = []
    server.use(
      http.post('*/api/orders/test', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return HttpResponse.error()
      }),
    )
    const { user } = whenCheckoutIsOpen()
    const attempts = async (count: number) => {
      await user.click(await order())
      await waitFor(() => expect(keys).toHaveLength(count))
      await order()
    }
    await attempts(1)
    await attempts(2)
    await user.type(screen.getByLabelText('First Name'), 'Ana')
    await attempts(3)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('goes back to the feedback test when it came from there', async () => {
    givenACart()
    answering(201, { id: 'A1B2C3D4E5F6' })
    const { user, place } = whenCheckoutIsOpen('/checkout?returnTo=feedback-test')
    await user.click(await order())
    await waitFor(() => expect(place.history?.at(-1)).toBe('/feedback-test'))
    expect(cartStore.get()).toEqual([])
  })
})
