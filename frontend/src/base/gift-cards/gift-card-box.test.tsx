import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { giftCardRoutes } from '#shared/gift-cards/contract'
import { overrideModes } from '#shared/locations/policy'
import { paymentRoutes } from '#shared/payments/payments-contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { GiftCardBox } from './gift-card-box'
import { useAppliedGiftCards } from './use-applied-gift-cards'

const CODE = '0000-AAAA-1111-BBBB-2222'

setupMockServer(
  mockRoute(paymentRoutes.getPaymentOptions, () =>
    mockResponse(paymentRoutes.getPaymentOptions, { online: true, tipPercents: [], currency: 'usd' }),
  ),
  mockRoute(giftCardRoutes.getGiftCardBalance, () =>
    mockResponse(giftCardRoutes.getGiftCardBalance, { balance: '50.00' }),
  ),
)
beforeAll(() => overrideModes('live'))
afterAll(() => overrideModes())

const Box = () => <GiftCardBox giftCards={useAppliedGiftCards()} totalCents={1338} />

it('adds a gift card once, says what it pays and what stays on it, and removes it', async () => {
  render(
    <TestProviders client={createQueryClient()}>
      <Box />
    </TestProviders>,
  )
  const user = userEvent.setup()
  const field = await screen.findByLabelText('Gift card')
  await user.type(field, 'FIRST10{Enter}')
  expect(await screen.findByText('This is not the code of a gift card')).toBeTruthy()
  await user.clear(field)
  await user.type(field, `${CODE}{Enter}`)
  expect((await screen.findByRole('status')).textContent).toContain('Gift card …2222: pays $13.38; $36.62 stays on it')
  await user.type(field, `${CODE.toLowerCase()}{Enter}`)
  expect(await screen.findByText('This gift card is already on the order')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove gift card 2222' }))
  expect(screen.queryByRole('status')).toBeNull()
})
