import { render, screen } from '@testing-library/react'
import { buildCartItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { TestProviders } from '#testing/test-providers'
import { OrderBar } from './order-bar'

/** Renders the bar of a page with some rolls in the cart, at $6.75 each. Returns its link. */
function renderBar(path: string, rolls: number): HTMLAnchorElement | null {
  const line = buildCartItem({ menuItemId: 7, name: 'California Roll', priceCents: 675, quantity: rolls })
  cartStore.change(() => (rolls > 0 ? [line] : []))
  render(
    <TestProviders client={createQueryClient()}>
      <OrderBar path={path} />
    </TestProviders>,
  )
  return screen.queryByRole<HTMLAnchorElement>('link')
}

it('leads from a page about the restaurant to its menu', () => {
  const link = renderBar('/about', 0)
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Order now', '/menu'])
})

it('leads to a cart with dishes, and names its items and subtotal', () => {
  const link = renderBar('/', 2)
  expect(link?.textContent).toContain('2 items')
  expect(link?.textContent).toContain('$13.50')
  expect(link?.getAttribute('href')).toBe('/menu#cart')
})

it('leaves an empty cart to the button of the first page', () => expect(renderBar('/', 0)).toBeNull())
