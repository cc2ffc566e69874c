import { screen, waitFor } from '@testing-library/react'
import { feedbackAdminRoutes, type FeedbackWithOrder } from '#shared/feedback/contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { BadReviewsPanel } from './notices'

const review = (ticketNumber: number, more: Partial<FeedbackWithOrder> = {}): FeedbackWithOrder => ({
  ...{ id: `f${ticketNumber}`, at: new Date().toISOString(), rating: 1, comment: 'Cold rice', trigger: 'checkin' },
  ...{ byStaff: false, answered: null, canAnswer: true },
  order: {
    ...{ id: 'A', ticketNumber, createdAt: '', completedAt: null, status: 'completed', orderType: 'pickup' },
    ...{ total: '13.38', refunded: null, dishesRefunded: false, customerName: 'Dana', items: [] },
  },
  ...more,
})
let reviews: FeedbackWithOrder[] = []
setupMockServer(
  sessionHandler,
  mockRoute(feedbackAdminRoutes.listFeedback, () => mockResponse(feedbackAdminRoutes.listFeedback, reviews)),
)

it('shows the bad reviews of a week that are neither answered nor refunded', async () => {
  const good = review(1, { rating: 3 })
  const refunded = review(2)
  const old = review(4, { at: '2026-01-01T12:00:00.000Z' })
  reviews = [
    ...[good, old, review(3, { answered: { text: 'Sorry', at: '' } })],
    ...[
      { ...refunded, order: { ...refunded.order, refunded: '5.00', dishesRefunded: true } },
      review(5),
      review(6, { rating: 2 }),
    ],
    { ...review(7), order: { ...review(7).order, refunded: '1.00' } },
  ]
  await renderPage('/desk', <BadReviewsPanel />)
  const panel = await screen.findByRole('region', { name: 'Bad reviews' })
  expect([...panel.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    '1 star, ticket 5, Dana: Cold rice',
    '2 stars, ticket 6, Dana: Cold rice',
    '1 star, ticket 7, Dana: Cold rice',
  ])
  expect(screen.getByRole('link', { name: 'Answer or refund' }).getAttribute('href')).toBe('/desk/feedback')
})

it('shows nothing when all guests were happy', async () => {
  reviews = [review(1, { rating: 5 })]
  const { container } = await renderPage('/desk', <BadReviewsPanel />)
  await waitFor(() => expect(container.textContent).not.toContain('unhappy'))
})
