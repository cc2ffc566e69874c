import { act, waitFor } from '@testing-library/react'
import { aDish } from '#shared/rules/testing/a-dish'
import { anOption as option } from '#shared/rules/testing/an-option'
import { newQueryClient } from '#base/api/query-client'
import { currentLocation } from '#base/location/location'
import { menuItemsQuery } from '#base/menu/use-menu'
import { givenAServer } from '#testing/a-server'
import { rehearse } from './rehearse'

// Whoever asks it anything fails the test.
givenAServer()

const plate = aDish({
  name: 'Hibachi Plate',
  imageUrl: '/assets/h1.jpg',
  optionGroups: [{ id: 'rice', name: 'Rice', min: 1, max: 1, options: [option('fried', 'Fried rice')] }],
})

it('draws a dish whole where nobody sees it, asks for nothing and fetches no picture', async () => {
  const client = newQueryClient()
  client.setQueryData(menuItemsQuery(currentLocation.code).queryKey, [aDish({ name: 'Edamame' }), plate])
  const place = document.createElement('div')
  await act(async () => rehearse(place, client))
  await waitFor(() => expect(place.querySelectorAll('h2')).toHaveLength(2))
  expect(place.textContent).toMatch(/Hibachi Plate.*Declared by the kitchen/s)
  expect(place.querySelectorAll('img')).toHaveLength(0)
  expect(document.body.textContent).toBe('')
})
