import { screen, within } from '@testing-library/react'
import {
  orderListRoutes,
  type ListedDeposit,
  type ListedRefund,
  type LostDispute,
} from '#shared/numbers/order-list-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { FigureSheet } from '../figure-sheet'
import type { OpenedFigure } from '../figure-table'
import { DEPOSITS_FIGURE } from './deposit-list'
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

const { net: _net, tax: _tax, ways: _ways, by: _by, ...entry } = inCash
const lost: LostDispute = { ...entry, orderId: 'ghi', ticketNumber: 4, amount: '15.00' }
const deposit: ListedDeposit = { ...entry, ticketNumber: 7, amount: '100.00', kind: 'received', tender: 'cash' }
const back: ListedDeposit = { ...deposit, at: '2026-11-02T21:15:00.000Z', kind: 'returned', tender: 'other' }

setupMockServer(
  sessionHandler,
  mockRoute(orderListRoutes.listRefunds, () =>
    mockResponse(orderListRoutes.listRefunds, {
      ...{ refunds: [inCash, split], lostDisputes: [lost], deposits: [back, deposit] },
    }),
  ),
)

async function openList(figure: OpenedFigure) {
  const of = { figure, location: 'HENPR', days: { from: '2026-11-01', to: '2026-11-30' } }
  await renderPage('/desk/numbers', <FigureSheet {...of} timeZone="America/New_York" onClose={() => {}} />)
  return screen.findAllByRole('listitem')
}

it('what was refunded in a period opens to each refund with sales, tax, way and author, and lost disputes', async () => {
  const [first, second, third] = await openList(REFUNDS_FIGURE)
  if (!first || !second) throw new Error('no refunds')
  expect(screen.getByText(/Refunded sales/).textContent).toBe('Refunded sales $28.10, refunded tax $1.96')
  expect(within(first).getByRole('link', { name: 'Ticket 12' }).getAttribute('href')).toBe('/orders/abc/tracking')
  expect(first.textContent).toContain('Mon, Nov 2, 3:15 PM, in cash, by Omar H.Sales $18.75, tax $1.31')
  expect(second.textContent).toContain('$4.00 to the card, $6.00 to the gift card, by Omar H.')
  expect(third?.textContent).toBe('Ticket 4$15.00Mon, Nov 2, 3:15 PM, lost in a dispute; sales and tax stay')
})

it('deposits open to each that was received or returned, with its way', async () => {
  const [returned, received] = await openList(DEPOSITS_FIGURE)
  expect(returned?.textContent).toBe('Ticket 7$100.00Mon, Nov 2, 4:15 PM, returned another way')
  expect(received?.textContent).toBe('Ticket 7$100.00Mon, Nov 2, 3:15 PM, received in cash')
})
