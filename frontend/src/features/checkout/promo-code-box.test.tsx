import { render, screen } from '@testing-library/react'
import { discountCodeRoutes } from '#shared/payments/contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { cartStore } from '#base/cart/cart-store'
import { buildCartItem } from '#shared/testing/fixtures'
import { AppliedCodeLine, AvailableCodes } from './promo-code-box'

const freeDrinkCode = {
  code: '7Q2K-9XCV-1MNB',
  title: 'Free Drink',
  discountPercent: null,
  discountAmount: '3.50',
  remaining: '3.50',
  state: 'unused',
  issuedAt: '2026-09-02T16:00:00.000Z',
  // In Florida it is still the evening before.
  expiresAt: '2026-12-02T03:30:00.000Z',
} as const

setupMockServer(
  mockRoute(discountCodeRoutes.listCodes, () => mockResponse(discountCodeRoutes.listCodes, [freeDrinkCode])),
)

it('shows when a code expires in the time zone of the restaurant', async () => {
  render(
    <TestProviders client={createQueryClient()}>
      <AvailableCodes applied={null} onChoose={() => {}} />
    </TestProviders>,
  )
  const choice = await screen.findByRole('button', { name: /Free Drink/ })
  expect(choice.textContent).toBe('Use $3.50 offFree Drink · 7Q2K-9XCV-1MNB · until Dec 1, 2026')
})

it('names what a code takes off this order, and what stays on it', () => {
  cartStore.change(() => [buildCartItem({ priceCents: 625, quantity: 1 })])
  const applied = { code: 'SORRY', discount: { amountCents: 2240 }, problem: null }
  render(
    <TestProviders client={createQueryClient()}>
      <AppliedCodeLine applied={applied} />
    </TestProviders>,
  )
  expect(document.body.textContent).toContain('SORRY: $6.25 off this order; $16.15 stays on the code')
})
