import { render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { newQueryClient } from '#base/api/query-client'
import { Providers } from '#testing/providers'
import { AccountFigures } from './account-figures'

let isDown = false
const asked = jest.fn()
const server = setupServer(
  http.get('*/api/loyalty/account', () => {
    asked()
    if (isDown) return new HttpResponse(null, { status: 503 })
    return HttpResponse.json({ currentPoints: 120, tierLevel: 'Silver', totalPointsEarned: 640 })
  }),
)

beforeAll(() => server.listen())
afterAll(() => server.close())

const client = newQueryClient()
const whenTheMenuIsOpened = () =>
  render(
    <Providers client={client}>
      <AccountFigures />
    </Providers>,
  )

it('asks again each time the menu is opened, and forgets no figures that it had', async () => {
  isDown = true
  const first = whenTheMenuIsOpened()
  await waitFor(() => expect(first.container.textContent).toBe(''))
  first.unmount()

  isDown = false
  const second = whenTheMenuIsOpened()
  await screen.findByText('Silver')
  second.unmount()

  isDown = true
  whenTheMenuIsOpened()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.getByText('Silver')).toBeTruthy()
})
