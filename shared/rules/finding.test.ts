import { matchesOrderLookup } from './finding'

const order = {
  ticketNumber: 12,
  createdAt: '2026-11-22T18:00:00.000Z',
  customer: { email: 'Dana@Example.com', phone: '(727) 555-0199' },
}
const now = new Date('2026-11-22T20:00:00.000Z')
const sought = (contact: string, ticketNumber = 12) => matchesOrderLookup(order, { contact, ticketNumber }, now)

it.each(['727-555-0199', '+1 727 555 0199', '7275550199', 'dana@example.com', ' DANA@example.com '])(
  'an order is found by %s, as people write it',
  (contact) => expect(sought(contact)).toBe(true),
)

it.each(['727-555-0198', '555-0199', '1', '', 'dana@example', 'lee@example.com'])('and not by %p', (contact) =>
  expect(sought(contact)).toBe(false),
)

it('is another with another ticket, and one of yesterday is not found', () => {
  expect(sought('7275550199', 13)).toBe(false)
  const [lastMoment, tooLate] = [new Date('2026-11-23T18:00:00.000Z'), new Date('2026-11-23T18:00:00.001Z')]
  const known = { contact: '7275550199', ticketNumber: 12 }
  expect([matchesOrderLookup(order, known, lastMoment), matchesOrderLookup(order, known, tooLate)]).toEqual([
    true,
    false,
  ])
})

it('an order without contact data is nobody’s', () => {
  const bare = { ...order, customer: { email: '', phone: '' } }
  expect(matchesOrderLookup(bare, { contact: '@', ticketNumber: 12 }, now)).toBe(false)
  expect(matchesOrderLookup(bare, { contact: '', ticketNumber: 12 }, now)).toBe(false)
})
