import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { newQueryClient } from '#base/api/query-client'
import { Providers } from '#testing/providers'
import { RewardsPanel } from './components/rewards-panel'

const server = setupServer()

beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const threeOff = {
  id: 1,
  name: '$3 Off',
  description: '',
  pointsCost: 100,
  rewardType: 'discount_amount',
  discountPercent: null,
  discountAmount: '3.00',
} as const

const anAccount = (currentPoints: number) =>
  ({
    currentPoints,
    tierLevel: 'Bronze',
    currentTier: 'Bronze',
    totalPointsEarned: 125,
    totalSpent: '125.00',
    joinDate: '2026-01-01T00:00:00.000Z',
    referralCode: 'dana',
  }) as const

function whenRewardsAreOpen(points: number) {
  render(
    <Providers client={newQueryClient()}>
      <RewardsPanel account={anAccount(points)} rewards={[threeOff]} />
    </Providers>,
  )
  return userEvent.setup()
}

/** As the server does it: one code for a key. */
function givenAServer() {
  const codes = new Map<string, string>()
  const line = { isUp: false }
  server.use(
    http.post('*/api/loyalty/redeem', ({ request }) => {
      const key = request.headers.get('Idempotency-Key') ?? ''
      if (!codes.has(key)) codes.set(key, `CODE-${codes.size + 1}`)
      if (!line.isUp) return HttpResponse.error()
      return HttpResponse.json({ code: codes.get(key), reward: threeOff, account: anAccount(25) })
    }),
  )
  return { codes, line }
}

it('takes the points once and gives the code after a lost answer, though the page was left and few points are there now', async () => {
  const { codes, line } = givenAServer()
  const first = whenRewardsAreOpen(125)
  await first.click(screen.getByRole('button', { name: 'Redeem $3 Off' }))
  await first.click(await screen.findByRole('button', { name: 'Confirm' }))
  await screen.findByText(/We did not hear back/)
  cleanup()

  line.isUp = true
  const user = whenRewardsAreOpen(25)
  expect(screen.getByText('We did not hear back about $3 Off. Asking again takes its points only once.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Code for $3 Off' })).toHaveProperty('value', 'CODE-1'),
  )
  expect(codes.size).toBe(1)
  expect(screen.queryByText(/We did not hear back/)).toBeNull()
})

it('is done with once the server has said no', async () => {
  const problem = { code: 'insufficient-points', detail: 'Not enough points.' }
  server.use(http.post('*/api/loyalty/redeem', () => HttpResponse.json(problem, { status: 409 })))
  const user = whenRewardsAreOpen(125)
  await user.click(screen.getByRole('button', { name: 'Redeem $3 Off' }))
  const confirm = await screen.findByRole('button', { name: 'Confirm' })
  await user.click(confirm)
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false))
  expect(screen.queryByText(/We did not hear back/)).toBeNull()
})
