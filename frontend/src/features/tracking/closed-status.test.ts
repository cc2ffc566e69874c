import { henpr } from '#shared/locations/henpr'
import { getClosedStatus } from './closed-status'

const night = '2026-06-02T05:00:00Z'
const noon = '2026-06-02T16:00:00Z'
const order = {
  orderType: 'pickup',
  status: 'pending',
  scheduledFor: null,
  promisedAt: '2026-06-02T05:10:00.000Z',
} as const
const overdue = { ...order, promisedAt: '2026-06-02T01:40:00.000Z' }
const closedText = 'Closed now, opens 10:30 AM'

const getStatus = (
  acceptsOrdersWhileClosed: boolean,
  iso: string,
  overrides: Partial<Parameters<typeof getClosedStatus>[0]> = {},
) =>
  getClosedStatus(
    { ...order, ...overrides },
    { policy: { acceptsOrdersWhileClosed }, place: henpr, now: new Date(iso) },
  )

describe('an order tracked while the location is closed', () => {
  it('shows the closed location and the usual promise on a test site', () => {
    expect(getStatus(true, night)).toEqual({ text: closedText, isOverdue: false, expected: null })
    expect(getStatus(true, night, overdue)).toEqual({ text: closedText, isOverdue: false, expected: null })
  })

  it('is expected after the next opening on a live site if it was not confirmed in time', () => {
    expect(getStatus(false, night, overdue)).toEqual({ text: closedText, isOverdue: true, expected: '10:50 AM' })
    const delivery = getStatus(false, night, { ...overdue, orderType: 'delivery' })
    expect(delivery?.expected).toBe('11:20 AM')
  })

  it('keeps its promise on a live site until the promised time, or once it is confirmed', () => {
    expect(getStatus(false, night)).toBeNull()
    expect(getStatus(false, night, { ...overdue, status: 'cooking' })).toBeNull()
  })

  it.each([
    ['while open', noon, {}],
    ['for a ready order', night, { status: 'ready' }],
    ['for a completed order', night, { status: 'completed' }],
    ['for a scheduled order', night, { scheduledFor: '2026-06-02T20:00:00.000Z' }],
    ['for an event without a time', night, { orderType: 'event', promisedAt: null }],
  ] as const)('has no closed status %s', (_case, iso, overrides) => {
    expect(getStatus(true, iso, overrides)).toBeNull()
  })
})
