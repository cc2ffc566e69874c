import { getDirectionsUrl } from '../locations/geo'
import { locations } from '../locations/index'
import { ADVISORY_REMINDER } from '../menu/dietary/advisory'
import type { OrderStatus } from '../orders/constants'
import { isMailableAddress } from '../accounts/mailbox'
import { createOrderMail } from './order-mail'
import { getOrderMailKind } from './order-mail-kind'
import { createRewardMail } from './reward-mail'
import { renderMailHtml, renderMailText } from './mail-delivery'

const where = { location: locations[0], siteUrl: 'https://hibachiember.example' }

const order = {
  id: 'K7M2Q9X4T1BD',
  ticketNumber: 17,
  status: 'pending',
  orderType: 'delivery',
  createdAt: '2026-11-22T18:00:00.000Z',
  subtotalCents: 3290,
  discountCents: 300,
  taxCents: 209,
  taxRate: 700,
  isDeliveryFeeTaxed: false,
  tipCents: 0,
  deliveryFeeCents: 299,
  totalCents: 3498,
  customer: {
    name: 'Dana',
    address: { street: '12 Gulf View Dr', unit: 'Apt 4', city: 'Hudson', state: 'FL', zipCode: '34667' },
  },
  lines: [
    {
      name: 'Hibachi Chicken',
      quantity: 2,
      totalPriceCents: 3290,
      loyaltyMultiplier: 1,
      notes: 'no onions',
      options: [{ name: 'Yum Yum Sauce', quantity: 2, differs: true }],
      leftOut: ['Vegetables'],
    },
  ],
} as const

it('a receipt lists dishes with options, amounts, address and time as text', () => {
  expect(renderMailText(createOrderMail('receipt', order, where)).split('\n')).toEqual(
    expect.arrayContaining([
      'We have your order',
      'Ticket 17',
      'Placed: Sun, Nov 22, 1:00 PM',
      'Delivered to: 12 Gulf View Dr, Apt 4, Hudson, FL 34667',
      '2× Hibachi Chicken: $32.90',
      '   2× Yum Yum Sauce',
      '   No Vegetables',
      '   “no onions”',
      'Discount: -$3.00',
      'Tax: $2.09',
      'Delivery Fee: $2.99',
      'Total: $34.98',
      'Track Your Order: https://hibachiember.example/orders/K7M2Q9X4T1BD/tracking',
    ]),
  )
})

it('a receipt names the requested time, on the clock of the location', () => {
  const letter = createOrderMail('receipt', { ...order, scheduledFor: '2026-11-23T00:30:00.000Z' }, where)
  expect(renderMailText(letter)).toContain('Scheduled for: Sun, Nov 22, 7:30 PM')
})

it('the subject says what happened, and a chosen or new time', () => {
  const later = { ...order, scheduledFor: '2026-11-23T00:30:00.000Z' } as const
  const subjects = [
    createOrderMail('receipt', order, where),
    createOrderMail('receipt', later, where),
    createOrderMail('moved', later, where),
    createOrderMail('ready', { ...later, orderType: 'pickup' }, where),
    createOrderMail('cancelled', later, where),
  ].map(({ subject }) => subject)
  expect(subjects).toEqual([
    'Ticket 17: We have your order',
    'Ticket 17: We have your order for Sun, Nov 22, 7:30 PM',
    'Ticket 17: Your order is now for Sun, Nov 22, 7:30 PM',
    'Ticket 17: Your order is ready for pickup!',
    'Ticket 17: This order was canceled',
  ])
})

it('the mail about an order that the restaurant canceled says why, and the phone number', () => {
  const step = { status: 'cancelled', at: '2026-11-21T18:00:00.000Z', by: { name: 'Kim' }, reason: 'sold-out' } as const
  const { subject, paragraphs } = createOrderMail('cancelled', { ...order, history: [step] }, where)
  expect(subject).toBe('Ticket 17: The restaurant canceled your order')
  expect(paragraphs[0]).toBe('Sorry, something that you ordered is sold out.')
  expect(paragraphs.at(-1)).toBe(`Questions? Call us at ${where.location.phone}.`)
})

it('a mail begins with the restaurant that sends it', () => {
  const html = renderMailHtml(createOrderMail('ready', order, where))
  expect(html.indexOf(where.location.fullName)).toBeLessThan(html.indexOf('<h1'))
})

it.each(locations)('the name of $name may stand in quotes as the sender of a mail', ({ fullName }) => {
  expect(fullName).toMatch(/^[ !#-[\]-~]+$/)
})

it('the receipt of a pickup leads to the restaurant', () => {
  const mail = createOrderMail('receipt', { ...order, orderType: 'pickup' }, where)
  const url = getDirectionsUrl(where.location.address)
  expect(renderMailText(mail)).toContain(`   Directions: ${url}`)
  expect(renderMailHtml(mail)).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
  expect(getDirectionsUrl({ street: '1 A & B St', city: 'Hudson', state: 'FL', zipCode: '34667' })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=1%20A%20%26%20B%20St%2C%20Hudson%2C%20FL%2034667',
  )
})

it('a pickup code is not mailed to an address that staff entered', () => {
  const coded = { ...order, handoverCode: '4711', userId: 'dana' }
  const staff = { id: 'cook', name: 'Kim L.' }
  const mailAfter = (...edits: readonly { by: 'guest' | typeof staff; details: readonly string[] }[]) =>
    renderMailText(createOrderMail('changed', { ...coded, edits }, where))
  const own = { id: 'dana', name: 'Dana W.' }
  for (const by of ['guest', own] as const) expect(mailAfter({ by, details: ['contact'] })).toContain('4711')
  expect(mailAfter({ by: staff, details: ['utensils'] })).toContain('4711')
  expect(mailAfter({ by: staff, details: ['time', 'contact'] }, { by: 'guest', details: [] })).not.toContain('4711')
})

it('a mail marks raw and undercooked dishes, and ends with the reminder', () => {
  const [line] = order.lines
  const letter = createOrderMail('receipt', { ...order, lines: [{ ...line, advisory: 'undercooked' }] }, where)
  expect(renderMailText(letter)).toContain('2× Hibachi Chicken*: $32.90')
  for (const text of [renderMailText(letter), renderMailHtml(letter)]) expect(text).toContain(ADVISORY_REMINDER)
  expect(renderMailText(createOrderMail('receipt', order, where))).not.toContain(ADVISORY_REMINDER)
})

it('the HTML contains all words of the text, and no external resources', () => {
  const letter = createOrderMail('receipt', order, where)
  const html = renderMailHtml(letter)
  const words = [letter.heading, ...letter.paragraphs, ...letter.from, letter.button.url]
  const rows = letter.panels.flatMap(({ title, rows }) => [
    title,
    ...rows.flatMap(({ label, value, under = [] }) => [label, value, ...under]),
  ])
  expect([...words, ...rows].filter((each) => !html.includes(each))).toEqual([])
  expect(html).not.toMatch(/<script|<img|<link|@import|src=|url\(/)
})

it("a guest's text is escaped in the HTML", () => {
  const [line] = order.lines
  const html = renderMailHtml(
    createOrderMail('receipt', { ...order, lines: [{ ...line, notes: '<a href="x">&' }] }, where),
  )
  expect(html).toContain('“&lt;a href=&quot;x&quot;&gt;&amp;”')
})

it('what people wrote keeps its line breaks', () => {
  const [line] = order.lines
  const letter = createOrderMail('receipt', { ...order, lines: [{ ...line, notes: 'no onions\nextra garlic' }] }, where)
  const written = { ...letter, paragraphs: ['Dear Dana,\n\nsee you <soon>.'] }
  expect(renderMailHtml(written)).toContain('“no onions<br>extra garlic”')
  expect(renderMailHtml(written)).toContain('Dear Dana,<br><br>see you &lt;soon&gt;.')
})

const customer = { email: 'dana@example.com' }
const change = (from: OrderStatus, to: OrderStatus) =>
  ({ type: 'OrderMoved', before: { status: from, customer }, order: { status: to, customer } }) as const

it('orders are mailed when placed, changed, rescheduled, ready and cancelled, and not otherwise', () => {
  expect(getOrderMailKind({ type: 'OrderPlaced', order: { status: 'pending', customer } })).toBe('receipt')
  expect(getOrderMailKind({ ...change('pending', 'pending'), type: 'OrderRescheduled' })).toBe('moved')
  const edited = {
    before: { status: 'pending', customer },
    order: { status: 'pending', edits: [{}], customer },
  } as const
  expect(getOrderMailKind({ ...edited, type: 'OrderEdited' })).toBe('changed')
  const before = { status: 'pending', customer: { email: '' } } as const
  expect(getOrderMailKind({ ...edited, before, type: 'OrderEdited' })).toBe('receipt')
  expect(getOrderMailKind({ ...edited, type: 'OrderRescheduled' })).toBeUndefined()
  expect(getOrderMailKind(change('plating', 'ready'))).toBe('ready')
  expect(getOrderMailKind(change('pending', 'cancelled'))).toBe('cancelled')
  expect([
    getOrderMailKind(change('ready', 'ready')),
    getOrderMailKind(change('pending', 'confirmed')),
    getOrderMailKind(change('ready', 'completed')),
    getOrderMailKind({ ...change('ready', 'ready'), type: 'EtaChanged' }),
  ]).toEqual([undefined, undefined, undefined, undefined])
})

it("a reward's mail shows the expiry date with its year", () => {
  const validUntil = '2027-11-23T05:25:00.000Z'
  const letter = createRewardMail({ code: 'ABCD-EFGH-JKMN', discount: { percent: 10 }, validUntil }, where)
  expect(renderMailText(letter)).toContain('Good until: Nov 23, 2027')
})

it("a reward's mail shows its code and discount", () => {
  const validUntil = '2027-11-23T05:25:00.000Z'
  const code = { code: 'ABCD-EFGH-JKMN', title: 'Ten off', discount: { percent: 10 }, validUntil }
  const letter = createRewardMail(code, where)
  expect(renderMailText(letter)).toMatch(/Code: ABCD-EFGH-JKMN\nWorth: 10% off/)
})

it.each(['dana@example.com', 'd.w+1@sub.example.co'])('%s can receive mail', (typed) => {
  expect(isMailableAddress(typed)).toBe(true)
})

it.each(['', 'dana', 'a@b', 'a@example.com,b@example.com', 'a@example.com\nBcc: b@example.com', '<a@example.com>'])(
  '%j is not',
  (typed) => {
    expect(isMailableAddress(typed)).toBe(false)
  },
)

describe('the mail about a changed order that was paid online', () => {
  const payment = {
    status: 'paid',
    sessionId: 'cs_1',
    url: 'https://pay.example/cs_1',
    expiresAt: '2026-11-22T18:15:00.000Z',
    declines: 0,
    placedAt: '2026-11-22T18:01:00.000Z',
    authorizedCents: 3000,
    capturedCents: 3000,
    cardRefunds: [],
    changes: 2,
  } as const
  const textOf = (capturedCents: number) =>
    renderMailText(createOrderMail('changed', { ...order, payment: { ...payment, capturedCents } }, where))

  it('says what is left to pay, and how', () => {
    expect(textOf(3000)).toContain('Balance due: $4.98')
    expect(textOf(3000)).toContain('Pay it online from the page of your order, or at the door.')
  })

  it('mentions no balance if there is none', () => {
    expect(textOf(3498)).not.toContain('Balance due')
  })
})

it('a receipt says what the order earns its account, by the terms of its placement', () => {
  const pointsOf = (more: object) =>
    renderMailText(createOrderMail('receipt', { ...order, ...more }, where)).includes('+37')
  // 29.90 of dishes after discount, at 1.25 points a dollar.
  expect(pointsOf({ userId: 'dana', pointsRate: 125 })).toBe(true)
  expect(pointsOf({ pointsRate: 125 })).toBe(false)
})
