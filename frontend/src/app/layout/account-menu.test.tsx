import { render, screen, waitFor } from '@testing-library/react'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { buildLoyaltyAccount } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { AccountPointsSummary } from './account-menu'

let isDown = false
const onRequest = jest.fn()
setupMockServer(
  mockRoute(loyaltyRoutes.getAccount, () => {
    onRequest()
    if (isDown) return problemResponse()
    return mockResponse(loyaltyRoutes.getAccount, buildLoyaltyAccount({ tierLevel: 'Silver', currentTier: 'Silver' }))
  }),
)

const client = createQueryClient()
const renderSummary = () =>
  render(
    <TestProviders client={client}>
      <AccountPointsSummary />
    </TestProviders>,
  )

it('requests the points each time the menu opens and shows the previous ones if that fails', async () => {
  isDown = true
  const first = renderSummary()
  await waitFor(() => expect(first.container.textContent).toBe(''))
  first.unmount()

  isDown = false
  const second = renderSummary()
  await screen.findByText('Silver')
  second.unmount()

  isDown = true
  renderSummary()
  await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(3))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.getByText('Silver')).toBeTruthy()
})
