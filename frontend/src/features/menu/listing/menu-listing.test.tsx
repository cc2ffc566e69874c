import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { menuRoutes } from '#shared/menu/contract'
import { NO_DIETARY_PREFERENCES } from '#shared/menu/dietary/filters'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { dietFilterStore } from '#base/menu/diet-filters'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { FilteredListing } from './filtered-listing'
import { DishCardFoot } from './dish-card-foot'

jest.mock('./dish-card-foot', () => ({ DishCardFoot: jest.fn(() => null) }))

const dishes = [
  buildMenuItem({ id: 1, name: 'Shrimp Tempura', allergens: ['shellfish'] }),
  buildMenuItem({ id: 2, name: 'Edamame', allergens: ['soy'] }),
  buildMenuItem({ id: 3, name: 'Mushroom Soup', allergens: ['soy'] }),
]
setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, dishes)),
  mockRoute(menuRoutes.listCategories, () =>
    mockResponse(menuRoutes.listCategories, [{ id: 1, name: 'Appetizers', description: '', displayOrder: 1 }]),
  ),
)

const viewAll = () => undefined

function Menu() {
  const [search, setSearch] = useState('')
  return (
    <>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <FilteredListing view="all" search={search} onViewAll={viewAll} />
    </>
  )
}

const listDishNames = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'))

it('a letter renders no dish again that stays, while a guest has filters', async () => {
  const preferences = { ...NO_DIETARY_PREFERENCES, noShellfish: true }
  dietFilterStore.choose({ userId: null, preferences, isComplete: false })
  render(
    <TestProviders client={createQueryClient()}>
      <Menu />
    </TestProviders>,
  )
  await screen.findByRole('article', { name: 'Edamame' })
  expect(listDishNames()).toEqual(['Edamame', 'Mushroom Soup'])
  const rendered = jest.mocked(DishCardFoot)
  rendered.mockClear()
  await act(() => userEvent.type(screen.getByLabelText('Search'), 'eda'))
  expect(listDishNames()).toEqual(['Edamame'])
  expect(rendered.mock.calls.map(([{ item }]) => item.name)).toEqual([])
})
