import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { CategoryStrip } from './category-strip'

setupMockServer(
  mockRoute(menuRoutes.listCategories, () =>
    mockResponse(menuRoutes.listCategories, [
      { id: 1, name: 'Appetizers', description: '', displayOrder: 1 },
      { id: 9, name: 'Drinks', description: '', displayOrder: 9 },
    ]),
  ),
)

it('lists all categories at its beginning, because a phone shows only the first chips', async () => {
  const onChoose = jest.fn()
  render(
    <TestProviders client={createQueryClient()}>
      <CategoryStrip view="all" onChoose={onChoose} isSearching={false} />
    </TestProviders>,
  )
  await screen.findByRole('button', { name: /Drinks/ })
  const list = screen.getByRole('combobox', { name: 'All categories' })
  await userEvent.selectOptions(list, 'Drinks')
  expect(onChoose).toHaveBeenCalledWith(9)
})
