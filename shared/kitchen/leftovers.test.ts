import { locations } from '../locations/index'
import { isLeftover, splitLeftovers } from './leftovers'

const [place] = locations

// In summer, noon is 16:00 UTC.
const order = (createdAt: string, scheduledFor: string | null = null) => ({
  orderType: 'pickup' as const,
  status: 'cooking' as const,
  createdAt,
  scheduledFor,
  history: [],
})

it.each([
  ['of yesterday evening, in the morning', '2026-07-06T23:00:00Z', '2026-07-07T14:00:00Z', true],
  ['of yesterday evening, shortly after midnight', '2026-07-07T03:30:00Z', '2026-07-07T04:30:00Z', false],
  ['of this morning, in the evening', '2026-07-07T15:00:00Z', '2026-07-08T03:00:00Z', false],
])('an order %s: left over is %s', (_when, createdAt, now, isLeft) => {
  expect(isLeftover(order(createdAt), place, new Date(now))).toBe(isLeft)
})

it('an order that was placed days ago for today is of today', () => {
  const later = order('2026-07-01T16:00:00Z', '2026-07-07T16:30:00Z')
  expect(isLeftover(later, place, new Date('2026-07-07T17:00:00Z'))).toBe(false)
})

it('the board has the tickets of today only, in their order', () => {
  const [old, first, second] = ['2026-07-06T23:00:00Z', '2026-07-07T16:00:00Z', '2026-07-07T16:05:00Z'].map((at) =>
    order(at),
  )
  const board = [old, first, second].flatMap((each) => each ?? [])
  expect(splitLeftovers(board, place, new Date('2026-07-07T16:10:00Z'))).toEqual({
    today: [first, second],
    leftovers: [old],
  })
})
