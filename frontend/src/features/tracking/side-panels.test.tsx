import { cleanup, render, screen, within } from '@testing-library/react'
import { TestProviders } from '#testing/test-providers'
import { createQueryClient } from '#base/api/query-client'
import { buildOrder } from '#testing/fixtures'
import { SummaryPanel } from './side-panels'

const show = (overrides: Parameters<typeof buildOrder>[0]) =>
  render(
    <TestProviders client={createQueryClient()}>
      <SummaryPanel order={buildOrder(overrides)} />
    </TestProviders>,
  )

/** The amounts of the summary, in order. */
const rows = () =>
  [...(within(document.body).getByText('Subtotal').closest('dl')?.children ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' '),
  )

describe("an order's summary", () => {
  it('has the service charge of an event, so that the amounts add up to the total', () => {
    show({ subtotal: '400.00', serviceCharge: '72.00', tax: '33.04', total: '505.04' })
    expect(rows()).toEqual(['Subtotal $400.00', 'Service Charge $72.00', 'Tax $33.04', 'Total $505.04'])
  })

  it('has the points of an order, unless it was canceled and gives none', () => {
    show({ points: 6 })
    expect(rows().at(-1)).toBe('Points +6')
    cleanup()
    show({ points: 6, status: 'cancelled' })
    expect(rows().at(-1)).toBe('Total $6.69')
  })

  it('leaves out amounts that are zero', () => {
    show({})
    expect(rows()).toEqual(['Subtotal $6.25', 'Tax $0.44', 'Total $6.69'])
    expect(screen.queryByText('Service Charge')).toBeNull()
  })
})
