import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menu } from '#shared/contract/menu'
import { orders } from '#shared/contract/orders'
import { aDish } from '#shared/rules/testing/a-dish'
import { newQueryClient } from '#base/api/query-client'
import { answer, givenAServer, lost, on } from '#testing/a-server'
import { anOrder } from '#testing/an-order'
import { Providers } from '#testing/providers'
import { DemoOrder } from './components/demo-order'

const dish = aDish({ id: 5, name: 'Party Tray', price: '25.99' })

const server = givenAServer(
  on(menu.items, () => answer(menu.items, [dish])),
  on(menu.categories, () => answer(menu.categories, [])),
)

it('is one order after a lost answer, and another one when it is asked for again', async () => {
  const tickets: string[] = []
  let isUp = false
  server.use(
    on(orders.placeDemo, ({ headers }) => {
      const key = headers.get('Idempotency-Key') ?? ''
      if (!tickets.includes(key)) tickets.push(key)
      if (!isUp) return lost()
      return answer(orders.placeDemo, anOrder({ ticketNumber: tickets.indexOf(key) + 1 }))
    }),
  )
  const whenAskedFor = async () => {
    const user = userEvent.setup()
    render(
      <Providers client={newQueryClient()}>
        <DemoOrder />
      </Providers>,
    )
    const button = await screen.findByRole('button', { name: 'Create Demo Order' })
    await user.click(button)
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    return user.click.bind(user, button)
  }
  await whenAskedFor()
  cleanup()
  isUp = true
  const askAgain = await whenAskedFor()
  expect(await screen.findByRole('link', { name: 'Track Ticket 1' })).toBeTruthy()
  await askAgain()
  expect(await screen.findByRole('link', { name: 'Track Ticket 2' })).toBeTruthy()
})
