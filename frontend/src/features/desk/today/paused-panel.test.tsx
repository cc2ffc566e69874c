import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { kitchen } from '#shared/contract/kitchen'
import type { Intake } from '#shared/contract/kitchen'
import { answer, givenAServer, on } from '#testing/a-server'
import { knowsVisitor, whenOpened } from '#testing/at-the-desk'
import { PausedPanel } from './paused-panel'

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const open: Intake = { state: 'open', until: null, reason: null, extraMinutes: 0, quotes }
let intake = open
const sent: unknown[] = []

givenAServer(
  knowsVisitor,
  on(kitchen.intake, () => answer(kitchen.intake, intake)),
  on(kitchen.changeIntake, async (request) => {
    sent.push(await request.json())
    return answer(kitchen.changeIntake, open)
  }),
)

it('says why nothing is taken and until when, and opens with one tap', async () => {
  intake = { ...open, state: 'paused', until: '2026-05-02T00:40:00.000Z', reason: 'no-kitchen' }
  await whenOpened('/desk', <PausedPanel />)
  const panel = await screen.findByRole('region', { name: 'Intake' })
  expect(panel.textContent).toContain('No orders for now until 8:40 PM. Nobody confirmed an order for ten minutes')
  expect(screen.getByRole('link', { name: 'See the board' }).getAttribute('href')).toBe('/kitchen')
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Intake' })).toBeNull())
  expect(sent).toEqual([{ state: 'open' }])
})

it('names the reason that a cook gave', async () => {
  intake = { ...open, state: 'paused', until: null, reason: 'The fryer is out' }
  await whenOpened('/desk', <PausedPanel />)
  expect((await screen.findByRole('region', { name: 'Intake' })).textContent).toContain(
    'No orders for now. The kitchen paused it: The fryer is out.',
  )
})
