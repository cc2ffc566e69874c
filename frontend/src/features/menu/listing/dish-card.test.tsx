import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addManyToCart, toCartItem } from '#shared/orders/cart/cart'
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

it('one less is announced: the count that is left, or that the dish is gone, which can be undone', async () => {
  const noted = { ...toCartItem(buildMenuItem({ id: 7, name: 'Tuna Roll' })), quantity: 2, notes: 'cut small' }
  cartStore.change(() => addManyToCart([], [noted]))
  render(
    <TestProviders client={createQueryClient()}>
      <DishCard item={buildMenuItem({ id: 7, name: 'Tuna Roll' })} />
    </TestProviders>,
  )
  const count = screen.getByText('in your cart').parentElement
  expect(count?.getAttribute('aria-live')).toBe('polite')
  await press('One Tuna Roll less')
  expect(count?.textContent).toBe('1 in your cart')
  expect(showToast).not.toHaveBeenCalled()
  await press('One Tuna Roll less')
  const [message] = showToast.mock.lastCall ?? []
  expect(message).toMatchObject({ title: 'Item Removed', description: 'Tuna Roll has been removed from your cart.' })
  message?.action?.onPress()
  expect(cartStore.get()).toMatchObject([{ quantity: 1, notes: 'cut small' }])
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
