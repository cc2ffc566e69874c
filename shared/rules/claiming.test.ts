import { checkClaim, isOwnContact } from './claiming'

const order = {
  createdAt: '2026-03-01T18:00:00.000Z',
  visitorId: 'kitchen-tablet',
  customer: { email: 'Dana@example.com ' },
}

describe('claiming an order', () => {
  it('is for 30 days', () => {
    expect(() => checkClaim(order, new Date('2026-03-31T18:00:00.000Z'))).not.toThrow()
    expect(() => checkClaim(order, new Date('2026-03-31T18:00:01.000Z'))).toThrow('order-final')
  })

  it('shows its contact data to the browser that placed it and to the account with its address only', () => {
    expect(isOwnContact(order, { visitorId: 'kitchen-tablet', email: 'lee@example.com' })).toBe(true)
    expect(isOwnContact(order, { visitorId: 'phone', email: 'dana@example.com' })).toBe(true)
    expect(isOwnContact(order, { visitorId: 'phone', email: 'lee@example.com' })).toBe(false)
  })
})
