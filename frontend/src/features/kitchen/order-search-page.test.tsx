import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orderSearchRoutes, type FoundOrder } from '#shared/kitchen/search-contract'
import { buildTicket } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { OrderSearchPage } from './order-search-page'

const buildFound = (ticketNumber: number): FoundOrder => {
  const { orderItems: items, isBrief: _, ...order } = buildTicket({ id: `ORDER-${ticketNumber}`, ticketNumber })
  return { ...order, items, mails: [], mayCancel: false, mayEdit: false, mayMarkArrived: false, mayRate: false }
}

let answer: () => void = () => undefined
setupMockServer(
  sessionHandler,
  mockRoute(orderSearchRoutes.searchOrders, async ({ url }) => {
    const isForSmith = new URL(url).searchParams.get('q') === 'smith'
    if (isForSmith) await new Promise<void>((resolve) => (answer = resolve))
    const damaged = { id: 'ABCDEF234567', ticketNumber: 9, isDamaged: true } as const
    return mockResponse(orderSearchRoutes.searchOrders, [damaged, buildFound(isForSmith ? 8 : 7)])
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
