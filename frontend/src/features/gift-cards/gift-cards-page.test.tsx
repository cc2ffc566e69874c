import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'wouter'
import { giftCardRoutes } from '#shared/gift-cards/contract'
import { overrideModes } from '#shared/locations/policy'
import { paymentRoutes } from '#shared/payments/payments-contract'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { GiftCardsPage } from './gift-cards-page'

const CODE = '0000-AAAA-1111-BBBB-2222'
const sent: unknown[] = []
let isOnline = true

setupMockServer(
  sessionHandler,
  mockRoute(paymentRoutes.getPaymentOptions, () =>
    mockResponse(paymentRoutes.getPaymentOptions, { online: isOnline, tipPercents: [], currency: 'usd' }),
  ),
  mockRoute(giftCardRoutes.buyGiftCard, async (request) => {
    sent.push(await request.json())
    const payment = { url: '#payment-page', expiresAt: '2099-05-03T16:00:00.000Z' }
    return mockResponse(giftCardRoutes.buyGiftCard, { id: 'card-1', payment })
  }),
  mockRoute(giftCardRoutes.getGiftCardBalance, (request) =>
    request.url.endsWith(CODE)
      ? mockResponse(giftCardRoutes.getGiftCardBalance, { balance: '12.50' })
      : problemResponse('not-found', 'We do not know this gift card.'),
  ),
  mockRoute(giftCardRoutes.getGiftCardGreeting, () =>
    mockResponse(giftCardRoutes.getGiftCardGreeting, {
      from: 'Anne',
      to: 'Ben',
      message: 'Enjoy!',
      amount: '50.00',
      balance: '12.50',
    }),
  ),
)

beforeEach(() => {
  overrideModes('live')
  window.location.hash = ''
  isOnline = true
  sent.length = 0
})
afterEach(() => overrideModes())

const visit = (path = '/gift-cards') => renderPage(path, <Route path="/gift-cards" component={GiftCardsPage} />, null)

it('sells a card for someone else, once, and opens the payment page', async () => {
  await visit()
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Their name/), 'Ben')
  await user.type(screen.getByLabelText(/^Their e-mail/), 'ben@example.com')
  await user.type(screen.getByLabelText(/^Your name/), 'Anne')
  await user.type(screen.getByLabelText(/^Your e-mail/), 'anne@example.com')
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(window.location.hash).toBe('#payment-page'))
  expect(sent).toEqual([
    {
      amount: '50',
      from: { name: 'Anne', email: 'anne@example.com' },
      to: { name: 'Ben', email: 'ben@example.com' },
    },
  ])
})

it('tells a balance, and the same of every wrong code', async () => {
  await visit()
  const user = userEvent.setup()
  const field = await screen.findByLabelText('Code of your gift card')
  await user.type(field, CODE)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('$12.50')).toBeTruthy()
  await user.type(field, 'X')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('We do not know this gift card.')).toBeTruthy()
  expect(screen.queryByText('$12.50')).toBeNull()
})

it('opens the card of a mail with its greeting, to be printed', async () => {
  await visit(`/gift-cards#${CODE}`)
  expect(await screen.findByText('Enjoy!')).toBeTruthy()
  expect(screen.getByText(CODE)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull()
})

it('sells none where guests do not pay online', async () => {
  isOnline = false
  await visit()
  expect(await screen.findByText(/We sell no gift cards online here/)).toBeTruthy()
})
