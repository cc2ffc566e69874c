import { render, screen, waitFor } from '@testing-library/react'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { buildLoyaltyAccount } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { AccountPointsSummary } from './account-menu'

let isDown = false
const asked = jest.fn()
setupMockServer(
  mockRoute(loyaltyRoutes.getAccount, () => {
    asked()
    if (isDown) return problemResponse()
    return mockResponse(loyaltyRoutes.getAccount, buildLoyaltyAccount({ tierLevel: 'Silver', currentTier: 'Silver' }))
  }),
)

const client = createQueryClient()
const whenTheMenuIsOpened = () =>
  render(
    <TestProviders client={client}>
      <AccountPointsSummary />
    </TestProviders>,
  )

it('asks again each time the menu is opened, and forgets no figures that it had', async () => {
  isDown = true
  const first = whenTheMenuIsOpened()
  await waitFor(() => expect(first.container.textContent).toBe(''))
  first.unmount()

  isDown = false
  const second = whenTheMenuIsOpened()
  await screen.findByText('Silver')
  second.unmount()

  isDown = true
  whenTheMenuIsOpened()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.getByText('Silver')).toBeTruthy()
})
