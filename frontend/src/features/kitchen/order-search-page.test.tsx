import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orderSearchRoutes, type FoundOrder } from '#shared/kitchen/search-contract'
import { buildTicket } from '#testing/fixtures'
import { refundRoutes } from '#shared/kitchen/refunds-contract'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { OrderSearchPage } from './order-search-page'

const buildFound = (ticketNumber: number): FoundOrder => {
  const { orderItems: items, isBrief: _, ...order } = buildTicket({ id: `ORDER-${ticketNumber}`, ticketNumber })
  return { ...order, items, mails: [], mayCancel: false, mayEdit: false, mayMarkArrived: false, mayRate: false }
}

/** Whether the search finds an order that can be read. */
let isFound = true
beforeEach(() => void (isFound = true))
let answer: () => void = () => undefined
setupMockServer(
  sessionHandler,
  mockRoute(refundRoutes.refundOrder, () => problemResponse()),
  mockRoute(orderSearchRoutes.searchOrders, async ({ url }) => {
    const isForSmith = new URL(url).searchParams.get('q') === 'smith'
    if (isForSmith) await new Promise<void>((resolve) => (answer = resolve))
    const damaged = { id: 'ABCDEF234567', ticketNumber: 9, isDamaged: true } as const
    return mockResponse(orderSearchRoutes.searchOrders, isFound ? [damaged, buildFound(isForSmith ? 8 : 7)] : [])
  }),
)

it('says that a damaged order exists, with its number and id', async () => {
  await renderPage('/kitchen/find-order', <OrderSearchPage />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Ticket 9 .*report order ABCDEF234567/)
})

it('shows no order of an earlier search, and none of its buttons, while it searches', async () => {
  await renderPage('/kitchen/find-order', <OrderSearchPage />)
  await screen.findByRole('button', { name: 'Print' })
  await userEvent.click(await screen.findByRole('searchbox'))
  await userEvent.paste('smith')
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  expect(await screen.findByRole('status', { name: 'Searching' })).toBeTruthy()
  await waitFor(() => {
    answer()
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
  })
  expect(screen.getByRole('list', { name: 'History of ticket 8' })).toBeTruthy()
})

it('a refund that failed keeps what was entered when its order is no longer among those found', async () => {
  await renderPage('/kitchen/find-order', <OrderSearchPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  await screen.findByRole('dialog', { name: 'Refund ticket 7' })
  const getDialog = () => within(screen.getByRole('dialog', { name: 'Refund ticket 7' }))
  await userEvent.selectOptions(getDialog().getByLabelText('Reason'), 'missing')
  await userEvent.selectOptions(getDialog().getByLabelText('Refund for'), '1× California Roll')
  isFound = false
  await userEvent.click(getDialog().getByRole('button', { name: 'Refund with a Code' }))
  await screen.findByText(/^No order matches/)
  expect(getDialog().getByLabelText<HTMLSelectElement>('Reason').value).toBe('missing')
})
