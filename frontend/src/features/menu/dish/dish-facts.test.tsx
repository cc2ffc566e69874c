import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { User } from '#shared/accounts/contract'
import { savedDetailsRoutes } from '#shared/accounts/users-contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { guestFavoriteStore } from '#base/menu/use-favorites'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { buildUser } from '#testing/fixtures'
import { sessionHandler, renderPage } from '#testing/render-page'
import { FavoriteButton } from './dish-facts'

const account = new Set<number>([3])
setupMockServer(
  sessionHandler,
  mockRoute(savedDetailsRoutes.listFavorites, () => mockResponse(savedDetailsRoutes.listFavorites, [...account])),
  mockRoute(savedDetailsRoutes.updateFavorites, async (request) => {
    const { menuItemIds, isFavorite }: { menuItemIds: number[]; isFavorite: boolean } = await request.json()
    menuItemIds.forEach((id) => (isFavorite ? account.add(id) : account.delete(id)))
    return mockResponse(savedDetailsRoutes.updateFavorites, [...account])
  }),
)

async function renderFavoriteButton(user: User | null) {
  await renderPage('/menu', <FavoriteButton dish={buildMenuItem({ id: 7, name: 'Hibachi Plate' })} />, user)
  return screen.getByRole('button', { name: 'Favorite: Hibachi Plate' })
}

it('a guest’s favorite is stored in the browser, moves to the account at sign-in, and can be removed there', async () => {
  const guestButton = await renderFavoriteButton(null)
  await userEvent.click(guestButton)
  expect(guestButton.getAttribute('aria-pressed')).toBe('true')
  expect(guestFavoriteStore.get()).toEqual([7])
  cleanup()

  const userButton = await renderFavoriteButton(buildUser({ id: 'dana' }))
  await waitFor(() => expect(userButton.getAttribute('aria-pressed')).toBe('true'))
  expect([...account]).toEqual([3, 7])
  expect(guestFavoriteStore.get()).toEqual([])
  await userEvent.click(userButton)
  await waitFor(() => expect([...account]).toEqual([3]))
  expect(userButton.getAttribute('aria-pressed')).toBe('false')
})
