import { render, screen } from '@testing-library/react'
import { resolveStage } from '#shared/orders/status'
import type { OrderStatus } from '#shared/orders/constants'
import { createQueryClient } from '#base/api/query-client'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { StatusPanel } from './status-panel'

const renderPanel = (status: OrderStatus) =>
  render(
    <TestProviders client={createQueryClient()}>
      <StatusPanel
        order={buildOrder({ ...resolveStage({ status }), mayCancel: false })}
        timeZone="America/New_York"
        loadedAt={0}
        isLoading={false}
        onRefresh={() => {}}
      />
    </TestProviders>,
  )

it('a cancelled order shows no progress', () => {
  const { container } = renderPanel('cancelled')
  expect(screen.getByRole('heading').textContent).toBe('This order was cancelled')
  expect(screen.getByRole('status').textContent).toBe('This order was cancelled')
  expect(screen.queryByRole('list', { name: 'Order progress' })).toBeNull()
  expect(container.textContent).not.toMatch(/ready|pick(ed)? ?up!/i)
})

it('a ready order shows its progress', () => {
  renderPanel('ready')
  expect(screen.getByRole('heading').textContent).toBe('Your order is ready for pickup!')
  expect(screen.getByRole('list', { name: 'Order progress' })).toBeTruthy()
})
