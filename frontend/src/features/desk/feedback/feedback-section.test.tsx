import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { GivenFeedback } from '#shared/contract/desk/feedback'
import { desk } from '#shared/contract/desk/index'
import { answer, givenAServer, on } from '#testing/a-server'
import { knowsVisitor, whenOpened } from '#testing/at-the-desk'
import { FeedbackSection } from './feedback-section'

const given: GivenFeedback = {
  id: 'f1',
  at: '2026-11-22T18:15:00.000Z',
  rating: 2,
  comment: 'Cold rice',
  trigger: 'checkin',
  order: {
    id: '7K3P',
    ticketNumber: 12,
    createdAt: '2026-11-22T17:15:00.000Z',
    completedAt: null,
    status: 'pending',
    orderType: 'pickup',
    total: '13.38',
    customerName: 'Dana Whitfield',
    items: [{ name: 'Miso Soup', quantity: 2 }],
  },
}
const asked: string[] = []

givenAServer(
  knowsVisitor,
  on(desk.feedback, ({ url }) => {
    asked.push(new URL(url).search)
    return answer(desk.feedback, [given])
  }),
)

it('shows what was said with its order, and the fewest stars first where that is chosen', async () => {
  await whenOpened('/desk/feedback', <FeedbackSection />)
  const card = within(await screen.findByRole('listitem'))
  expect(card.getByRole('img', { name: '2 of 5 stars' })).toBeTruthy()
  expect(card.getByText('Cold rice')).toBeTruthy()
  expect(card.getByText('2 × Miso Soup')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Ticket 12' }).getAttribute('href')).toBe('/orders/7K3P/tracking')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sequence' }), 'Fewest stars first')
  await waitFor(() => expect(asked.at(-1)).toContain('sort=lowest'))
  expect(await screen.findByRole('listitem')).toBeTruthy()
})
