import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { setToastRenderer, type Toast } from '#ui/toast'
import { TestProviders } from '#testing/test-providers'
import { DishCard } from './dish-card'

const showToast = jest.fn<void, [Toast]>()
beforeAll(() => setToastRenderer(showToast))

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('a dish in the cart has its count on the card, with buttons for one more and one less', async () => {
  cartStore.change(() => [])
  render(
    <TestProviders client={createQueryClient()}>
      <DishCard item={buildMenuItem({ id: 7, name: 'Tuna Roll' })} />
    </TestProviders>,
  )
  expect(screen.queryByRole('button', { name: 'One Tuna Roll less' })).toBeNull()
  await press('Add Tuna Roll to cart')
  await press('Add Tuna Roll to cart')
  expect(screen.getByText('in your cart').parentElement?.textContent).toBe('2 in your cart')
  await press('One Tuna Roll less')
  expect(cartStore.get()).toMatchObject([{ quantity: 1 }])
  await press('One Tuna Roll less')
  expect(cartStore.get()).toEqual([])
  expect(screen.queryByRole('button', { name: 'One Tuna Roll less' })).toBeNull()
})

it('a dish that can’t be added says so, and the page stays', async () => {
  jest.spyOn(console, 'error').mockImplementationOnce(() => {})
  jest.spyOn(cartStore, 'change').mockImplementationOnce(() => {
    throw new Error('full')
  })
  render(
    <TestProviders client={createQueryClient()}>
      <DishCard item={buildMenuItem({ id: 7, name: 'Tuna Roll' })} />
    </TestProviders>,
  )
  await press('Add Tuna Roll to cart')
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ title: 'Error', description: 'Failed to add item to cart' })
  expect(screen.getByRole('button', { name: 'Add Tuna Roll to cart' })).toBeTruthy()
})
