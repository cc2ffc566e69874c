import { render, screen } from '@testing-library/react'
import { stageOf } from '#shared/rules/order-status'
import type { OrderStatus } from '#shared/terms/orders'
import { newQueryClient } from '#base/api/query-client'
import { anOrder } from '#testing/an-order'
import { Providers } from '#testing/providers'
import { StatusPanel } from './status-panel'

const whenItIs = (status: OrderStatus) =>
  render(
    <Providers client={newQueryClient()}>
      <StatusPanel
        order={anOrder({ ...stageOf({ status }), mayCancel: false })}
        timeZone="America/New_York"
        readAt={0}
        isReading={false}
        onRefresh={() => {}}
      />
    </Providers>,
  )

it('a cancelled order is shown as that, on no way to being ready', () => {
  const { container } = whenItIs('cancelled')
  expect(screen.getByRole('heading').textContent).toBe('This order was cancelled')
  expect(screen.getByRole('status').textContent).toBe('This order was cancelled')
  expect(screen.queryByRole('list', { name: 'Order progress' })).toBeNull()
  expect(container.textContent).not.toMatch(/ready|pick(ed)? ?up!/i)
})

it('an order that is ready is shown as that, with its way', () => {
  whenItIs('ready')
  expect(screen.getByRole('heading').textContent).toBe('Your order is ready for pickup!')
  expect(screen.getByRole('list', { name: 'Order progress' })).toBeTruthy()
})
