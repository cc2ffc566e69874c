import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { intakeRoutes, type OrderIntake } from '#shared/kitchen/intake-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DeliveryPauseNotice } from './index'
import { IntakeBoardStatus } from './intake-board-status'
import { IntakeControl } from './intake-control'

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const open: OrderIntake = {
  state: 'open',
  until: null,
  reason: null,
  extraMinutes: 0,
  delivery: 'open',
  deliveryUntil: null,
  quotes,
}
const until = '2099-05-02T00:40:00.000Z'
let intake = open
const sent: unknown[] = []

setupMockServer(
  sessionHandler,
  mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, intake)),
  mockRoute(intakeRoutes.updateIntake, async (request) => {
    const body: unknown = await request.json()
    sent.push(body)
    intake = JSON.stringify(body).includes('paused') ? { ...open, delivery: 'paused', deliveryUntil: until } : open
    return mockResponse(intakeRoutes.updateIntake, intake)
  }),
)

it('a board pauses delivery alone, says so, and resumes it', async () => {
  await renderPage(
    '/kitchen',
    <>
      <IntakeBoardStatus onOpen={() => undefined} />
      <DeliveryPauseNotice />
      <IntakeControl />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Pause delivery 30 min' }))
  expect(await screen.findByRole('button', { name: 'Delivery is paused until 8:40 PM' })).toBeTruthy()
  expect(screen.getByText(/A delivery that you place now is still taken/)).toBeTruthy()
  expect(screen.getByText('Taking orders')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Resume delivery' }))
  expect(await screen.findByRole('button', { name: 'Pause delivery 30 min' })).toBeTruthy()
  expect(sent).toEqual([{ delivery: 'paused', minutes: 30 }, { delivery: 'open' }])
})

it('a board says in words why the intake paused by itself', async () => {
  intake = { ...open, state: 'paused', until, reason: 'no-kitchen' }
  await renderPage('/kitchen', <IntakeControl />)
  expect(await screen.findByText('Paused until 8:40 PM (nobody in the kitchen)')).toBeTruthy()
})
