import { render, screen } from '@testing-library/react'
import { resolveStage } from '#shared/orders/status'
import type { OrderStatus } from '#shared/orders/constants'
import { createQueryClient } from '#base/api/query-client'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { StatusPanel } from './status-panel'

const whenItIs = (status: OrderStatus) =>
  render(
    <TestProviders client={createQueryClient()}>
      <StatusPanel
        order={buildOrder({ ...resolveStage({ status }), mayCancel: false })}
        timeZone="America/New_York"
        readAt={0}
        isReading={false}
        onRefresh={() => {}}
      />
    </TestProviders>,
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
