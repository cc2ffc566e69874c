import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'wouter/use-browser-location'
import { createQueryClient } from '#base/api/query-client'
import { orderTypeStore } from '#base/cart/order-type'
import { TestProviders } from '#testing/test-providers'
import { OrderTypePicker, useOrderTypeFromUrl } from './order-type-picker'

function MenuHead() {
  useOrderTypeFromUrl()
  return <OrderTypePicker />
}

function whenTheMenuIsOpen() {
  render(
    <TestProviders client={createQueryClient()}>
      <MenuHead />
    </TestProviders>,
  )
  return userEvent.setup()
}

const chosen = () => screen.getByRole('button', { pressed: true }).textContent
const address = () => window.location.search + window.location.hash

it('is the one of the address that one comes by, and the address follows what is chosen then', async () => {
  navigate('/menu?type=delivery&search=roll#popular')
  const user = whenTheMenuIsOpen()
  expect(chosen()).toContain('Delivery')
  await user.click(screen.getByRole('button', { name: /Pick Up/ }))
  expect(chosen()).toContain('Pick Up')
  expect(address()).toBe('?type=pickup&search=roll#popular')
})

it('stays as it was chosen at the checkout when one comes back, or reads the page again', () => {
  navigate('/menu?type=delivery')
  whenTheMenuIsOpen()
  cleanup()
  orderTypeStore.set('pickup')
  whenTheMenuIsOpen()
  expect(chosen()).toContain('Pick Up')
  expect(address()).toBe('?type=pickup')
})

it('is that of another link, also from the menu itself, and of none where the address names none', async () => {
  navigate('/menu?type=event')
  const user = whenTheMenuIsOpen()
  await user.click(screen.getByRole('button', { name: /Pick Up/ }))
  act(() => navigate('/menu?type=event'))
  expect(chosen()).toContain('Schedule Event')
  act(() => navigate('/menu'))
  await user.click(screen.getByRole('button', { name: /Delivery/ }))
  expect(chosen()).toContain('Delivery')
  expect(address()).toBe('')
})

it.each(['dine-in', 'DELIVERY', 'delivery,event', '', 'constructor', 'none&type=delivery', '%00', '<script>'])(
  'is what was chosen where the address says %j, and what it says stays as it is',
  async (nonsense) => {
    orderTypeStore.set('event')
    navigate(`/menu?type=${nonsense}#popular`)
    const before = address()
    const user = whenTheMenuIsOpen()
    expect(chosen()).toContain('Schedule Event')
    await user.click(screen.getByRole('button', { name: /Pick Up/ }))
    expect(chosen()).toContain('Pick Up')
    expect(address()).toBe(before)
  },
)
