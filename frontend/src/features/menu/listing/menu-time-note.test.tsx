import { screen } from '@testing-library/react'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import { buildLoyaltyAccount, buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { MenuTimeNote } from './menu-time-note'

const account = buildLoyaltyAccount({ currentTier: 'Gold', benefit: { kind: 'free-delivery' } })
setupMockServer(
  sessionHandler,
  mockRoute(loyaltyRoutes.getAccount, () => mockResponse(loyaltyRoutes.getAccount, account)),
)

it('says to a member what the tier gives', async () => {
  await renderPage('/menu', <MenuTimeNote />, buildUser())
  expect(await screen.findByText('Gold member: free delivery on your order.')).toBeTruthy()
})
