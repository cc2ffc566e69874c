import { formatPayment, formatTicketPayment, isUnpaid } from './payment-text'

const order = { orderType: 'pickup', total: '13.38', paymentMethod: 'cash', paymentStatus: 'none' } as const

it.each([
  [{}, 'Nothing to pay', 'Nothing to pay'],
  [{ giftCardPaid: '13.38' }, 'Returned to your gift card', 'Gift card returned'],
  [{ giftCardPaid: '5.00', paymentStatus: 'refunded' }, 'Refunded to your card and your gift card', 'Refunded'],
  [{ giftCardPaid: '5.00', paymentStatus: 'voided' }, 'Not charged, gift card returned', 'Not charged'],
  [{ paymentStatus: 'refunded' }, 'Refunded to your card', 'Refunded'],
] as const)('a cancelled order with %j is not to be paid: %s', (more, guest, staff) => {
  const cancelled = { ...order, ...more, status: 'cancelled' } as const
  expect([formatPayment(cancelled), formatTicketPayment(cancelled), isUnpaid(cancelled)]).toEqual([guest, staff, false])
})

it('an order that stands says how it is paid', () => {
  const standing = { ...order, status: 'pending' } as const
  expect([formatPayment(standing), formatTicketPayment(standing)]).toEqual([
    'Pay with cash at the counter',
    'To pay $13.38, cash',
  ])
})

it('a confirmed order no longer says that confirming charges it', () => {
  const held = { ...order, paymentMethod: 'online', paymentStatus: 'authorized' } as const
  expect(formatPayment({ ...held, status: 'pending' })).toBe(
    'Card authorized. It is charged when the kitchen accepts your order.',
  )
  expect(formatPayment({ ...held, status: 'confirmed' })).toBe('Your card is being charged')
})

it('what was paid names the gift card besides the rest', () => {
  const paid = { ...order, status: 'completed', total: '35.31', giftCardPaid: '30.00' } as const
  expect(formatTicketPayment({ ...paid, payment: { tender: 'cash' } })).toBe('Paid $5.31, cash + gift card $30.00')
  expect(formatTicketPayment({ ...paid, paymentStatus: 'paid' })).toBe('Paid online $5.31 + gift card $30.00')
})
