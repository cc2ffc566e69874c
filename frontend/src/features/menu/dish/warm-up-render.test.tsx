import { act, waitFor } from '@testing-library/react'
import { buildMenuItem, buildMenuOption as option } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { currentLocation } from '#base/location/location'
import { menuItemsQuery } from '#base/menu/use-menu'
import { setupMockServer } from '#testing/mock-server'
import { warmUpRender } from './warm-up-render'

// Any request fails the test.
setupMockServer()

const plate = buildMenuItem({
  name: 'Hibachi Plate',
  imageUrl: '/assets/h1.jpg',
  optionGroups: [{ id: 'rice', name: 'Rice', min: 1, max: 1, options: [option('fried', 'Fried rice')] }],
})

it('renders a complete dish off screen, without requests or pictures', async () => {
  const client = createQueryClient()
  client.setQueryData(menuItemsQuery(currentLocation.code).queryKey, [buildMenuItem({ name: 'Edamame' }), plate])
  const container = document.createElement('div')
  await act(async () => warmUpRender(container, client))
  await waitFor(() => expect(container.querySelectorAll('h2')).toHaveLength(2))
  expect(container.textContent).toMatch(/Hibachi Plate.*Declared by the kitchen/s)
  expect(container.querySelectorAll('img')).toHaveLength(0)
  expect(document.body.textContent).toBe('')
})
