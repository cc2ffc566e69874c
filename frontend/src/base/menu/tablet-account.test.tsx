import { screen, waitFor } from '@testing-library/react'
import { preferenceRoutes } from '#shared/accounts/preferences-contract'
import { savedDetailsRoutes } from '#shared/accounts/users-contract'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { buildUser } from '#testing/fixtures'
import { renderPage, sessionHandler } from '#testing/render-page'
import { useDietFilters } from './diet-filters'
import { useFavorites } from './use-favorites'

let accountCalls: string[]
setupMockServer(
  sessionHandler,
  mockRoute(preferenceRoutes.getDietaryPreferences, () => {
    accountCalls.push('diet')
    return problemResponse('not-signed-in')
  }),
  mockRoute(savedDetailsRoutes.listFavorites, () => {
    accountCalls.push('favorites')
    return mockResponse(savedDetailsRoutes.listFavorites, [])
  }),
)
beforeEach(() => {
  accountCalls = []
})

function Menu() {
  const { hasFailed } = useDietFilters()
  const { ids } = useFavorites()
  return <p>{hasFailed ? 'filters missing' : `menu, ${ids.length} favorites`}</p>
}

it('a kitchen tablet asks for nothing that is saved on an account', async () => {
  await renderPage('/kitchen', <Menu />, buildUser({ role: 'kitchen', locations: ['HENPR'], tabletId: 'T1' }))
  expect(await screen.findByText('menu, 0 favorites')).toBeTruthy()
  expect(accountCalls).toEqual([])
})

it('an account’s browser does', async () => {
  await renderPage('/', <Menu />, buildUser({ role: 'kitchen' }))
  await waitFor(() => expect(accountCalls.toSorted()).toEqual(expect.arrayContaining(['diet', 'favorites'])))
})
