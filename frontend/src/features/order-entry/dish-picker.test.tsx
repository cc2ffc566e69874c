import { fireEvent, render, screen } from '@testing-library/react'
import { menuRoutes } from '#shared/menu/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { DishPicker } from './dish-picker'

setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () =>
    mockResponse(menuRoutes.listMenuItems, [buildMenuItem({ name: 'Miso Soup', alsoCalled: ['味噌汁'] })]),
  ),
)

it('the Enter that ends a word of an input method adds no dish, the next one does', async () => {
  const onPick = jest.fn()
  render(
    <TestProviders client={createQueryClient()}>
      <DishPicker hasInitialFocus onPick={onPick} onDone={undefined} />
    </TestProviders>,
  )
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: '味噌' } })
  await screen.findByRole('option', { name: /Miso Soup/ })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(onPick).not.toHaveBeenCalled()
  expect(field).toHaveProperty('value', '味噌')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onPick).toHaveBeenCalledTimes(1)
})
