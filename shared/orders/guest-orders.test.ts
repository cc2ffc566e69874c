import { matchesOrderLookup, resolveClaimBasis } from './guest-orders'

const order = {
  ticketNumber: 12,
  createdAt: '2026-11-22T18:00:00.000Z',
  customer: { email: 'Dana@Example.com', phone: '(727) 555-0199' },
}
const now = new Date('2026-11-22T20:00:00.000Z')
const sought = (contact: string, ticketNumber = 12) => matchesOrderLookup(order, { contact, ticketNumber }, now)

it.each([
  '727-555-0199',
  '+1 727 555 0199',
  '7275550199',
  '727-555-0199 ext. 12',
  'dana@example.com',
  ' DANA@example.com ',
])('an order is found by %s, as people write it', (contact) => expect(sought(contact)).toBe(true))

it.each(['727-555-0198', '555-0199', '1', '', 'dana@example', 'lee@example.com'])('and not by %p', (contact) =>
  expect(sought(contact)).toBe(false),
)

it('an order is not found by another ticket number or after a day', () => {
  expect(sought('7275550199', 13)).toBe(false)
  const [lastMoment, tooLate] = [new Date('2026-11-23T18:00:00.000Z'), new Date('2026-11-23T18:00:00.001Z')]
  const known = { contact: '7275550199', ticketNumber: 12 }
  expect([matchesOrderLookup(order, known, lastMoment), matchesOrderLookup(order, known, tooLate)]).toEqual([
    true,
    false,
  ])
})

it('an order without contact data is never found', () => {
  const bare = { ...order, customer: { email: '', phone: '' } }
  expect(matchesOrderLookup(bare, { contact: '@', ticketNumber: 12 }, now)).toBe(false)
  expect(matchesOrderLookup(bare, { contact: '', ticketNumber: 12 }, now)).toBe(false)
})

describe('claiming', () => {
  const order = {
    createdAt: '2026-03-01T18:00:00.000Z',
    visitorId: 'kitchen-tablet',
    customer: { email: 'Dana@example.com ' },
  }
  const now = new Date('2026-03-02T18:00:00.000Z')
  const dana = { userId: 'dana', visitorId: 'phone', email: 'dana@example.com', isStaff: false }
  const lee = { userId: 'lee', visitorId: 'kitchen-tablet', email: 'lee@example.com', isStaff: false }
  const stranger = { userId: 'eve', visitorId: 'laptop', email: 'eve@example.com', isStaff: false }
  const leeHasIt = { ...order, userId: 'lee', claim: { basis: 'browser' as const } }

  describe('claiming an order', () => {
    it('is possible for 30 days', () => {
      expect(resolveClaimBasis(order, lee, new Date('2026-03-31T18:00:00.000Z'))).toBe('browser')
      expect(() => resolveClaimBasis(order, lee, new Date('2026-03-31T18:00:01.000Z'))).toThrow('order-final')
    })

    it('requires its browser or its e-mail address; knowing its id is not enough', () => {
      expect(resolveClaimBasis(order, lee, now)).toBe('browser')
      expect(resolveClaimBasis(order, dana, now)).toBe('email')
      expect(() => resolveClaimBasis(order, stranger, now)).toThrow('not-allowed')
    })

    it('of a phone order is not for staff, who enter its contact', () => {
      const byPhone = { ...order, source: 'phone' as const, history: [{ by: { id: 'sam', name: 'Sam' } }] }
      expect(resolveClaimBasis(byPhone, dana, now)).toBe('email')
      for (const claimant of [
        { ...dana, isStaff: true },
        { ...dana, userId: 'sam' },
      ])
        expect(() => resolveClaimBasis(byPhone, claimant, now)).toThrow('not-allowed')
      expect(resolveClaimBasis(order, { ...dana, isStaff: true }, now)).toBe('email')
    })

    it('by e-mail address overrides an earlier claim by browser, and no other', () => {
      expect(resolveClaimBasis(leeHasIt, dana, now)).toBe('email')
      expect(resolveClaimBasis(leeHasIt, lee, now)).toBeNull()
      expect(() => resolveClaimBasis(leeHasIt, stranger, now)).toThrow('already-claimed')
      const danaHasIt = { ...order, userId: 'dana', claim: { basis: 'email' as const } }
      expect(() => resolveClaimBasis(danaHasIt, lee, now)).toThrow('already-claimed')
      expect(() => resolveClaimBasis({ ...order, userId: 'lee' }, dana, now)).toThrow('already-claimed')
    })
  })
})
