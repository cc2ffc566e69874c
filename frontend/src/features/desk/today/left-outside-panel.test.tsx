import { screen, within } from '@testing-library/react'
import { hoursEditingRoutes } from '#shared/hours/editing-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { LeftOutsidePanel } from './left-outside-panel'

const at = '2026-11-24T20:10:00.000Z'

setupMockServer(
  sessionHandler,
  mockRoute(hoursEditingRoutes.listLeftOutside, () =>
    mockResponse(hoursEditingRoutes.listLeftOutside, [
      { id: 'A', ticketNumber: 7, at, name: 'Dana Whitfield', type: 'pickup' },
      { id: 'B', ticketNumber: null, at, name: 'Ben Ortiz', type: 'event' },
    ]),
  ),
)

it('lists the orders that new hours left outside, with what to do about each', async () => {
  await renderPage('/desk', <LeftOutsidePanel />)
  const panel = within(await screen.findByRole('region', { name: 'Orders outside your hours' }))
  expect(panel.getByText('2 orders are outside your hours')).toBeTruthy()
  const [order, event] = panel.getAllByRole('listitem')
  expect(order?.textContent).toContain('#7 Dana Whitfield, pickup Tue, Nov 24, 3:10 PM')
  expect(within(order ?? document.body).getByRole('link', { name: 'Cancel on the board' })).toBeTruthy()
  expect(
    within(event ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/desk/events')
})
