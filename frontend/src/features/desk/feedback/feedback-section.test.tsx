import { feedbackAdminRoutes, type FeedbackWithOrder } from '#shared/feedback/contract'
import { orderRoutes } from '#shared/orders/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildOrder } from '#testing/fixtures'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { FeedbackSection } from './feedback-section'

const feedback: FeedbackWithOrder = {
  id: 'f1',
  at: '2026-11-22T18:15:00.000Z',
  rating: 2,
  comment: 'Cold rice',
  trigger: 'checkin',
  answered: null,
  byStaff: false,
  canAnswer: true,
  order: {
    id: '7K3P',
    ticketNumber: 12,
    createdAt: '2026-11-22T17:15:00.000Z',
    completedAt: null,
    status: 'pending',
    orderType: 'pickup',
    total: '13.38',
    refunded: null,
    dishesRefunded: false,
    customerName: 'Dana Whitfield',
    items: [{ name: 'Miso Soup', quantity: 2 }],
  },
}
const paidOnline = { ticketNumber: 12, paymentStatus: 'paid', createdAt: new Date().toISOString() } as const
const requests: string[] = []
let shown: FeedbackWithOrder[] = []
let sent: unknown[] = []

setupMockServer(
  sessionHandler,
  mockRoute(feedbackAdminRoutes.listFeedback, ({ url }) => {
    requests.push(new URL(url).search)
    return mockResponse(feedbackAdminRoutes.listFeedback, shown)
  }),
  mockRoute(orderRoutes.getOrder, ({ url }) =>
    mockResponse(orderRoutes.getOrder, buildOrder({ id: new URL(url).pathname.slice(-4), ...paidOnline })),
  ),
  mockRoute(feedbackAdminRoutes.answerFeedback, async (request) => {
    const body: { readonly text: string } = await request.json()
    sent.push(new URL(request.url).pathname, body)
    const answered = { text: body.text, at: '2026-11-22T19:00:00.000Z' }
    shown = [{ ...feedback, answered, canAnswer: false }]
    return mockResponse(feedbackAdminRoutes.answerFeedback, { id: feedback.id, answeredAt: answered.at })
  }),
)

beforeEach(() => {
  shown = [feedback]
  sent = []
})

it('shows feedback with its order, and sorts by lowest rating on request', async () => {
  await renderPage('/desk/feedback', <FeedbackSection />)
  const card = within(await screen.findByRole('listitem'))
  expect(card.getByRole('img', { name: '2 of 5 stars' })).toBeTruthy()
  expect(card.getByText('Cold rice')).toBeTruthy()
  expect(card.getByText('2 × Miso Soup')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Ticket 12' }).getAttribute('href')).toBe('/orders/7K3P/tracking')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Fewest stars first')
  await waitFor(() => expect(requests.at(-1)).toContain('sort=lowest'))
  expect(await screen.findByRole('listitem')).toBeTruthy()
})

it('shows what the guest was refunded', async () => {
  shown = [{ ...feedback, order: { ...feedback.order, refunded: '6.69', customerName: '' } }]
  await renderPage('/desk/feedback', <FeedbackSection />)
  const card = await screen.findByRole('listitem')
  expect(within(card).getByText('· $6.69 refunded')).toBeTruthy()
  expect(card.textContent).toContain('Ticket 12 · pickup · pending')
})

it('refunds its order as the kitchen does: dishes to the card, and the most that a code may be worth', async () => {
  await renderPage('/desk/feedback', <FeedbackSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund ticket 12' }))
  await userEvent.selectOptions(dialog.getByLabelText('How'), 'To the card')
  expect(dialog.getByRole('checkbox', { name: '1× California Roll' })).toBeTruthy()
  await userEvent.selectOptions(dialog.getByLabelText('How'), 'With a code for the next order')
  await userEvent.selectOptions(dialog.getByLabelText('Refund for'), 'The whole order, by an amount')
  expect(dialog.getByLabelText('Amount, $1.00 to $6.25')).toBeTruthy()
})

it('sends an answer by mail once and then shows it', async () => {
  await renderPage('/desk/feedback', <FeedbackSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Answer by Mail' }))
  const box = screen.getByRole('textbox', { name: 'Your answer to Dana Whitfield' })
  expect(document.activeElement).toBe(box)
  expect(screen.getByRole('button', { name: 'Send Answer' })).toHaveProperty('disabled', true)
  await userEvent.type(box, ' We are sorry. ')
  await userEvent.click(screen.getByRole('button', { name: 'Send Answer' }))
  expect(await screen.findByRole('group', { name: /^Answered Nov 22/ })).toHaveProperty(
    'textContent',
    expect.stringContaining('We are sorry.'),
  )
  expect(sent).toEqual(['/api/desk/feedback/HENPR/7K3P/checkin/answer', { text: 'We are sorry.' }])
  expect(screen.queryByRole('button', { name: 'Answer by Mail' })).toBeNull()
})

it('says when a customer cannot be reached by mail', async () => {
  shown = [{ ...feedback, canAnswer: false }]
  await renderPage('/desk/feedback', <FeedbackSection />)
  expect(await screen.findByText(/Can’t be answered/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Answer by Mail' })).toBeNull()
})
