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
const missed = { ...order, promisedAt: '2026-06-02T01:40:00.000Z' }
const opens = 'Closed now, opens 10:30 AM'

const seen = (
  acceptsOrdersWhileClosed: boolean,
  iso: string,
  over: Partial<Parameters<typeof getClosedStatus>[0]> = {},
) => getClosedStatus({ ...order, ...over }, { policy: { acceptsOrdersWhileClosed }, place: henpr, now: new Date(iso) })

describe('an order that is followed while the restaurant is closed', () => {
  it('says so on a test site, with its usual promise', () => {
    expect(seen(true, night)).toEqual({ text: opens, isOverdue: false, expected: null })
    expect(seen(true, night, missed)).toEqual({ text: opens, isOverdue: false, expected: null })
  })

  it('is expected after the next opening on a live site, where it was not confirmed in time', () => {
    expect(seen(false, night, missed)).toEqual({ text: opens, isOverdue: true, expected: '10:45-10:50 AM' })
    const delivery = seen(false, night, { ...missed, orderType: 'delivery' })
    expect(delivery?.expected).toBe('11:00-11:15 AM')
  })

  it('keeps its promise on a live site while that is ahead, or once the kitchen has it', () => {
    expect(seen(false, night)).toBeNull()
    expect(seen(false, night, { ...missed, status: 'cooking' })).toBeNull()
  })

  it.each([
    ['while open', noon, {}],
    ['of an order that is ready', night, { status: 'ready' }],
    ['of one that is over', night, { status: 'completed' }],
    ['of one for a later time', night, { scheduledFor: '2026-06-02T20:00:00.000Z' }],
    ['of an event without a time', night, { orderType: 'event', promisedAt: null }],
  ] as const)('says nothing %s', (_of, iso, over) => {
    expect(seen(true, iso, over)).toBeNull()
  })
})
