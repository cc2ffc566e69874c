import { render, screen, waitFor } from '@testing-library/react'
import { loyalty } from '#shared/contract/loyalty'
import { newQueryClient } from '#base/api/query-client'
import { answer, givenAServer, on, refuse } from '#testing/a-server'
import { anAccount } from '#testing/an-account'
import { Providers } from '#testing/providers'
import { AccountFigures } from './account-figures'

let isDown = false
const asked = jest.fn()
givenAServer(
  on(loyalty.account, () => {
    asked()
    if (isDown) return refuse()
    return answer(loyalty.account, anAccount({ tierLevel: 'Silver', currentTier: 'Silver' }))
  }),
)

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
