import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { menuRoutes } from '#shared/menu/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { FilteredListing } from '../listing/filtered-listing'
import { MenuTools } from './menu-tools'

const dishes = [
  buildMenuItem({
    id: 1,
    name: 'Shrimp Tempura',
    description: 'In egg batter',
    allergens: ['shellfish', 'egg', 'gluten'],
  }),
  buildMenuItem({ id: 2, name: 'Edamame', description: 'Soybeans', allergens: ['soy'] }),
  buildMenuItem({ id: 3, name: 'Mushroom Soup', allergens: ['soy'] }),
  buildMenuItem({ id: 4, name: 'Chef’s Tray', allergens: null }),
]
setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, dishes)),
  mockRoute(menuRoutes.listCategories, () =>
    mockResponse(menuRoutes.listCategories, [{ id: 1, name: 'Appetizers', description: '', displayOrder: 1 }]),
  ),
)

function Menu() {
  const [search, setSearch] = useState('')
  return (
    <>
      <MenuTools search={search} onSearch={setSearch}>
        {null}
      </MenuTools>
      <FilteredListing view="all" search={search} onViewAll={() => undefined} />
    </>
  )
}

async function searchMenuFor(search: string) {
  render(
    <TestProviders client={createQueryClient()}>
      <Menu />
    </TestProviders>,
  )
  await screen.findByRole('article', { name: 'Edamame' })
  const user = userEvent.setup()
  await act(() => user.type(screen.getByLabelText('Search the menu'), search))
  return user
}

const getSearchBox = () => screen.getByLabelText<HTMLInputElement>('Search the menu')
const listDishNames = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'))

it('an excluded allergen becomes a removable chip with a warning, and is announced', async () => {
  const user = await searchMenuFor('no shellfish')
  const chip = await screen.findByRole('button', { name: 'Remove filter No Shellfish from your search' })
  expect(chip.closest('[aria-live=polite]')?.textContent).toContain(
    'All dishes are made in one kitchen, so tell us about any allergy.',
  )
  await screen.findByRole('article', { name: 'Edamame' })
  expect(screen.queryByText('Shrimp Tempura')).toBeNull()
  expect(screen.queryByText('Chef’s Tray')).toBeNull()
  await user.click(chip)
  expect(getSearchBox().value).toBe('')
  expect(document.activeElement).toBe(getSearchBox())
  await screen.findByRole('article', { name: 'Shrimp Tempura' })
  expect(screen.queryByRole('button', { name: /from your search/ })).toBeNull()
})

it('removing a chip leaves the rest of the search unchanged', async () => {
  const user = await searchMenuFor('soup no egg or shellfish')
  await user.click(await screen.findByRole('button', { name: 'Remove filter No Egg from your search' }))
  expect(getSearchBox().value).toBe('soup, no shellfish')
  screen.getByRole('button', { name: 'Remove filter No Shellfish from your search' })
})

it('an excluded ingredient without a filter is named, and dishes with it are not listed', async () => {
  await searchMenuFor('without mushrooms')
  await screen.findByText(/We can’t filter by “mushrooms”/)
  await screen.findByRole('article', { name: 'Edamame' })
  expect(listDishNames()).not.toContain('Mushroom Soup')
  expect(screen.queryByText('Mushroom Soup')).toBeNull()
})

it('a search that finds nothing offers what comes nearest, without giving up what the guest avoids', async () => {
  const user = await searchMenuFor('shrimp pizza no soy')
  expect(await screen.findByText('No menu items found matching your search.')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'shrimp, no soy (1 dish)' }))
  expect(getSearchBox().value).toBe('shrimp, no soy')
  expect(listDishNames()).toEqual(['Shrimp Tempura'])
})
