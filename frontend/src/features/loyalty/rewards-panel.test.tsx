import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { discountCodeRoutes } from '#shared/payments/contract'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import { createQueryClient } from '#base/api/query-client'
import { issuedCodesStore } from '#base/cart/discount-codes'
import { mockResponse, setupMockServer, networkError, mockRoute, problemResponse } from '#testing/mock-server'
import { buildLoyaltyAccount } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { RewardsPanel } from './rewards-panel'

const server = setupMockServer()

const threeOff = {
  id: 1,
  name: '$3 Off',
  description: '',
  pointsCost: 100,
  rewardType: 'discount_amount',
  discountPercent: null,
  discountAmount: '3.00',
} as const

function renderRewards(points: number) {
  render(
    <TestProviders client={createQueryClient()}>
      <RewardsPanel account={buildLoyaltyAccount({ currentPoints: points })} rewards={[threeOff]} ownerId="dana" />
    </TestProviders>,
  )
  return userEvent.setup()
}

/** Mocks redemptions like the server: one code for each idempotency key. */
function mockRedemptions() {
  const codes = new Map<string, string>()
  const network = { isUp: false }
  server.use(
    mockRoute(loyaltyRoutes.redeemReward, ({ headers }) => {
      const key = headers.get('Idempotency-Key') ?? ''
      const code = codes.get(key) ?? `CODE-${codes.size + 1}`
      codes.set(key, code)
      if (!network.isUp) return networkError()
      return mockResponse(loyaltyRoutes.redeemReward, {
        code,
        reward: threeOff,
        account: buildLoyaltyAccount({ currentPoints: 25 }),
      })
    }),
  )
  return { codes, network }
}

it('after a lost response, a retry returns the code without spending points again', async () => {
  const { codes, network } = mockRedemptions()
  const first = renderRewards(125)
  await first.click(screen.getByRole('button', { name: 'Redeem $3 Off' }))
  await first.click(await screen.findByRole('button', { name: 'Confirm' }))
  await screen.findByText(/We did not hear back/)
  cleanup()

  network.isUp = true
  const user = renderRewards(25)
  expect(screen.getByText('We did not hear back about $3 Off. Asking again takes its points only once.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Code for $3 Off' })).toHaveProperty('value', 'CODE-1'),
  )
  expect(codes.size).toBe(1)
  expect(screen.queryByText(/We did not hear back/)).toBeNull()
})

it('offers no retry after the server rejected the redemption', async () => {
  server.use(mockRoute(loyaltyRoutes.redeemReward, () => problemResponse('insufficient-points', 'Not enough points.')))
  const user = renderRewards(125)
  await user.click(screen.getByRole('button', { name: 'Redeem $3 Off' }))
  const confirm = await screen.findByRole('button', { name: 'Confirm' })
  await user.click(confirm)
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false))
  expect(screen.queryByText(/We did not hear back/)).toBeNull()
})

it('says until when a code is valid, and offers no code that another device has used', async () => {
  const own = {
    title: '$3 Off',
    discountPercent: null,
    discountAmount: '3.00',
    remaining: '3.00',
    issuedAt: '2026-11-01T17:00:00.000Z',
  }
  const expiresAt = '2027-11-01T17:00:00.000Z'
  const list = [
    { ...own, code: 'USED-ELSE-WHERE', state: 'spent', expiresAt },
    { ...own, code: 'GIVE-NELS-EWHE', state: 'unused', expiresAt },
  ] as const
  server.use(mockRoute(discountCodeRoutes.listCodes, () => mockResponse(discountCodeRoutes.listCodes, [...list])))
  issuedCodesStore.add({ code: 'USED-ELSE-WHERE', name: '$3 Off', ownerId: 'dana' })
  renderRewards(25)
  expect(await screen.findByText(/^Good until Nov 1, 2027\. Good for one of your orders/)).toBeTruthy()
  expect(screen.getByDisplayValue('GIVE-NELS-EWHE')).toBeTruthy()
  expect(screen.queryByDisplayValue('USED-ELSE-WHERE')).toBeNull()
  const over = screen.getByRole('region', { name: 'Used and expired codes' })
  expect(over.textContent).toMatch(/USED-ELSE-WHERE.*Used/)
})
