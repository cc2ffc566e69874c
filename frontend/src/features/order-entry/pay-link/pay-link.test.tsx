import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { giftCardRoutes } from '#shared/gift-cards/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { overrideModes } from '#shared/locations/policy'
import { menuRoutes } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import { paymentRoutes } from '#shared/payments/payments-contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { buildOrder, buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { PayLinkButton } from './pay-link-button'
import { PhoneOrderPage } from '../phone-order-page'

const soup = buildMenuItem({ id: 7, name: 'Miso Soup', price: '4.50' })
const mint = buildMenuItem({ id: 8, name: 'Mint', price: '0.40' })
const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const page = { url: 'https://pay.example/page', expiresAt: '2026-07-08T17:00:00.000Z' }
const linked = { paymentStatus: 'pending', hasPayLink: true, payment: { status: 'pending', ...page } } as const

const GIFT_CARD = '0000-AAAA-1111-BBBB-2222'

let sent: unknown[]
setupMockServer(
  sessionHandler,
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [soup, mint])),
  mockRoute(paymentRoutes.getPaymentOptions, () =>
    mockResponse(paymentRoutes.getPaymentOptions, { online: true, tipPercents: [15], currency: 'usd' }),
  ),
  mockRoute(paymentRoutes.createPaymentLink, () => mockResponse(paymentRoutes.createPaymentLink, page)),
  mockRoute(giftCardRoutes.getGiftCardBalance, () =>
    mockResponse(giftCardRoutes.getGiftCardBalance, { balance: '50.00' }),
  ),
  mockRoute(intakeRoutes.getIntake, () =>
    mockResponse(intakeRoutes.getIntake, {
      state: 'open',
      until: null,
      reason: null,
      extraMinutes: 0,
      delivery: 'open',
      deliveryUntil: null,
      quotes,
    }),
  ),
  mockRoute(kitchenRoutes.placePhoneOrder, async (request) => {
    sent.push(await request.json())
    return mockResponse(kitchenRoutes.placePhoneOrder, buildOrder({ ticketNumber: 12, total: '4.82', ...linked }))
  }),
)
beforeAll(() => overrideModes('live'))
afterAll(() => overrideModes())
beforeEach(() => {
  sent = []
})

const search = () => screen.findByRole('combobox', { name: /dish/i })
const openPhoneOrder = () => renderPage('/kitchen/phone-order', <PhoneOrderPage />, buildUser({ role: 'lead' }))

it('shows the pay link of a placed order as a QR code and to copy', async () => {
  await openPhoneOrder()
  await userEvent.type(await search(), 'miso{Enter}')
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Dana')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Payment' }), 'Pay link')
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail for the pay link' }), 'dana@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Place Order' }))
  expect(await screen.findByRole('img', { name: 'QR code of the pay link of ticket 12' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pay link' }).value).toBe(page.url)
  expect(sent).toMatchObject([{ paymentMethod: 'online', customerInfo: { name: 'Dana', email: 'dana@example.com' } }])
})

it('offers no pay link below the smallest amount of the provider, says why, and places the order', async () => {
  await openPhoneOrder()
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Dana')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Payment' }), 'Pay link')
  await userEvent.type(await search(), 'mint{Enter}')
  expect(
    await screen.findByText('No pay link: Online payment starts at $0.50. The caller pays at the counter.'),
  ).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Payment' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Place Order' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('paymentMethod')
})

it('takes the code of a gift card, shows its rest, and asks the caller for what it leaves', async () => {
  await openPhoneOrder()
  await userEvent.type(await search(), 'miso{Enter}')
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Dana')
  await userEvent.type(await screen.findByLabelText('Gift card'), GIFT_CARD)
  // The code is added and shown before the order is placed.
  await userEvent.click(screen.getByRole('button', { name: 'Place Order' }))
  expect(await screen.findByText(/pays \$4\.\d\d; \$45\.\d\d stays on it/)).toBeTruthy()
  expect(await screen.findByText('The gift card pays all of it.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Place Order' }))
  await waitFor(() => expect(sent).toMatchObject([{ giftCards: [GIFT_CARD] }]))
  await waitFor(() => expect(screen.queryByText(/stays on it/)).toBeNull())
})

const showButton = (order: Partial<Order>) =>
  renderPage('/kitchen/find-order', <PayLinkButton order={buildOrder({ total: '20.00', ...order })} />, buildUser())

it('makes a pay link for an unpaid order', async () => {
  await showButton({})
  await userEvent.click(await screen.findByRole('button', { name: 'Make Pay Link' }))
  expect(await screen.findByText('Pay link for $20.00')).toBeTruthy()
})

it('offers none for an order that is paid, over, or waits for its guest at the checkout', async () => {
  await showButton({ paymentStatus: 'paid' })
  await showButton({ status: 'completed' })
  await showButton({ paymentStatus: 'pending' })
  await showButton({ total: '0.49' })
  expect(await screen.findByText(/^Online payment starts at/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make Pay Link' })).toBeNull()
})
