import { render, screen } from '@testing-library/react'
import { createQueryClient } from '#base/api/query-client'
import { buildTicket } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { TicketFrame } from './ticket-frame'

type Overrides = Parameters<typeof buildTicket>[0]

/** A card of an order that the guest expects at 6:40 PM at the restaurant. */
const renderCard = (overrides: Overrides = {}) =>
  render(
    <TestProviders client={createQueryClient()}>
      <TicketFrame ticket={buildTicket({ promisedAt: '2026-03-14T22:40:00.000Z', ...overrides })} isChosen={false}>
        Dishes
      </TicketFrame>
    </TestProviders>,
  )

it('a card says when its order is due', () => {
  renderCard()
  expect(screen.getByText(/^Due .*6:40 PM$/)).toBeTruthy()
})

it('the card of a completed order is not due any more', () => {
  renderCard({ status: 'completed', kitchenStatus: 'completed', completedAt: '2026-03-14T22:38:00.000Z' })
  expect(screen.queryByText(/^Due/)).toBeNull()
})
