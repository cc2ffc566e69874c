import { act, waitFor } from '@testing-library/react'
import { buildMenuItem, buildMenuOption as option } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { currentLocation } from '#base/location/location'
import { menuItemsQuery } from '#base/menu/use-menu'
import { setupMockServer } from '#testing/mock-server'
import { warmUpRender } from './warm-up-render'

// Whoever asks it anything fails the test.
setupMockServer()

const plate = buildMenuItem({
  name: 'Hibachi Plate',
  imageUrl: '/assets/h1.jpg',
  optionGroups: [{ id: 'rice', name: 'Rice', min: 1, max: 1, options: [option('fried', 'Fried rice')] }],
})

it('draws a dish whole where nobody sees it, asks for nothing and fetches no picture', async () => {
  const client = createQueryClient()
  client.setQueryData(menuItemsQuery(currentLocation.code).queryKey, [buildMenuItem({ name: 'Edamame' }), plate])
  const place = document.createElement('div')
  await act(async () => warmUpRender(place, client))
  await waitFor(() => expect(place.querySelectorAll('h2')).toHaveLength(2))
  expect(place.textContent).toMatch(/Hibachi Plate.*Declared by the kitchen/s)
  expect(place.querySelectorAll('img')).toHaveLength(0)
  expect(document.body.textContent).toBe('')
})
