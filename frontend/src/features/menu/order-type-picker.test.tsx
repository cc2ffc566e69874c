import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'wouter/use-browser-location'
import { overrideModes } from '#shared/locations/policy'
import { createQueryClient } from '#base/api/query-client'
import { orderTypeStore } from '#base/cart/order-type'
import { TestProviders } from '#testing/test-providers'
import { OrderTypePicker, useOrderTypeFromUrl } from './order-type-picker'

beforeEach(() => orderTypeStore.set('pickup'))

function MenuHeader() {
  useOrderTypeFromUrl()
  return <OrderTypePicker />
}

function openMenu() {
  render(
    <TestProviders client={createQueryClient()}>
      <MenuHeader />
    </TestProviders>,
  )
  return userEvent.setup()
}

const readChosenType = () => screen.getByRole('button', { pressed: true }).textContent
const readUrl = () => window.location.search + window.location.hash

it('an order type in the URL is chosen, and the URL follows later choices', async () => {
  navigate('/menu?type=delivery&search=roll#popular')
  const user = openMenu()
  expect(readChosenType()).toContain('Delivery')
  await user.click(screen.getByRole('button', { name: /Pick Up/ }))
  expect(readChosenType()).toContain('Pick Up')
  expect(readUrl()).toBe('?type=pickup&search=roll#popular')
})

it('a type chosen at the checkout stays chosen after going back or reloading', () => {
  navigate('/menu?type=delivery')
  openMenu()
  cleanup()
  orderTypeStore.set('pickup')
  openMenu()
  expect(readChosenType()).toContain('Pick Up')
  expect(readUrl()).toBe('?type=pickup')
})

it('a new link changes the type, and a URL without a type changes nothing', async () => {
  navigate('/menu?type=event')
  const user = openMenu()
  await user.click(screen.getByRole('button', { name: /Pick Up/ }))
  act(() => navigate('/menu?type=event'))
  expect(readChosenType()).toContain('Schedule Event')
  act(() => navigate('/menu'))
  await user.click(screen.getByRole('button', { name: /Delivery/ }))
  expect(readChosenType()).toContain('Delivery')
  expect(readUrl()).toBe('')
})

it('a link to an event leads to its request where events have a quote', () => {
  overrideModes('live')
  navigate('/menu?type=event')
  openMenu()
  expect([window.location.pathname, orderTypeStore.get()]).toEqual(['/events/request', 'pickup'])
  overrideModes()
})

it.each(['dine-in', 'DELIVERY', 'delivery,event', '', 'constructor', 'none&type=delivery', '%00', '<script>'])(
  'an invalid type %j in the URL changes neither the choice nor the URL',
  async (invalidType) => {
    orderTypeStore.set('event')
    navigate(`/menu?type=${invalidType}#popular`)
    const initialUrl = readUrl()
    const user = openMenu()
    expect(readChosenType()).toContain('Schedule Event')
    await user.click(screen.getByRole('button', { name: /Pick Up/ }))
    expect(readChosenType()).toContain('Pick Up')
    expect(readUrl()).toBe(initialUrl)
  },
)
