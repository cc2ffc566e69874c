import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { User } from '#shared/contract/auth'
import { remembered } from '#shared/contract/preferences/remembered'
import { aDish } from '#shared/rules/testing/a-dish'
import { guestFavorites } from '#base/favorites/use-favorites'
import { answer, givenAServer, on } from '#testing/a-server'
import { aUser } from '#testing/a-user'
import { knowsVisitor, whenOpened } from '#testing/at-the-desk'
import { FavoriteDish } from './components/favorite-dish'

const account = new Set<number>([3])
givenAServer(
  knowsVisitor,
  on(remembered.favorites, () => answer(remembered.favorites, [...account])),
  on(remembered.changeFavorites, async (request) => {
    const { menuItemIds, isFavorite }: { menuItemIds: number[]; isFavorite: boolean } = await request.json()
    menuItemIds.forEach((id) => (isFavorite ? account.add(id) : account.delete(id)))
    return answer(remembered.changeFavorites, [...account])
  }),
)

async function whenShown(user: User | null) {
  await whenOpened('/menu', <FavoriteDish dish={aDish({ id: 7, name: 'Hibachi Plate' })} />, user)
  return screen.getByRole('button', { name: 'Favorite: Hibachi Plate' })
}

it('is kept by the browser for a guest, and joins the account at the sign-in, where it can be taken away', async () => {
  const heart = await whenShown(null)
  await userEvent.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  expect(guestFavorites.get()).toEqual([7])
  cleanup()

  const same = await whenShown(aUser({ id: 'dana' }))
  await waitFor(() => expect(same.getAttribute('aria-pressed')).toBe('true'))
  expect([...account]).toEqual([3, 7])
  expect(guestFavorites.get()).toEqual([])
  await userEvent.click(same)
  await waitFor(() => expect([...account]).toEqual([3]))
  expect(same.getAttribute('aria-pressed')).toBe('false')
})
