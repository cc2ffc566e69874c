import { cleanup, render, screen } from '@testing-library/react'
import { resolveStage } from '#shared/orders/status'
import type { OrderStatus } from '#shared/orders/constants'
import type { Order } from '#shared/orders/contract'
import { cartStore } from '#base/cart/cart-store'
import { createQueryClient } from '#base/api/query-client'
import { buildOrder } from '#testing/fixtures'
import { buildCartItem } from '#shared/testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { StatusPanel } from './status-panel'

const client = createQueryClient()
const panelOf = (status: OrderStatus, changes: Partial<Order>) => (
  <TestProviders client={client}>
    <StatusPanel
      order={buildOrder({ ...resolveStage({ status }), mayCancel: false, ...changes })}
      timeZone="America/New_York"
      phone="(727) 555-0100"
      loadedAt={0}
      isLoading={false}
      onRefresh={() => {}}
    />
  </TestProviders>
)
const renderPanel = (status: OrderStatus, changes: Partial<Order> = {}) => render(panelOf(status, changes))

it('a cancelled order shows no progress', () => {
  const { container } = renderPanel('cancelled')
  expect(screen.getByRole('heading').textContent).toBe('This order was canceled')
  expect(screen.getByRole('status').textContent).toBe('This order was canceled')
  expect(screen.queryByRole('list', { name: 'Order progress' })).toBeNull()
  expect(container.textContent).not.toMatch(/ready|pick(ed)? ?up!/i)
})

it('a ready order shows its progress', () => {
  renderPanel('ready')
  expect(screen.getByRole('heading').textContent).toBe('Your order is ready for pickup!')
  expect(screen.getByRole('list', { name: 'Order progress' })).toBeTruthy()
})

it('an order whose card was declined leads back to the dishes in the cart', () => {
  cartStore.change(() => [])
  const { unmount } = renderPanel('cancelled', { paymentStatus: 'failed' })
  expect(screen.queryByRole('link', { name: 'Back to Checkout' })).toBeNull()
  unmount()
  cartStore.change(() => [buildCartItem()])
  renderPanel('cancelled', { paymentStatus: 'failed' })
  expect(screen.getByRole('link', { name: 'Back to Checkout' }).getAttribute('href')).toBe('/checkout')
})

it('a late order that the kitchen has not accepted gives the number to call', () => {
  renderPanel('pending', { promisedAt: new Date(Date.now() - 60_000).toISOString() })
  expect(screen.getByRole('link', { name: /^Call/ })).toBeTruthy()
  cleanup()
  renderPanel('pending', { promisedAt: new Date(Date.now() + 600_000).toISOString() })
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
})

describe('an order that an edit made cost more', () => {
  const payment = { status: 'pending', url: 'https://pay.example/cs_1', expiresAt: '2026-05-02T15:00:00.000Z' } as const

  it('shows the balance due and leads to its payment page', () => {
    renderPanel('confirmed', { paymentStatus: 'paid', balanceDue: '6.68', payment })
    expect(screen.getByText('Balance due $6.68')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Pay $6.68' }).getAttribute('href')).toBe(payment.url)
  })

  it('shows the balance in the window once the order is changed', () => {
    const scrolled: (string | null)[] = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this.textContent)
    }
    const { rerender } = renderPanel('pending', { paymentStatus: 'authorized' })
    expect(scrolled).toEqual([])
    rerender(panelOf('pending', { paymentStatus: 'authorized', balanceDue: '6.68' }))
    expect(scrolled).toEqual(['Balance due $6.68Please pay it at the counter.'])
  })

  it('asks to pay at the counter once the page is closed', () => {
    renderPanel('confirmed', { paymentStatus: 'paid', balanceDue: '6.68' })
    expect(screen.getByText('Please pay it at the counter.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Pay/ })).toBeNull()
  })
})

describe('an allergy in the notes of the guest', () => {
  const waiting = { status: 'pending', kitchenStatus: 'waiting', at: '2026-05-01T16:00:00.000Z' } as const
  const confirmed = { status: 'confirmed', kitchenStatus: 'confirmed', at: '2026-05-01T16:05:00.000Z' } as const
  const specialInstructions = 'I am allergic to sesame; no shellfish'
  const panel = () => screen.getByRole('group', { name: 'Allergy' }).textContent

  it('stands near the top, with the time at which the kitchen accepted the order', () => {
    renderPanel('confirmed', { specialInstructions, history: [waiting, { ...confirmed, by: { name: 'Lee' } }] })
    expect(panel()).toContain(`The kitchen sees this as an allergy: “${specialInstructions}”`)
    expect(panel()).toContain('Your order was accepted by the kitchen at 12:05 PM.')
  })

  it('is not accepted by the kitchen before a person took the order on', () => {
    renderPanel('pending', { specialInstructions, history: [waiting] })
    expect(panel()).toContain('The kitchen has not accepted your order yet.')
    cleanup()
    renderPanel('confirmed', { specialInstructions, history: [waiting, { ...confirmed, by: 'system' }] })
    expect(panel()).toContain('Your order was accepted automatically at 12:05 PM.')
  })

  it('is none in an ordinary note', () => {
    renderPanel('pending', { specialInstructions: 'extra napkins', history: [waiting] })
    expect(screen.queryByRole('group', { name: 'Allergy' })).toBeNull()
  })
})
