import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { overrideModes } from '#shared/locations/policy'
import { menuRoutes } from '#shared/menu/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { orderTimeStore } from '#base/cart/order-time'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { OrderLaterButton } from './order-later-button'

/** A time on Friday, the day after the test's today, in Florida. */
const friday = (time: string) => new Date(`2027-01-15T${time}:00-05:00`).toISOString()

/** The bento is for breakfast until 10:45 AM and for the evening; the house opens at 10:30. */
const bento = buildMenuItem({ id: 9, name: 'Bento', isAvailable: false, offeredAt: friday('10:30') })
const bentoAt = (at: string) => {
  const isOffered = at < friday('10:45') || at >= friday('17:00')
  return { ...bento, isAvailable: isOffered, offeredAt: isOffered ? undefined : friday('17:00') }
}

setupMockServer(
  sessionHandler,
  mockRoute(menuRoutes.listMenuItems, (request) =>
    mockResponse(menuRoutes.listMenuItems, [bentoAt(new URL(request.url).searchParams.get('at') ?? '')]),
  ),
)

beforeEach(() => overrideModes('live'))
afterEach(() => overrideModes())

it('chooses a time at which the dish is offered, though no order can be ready in its next daypart', async () => {
  await renderPage('/menu', <OrderLaterButton dish={bento} className="call" />, null)
  await userEvent.click(await screen.findByRole('button', { name: /^Order Bento for Fri, Jan 15, 10:30/ }))
  await waitFor(() => expect(orderTimeStore.get()).toBe(friday('17:00')))
})
