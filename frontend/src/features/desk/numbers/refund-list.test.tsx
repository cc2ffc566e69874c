import { screen, within } from '@testing-library/react'
import { orderListRoutes, type ListedRefund } from '#shared/numbers/order-list-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { FigureSheet } from './figure-sheet'
import { REFUNDS_FIGURE } from './refund-list'

const inCash: ListedRefund = {
  orderId: 'abc',
  location: 'HENPR',
  ticketNumber: 12,
  date: '2026-11-02',
  at: '2026-11-02T20:15:00.000Z',
  net: '18.75',
  tax: '1.31',
  amount: '20.06',
  ways: { card: '0.00', giftCard: '0.00', cash: '20.06', terminal: '0.00' },
  by: 'Omar H.',
}
const split: ListedRefund = {
  ...{ ...inCash, orderId: 'def', ticketNumber: 9, date: '2026-11-01', net: '9.35', tax: '0.65', amount: '10.00' },
  ways: { card: '4.00', giftCard: '6.00', cash: '0.00', terminal: '0.00' },
}

setupMockServer(
  sessionHandler,
  mockRoute(orderListRoutes.listRefunds, () => mockResponse(orderListRoutes.listRefunds, { refunds: [inCash, split] })),
)

it('what was refunded in a period opens to each refund with sales, tax, way and author', async () => {
  const days = { from: '2026-11-01', to: '2026-11-30' }
  await renderPage(
    '/desk/numbers',
    <FigureSheet figure={REFUNDS_FIGURE} location="HENPR" days={days} timeZone="America/New_York" onClose={() => {}} />,
  )
  const [first, second] = await screen.findAllByRole('listitem')
  if (!first || !second) throw new Error('no refunds')
  expect(screen.getByText(/Refunded sales/).textContent).toBe('Refunded sales $28.10, refunded tax $1.96')
  expect(within(first).getByRole('link', { name: 'Ticket 12' }).getAttribute('href')).toBe('/orders/abc/tracking')
  expect(first.textContent).toContain('Mon, Nov 2, 3:15 PM, in cash, by Omar H.Sales $18.75, tax $1.31')
  expect(second.textContent).toContain('$4.00 to the card, $6.00 to the gift card, by Omar H.')
})
