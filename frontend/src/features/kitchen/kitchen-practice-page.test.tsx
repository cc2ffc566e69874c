import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { authRoutes } from '#shared/accounts/contract'
import { createQueryClient } from '#base/api/query-client'
import { getPracticeResult } from '#base/storage/practice-result'
import { setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { KitchenPracticePage } from './kitchen-practice-page'

const requestedPaths: string[] = []
const server = setupMockServer(mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')))
beforeAll(() =>
  server.events.on('request:start', ({ request }) => void requestedPaths.push(new URL(request.url).pathname)),
)
beforeEach(() => localStorage.clear())

const user = userEvent.setup()
const coach = () => within(screen.getByRole('region', { name: 'Practice' }))
const status = () => coach().getByRole('status').textContent
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const key = (pressed: string) => user.keyboard(pressed)
/** Presses a button by keyboard, because the tap guard ignores repeated taps in one place. */
async function enter(name: string | RegExp) {
  screen.getByRole('button', { name }).focus()
  await key('{Enter}')
}
const ticketsShown = () =>
  screen.queryAllByRole('article').map((one) => Number(one.querySelector('h2')?.textContent.slice(1)))

function renderPractice() {
  const place = memoryLocation({ path: '/kitchen/practice', record: true })
  render(
    <TestProviders client={createQueryClient()}>
      <Router hook={place.hook} searchHook={place.searchHook}>
        <KitchenPracticePage />
      </Router>
    </TestProviders>,
  )
  return place
}

it('a cook completes all exercises with keys on the board itself, without any request or storage', async () => {
  const place = renderPractice()
  expect(ticketsShown()).toEqual([41, 42, 44, 45, 46, 43])
  await user.click(coach().getByRole('button', { name: 'Soy' }))
  expect(status()).toContain('Look at the note in its own color')
  await user.click(coach().getByRole('button', { name: 'Sesame' }))
  expect(status()).toContain('2 of 10: Find what is late')
  await key('42{Enter}')
  expect(status()).toContain('3 of 10: Move an order on')
  await enter('Confirm ticket 46')
  expect(status()).toContain('3 of 10')
  await enter('Start Prep ticket 46')
  expect(status()).toContain('4 of 10: Strike a line')
  await enter(/California Roll/)
  await user.selectOptions(screen.getByLabelText('Screen for'), 'Hibachi')
  expect(ticketsShown()).toContain(45)
  await enter('Hibachi made ticket 45')
  expect(status()).toContain('7 of 10: Recall it')
  await key('z')
  expect(status()).toContain('8 of 10: Call an order')
  await user.selectOptions(screen.getByLabelText('Screen for'), 'Expeditor')
  await enter('Mark Ready ticket 45')
  await user.click(await screen.findByRole('button', { name: 'Mark Ready' }))
  expect(status()).toContain('each ticket shows what its stations still have to make')
  expect(status()).toContain('8 of 10')
  await enter('Mark Ready ticket 41')
  expect(status()).toContain('9 of 10: 86 a dish')
  await key('o')
  await user.click(await screen.findByRole('button', { name: '86 Edamame' }))
  expect(status()).toContain('10 of 10: Count portions')
  await user.type(screen.getByLabelText('Portions of Miso Soup'), '3{Enter}')
  expect(status()).toContain('All 10 exercises are done, 10 of them without help.')
  expect(getPracticeResult(undefined)).toEqual({ alone: 10, count: 10 })
  expect(requestedPaths.filter((path) => !path.startsWith('/api/auth'))).toEqual([])
  expect(Object.keys(localStorage).filter((name) => name.startsWith('hibachi-kitchen'))).toEqual([])
  await press('Leave practice')
  expect(place.history.at(-1)).toBe('/kitchen')
})

it('shown exercises are not counted, and the practice can restart', async () => {
  renderPractice()
  for (let step = 0; step < 10; step += 1) await press('Show me')
  expect(status()).toContain('All 10 exercises are done, 0 of them without help.')
  await press('Start again')
  expect(status()).toContain('1 of 10: Read an allergy')
  expect(screen.queryByRole('button', { name: 'Resume orders' })).toBeNull()
})
