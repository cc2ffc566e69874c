import type { OrderRecord } from '#functions/orders/records'
import type { PrinterRecord } from '#functions/printing/records'
import { buildEmptyOrder } from '#infra/testkit/fixtures/record-fixtures'
import type { TracedPrinter } from './print-entries'
import { listRecordEntries } from './record-entries'
import { formatTrace } from './trace-order'

const now = new Date('2027-01-14T19:00:00.000Z')
const order = buildEmptyOrder({ id: 'ORDER', location: 'HENPR', ticketNumber: 2 }, '2027-01-14T18:00:00.000Z')
const grill: PrinterRecord = {
  type: 'Printer',
  id: 'printer',
  name: 'Grill',
  stations: null,
  kind: 'tickets',
  columns: null,
  copies: 1,
  secretHash: '',
  hasOwnLimit: true,
  createdAt: '2027-01-14T17:00:00.000Z',
  by: 'Owner',
  seenAt: '2027-01-14T18:55:00.000Z',
}

type Paper = { readonly dueAt?: string; readonly isQueued?: boolean; readonly printer?: Partial<PrinterRecord> }

const tracePaper = ({ dueAt, isQueued = true, printer }: Paper) => {
  const prints = [{ printer: { ...grill, ...printer }, dueAt, isQueued }]
  const entries = listRecordEntries({ order, records: [], prints, changes: [], now })
  return entries.find(({ kind }) => kind === 'print')
}

it('says when paper is due, and what is wrong only when it is late or can not come', () => {
  const later = '2027-01-14T20:40:00.000Z'
  expect(tracePaper({ dueAt: later })).toMatchObject({
    text: 'Grill: due Thu, Jan 14, 3:40 PM, not before; the printer last connected Thu, Jan 14, 1:55 PM',
    isProblem: false,
  })
  expect(tracePaper({ dueAt: '2027-01-14T18:40:00.000Z' })).toMatchObject({
    text: expect.stringContaining('WAITS for the printer since Thu, Jan 14, 1:40 PM'),
    isProblem: true,
  })
  expect(tracePaper({ dueAt: later, printer: { seenAt: undefined } })).toMatchObject({
    text: expect.stringContaining('due Thu, Jan 14, 3:40 PM, not before; the printer has NEVER CONNECTED'),
    isProblem: true,
  })
})

const late = { createdAt: '2027-01-14T18:00:01.000Z' }
const line = {
  menuItemId: 1,
  name: 'Dish',
  description: '',
  code: 'D',
  allergens: null,
  quantity: 1,
  unitPriceCents: 100,
  totalPriceCents: 100,
  loyaltyMultiplier: 1,
  options: [],
  leftOut: [],
}
const dinner: OrderRecord = {
  ...order,
  lines: [
    { ...line, station: 'hibachi' },
    { ...line, station: 'sushi' },
  ],
}

const traceDinner = (...printers: readonly (Partial<TracedPrinter> & Omit<Paper, 'printer'>)[]) => {
  const prints = printers.map(({ dueAt, isQueued = false, ...printer }) => ({
    printer: { ...grill, ...printer },
    dueAt,
    isQueued,
  }))
  return listRecordEntries({ order: dinner, records: [], prints, changes: [], now }).flatMap(
    ({ kind, text, isProblem = false }) => (kind === 'print' ? [`${text}${isProblem ? ' !' : ''}`] : []),
  )
}

it('misses the paper of a printer added after the order only for dishes that no other one printed', () => {
  expect(
    traceDinner({ ...late, stations: ['hibachi', 'fry'] }, { name: 'Roll', stations: ['sushi'], isQueued: true }),
  ).toEqual(['Grill: NO PAPER, it was added after the order !', 'Roll: printed, or the order ended first'])
  expect(traceDinner({ ...late, stations: ['fry', 'drinks'] }, { name: 'Pass', isQueued: true })).toEqual([
    'Grill: has no dish of it',
    'Pass: printed, or the order ended first',
  ])
  const former = { name: 'Old', removedAt: '2027-01-14T18:30:00.000Z', isQueued: true }
  expect(traceDinner(late, former)).toEqual([
    'Grill: added after the order, which another printer printed',
    'Old: printed, or the order ended first',
  ])
  expect(traceDinner(late, { ...former, dueAt: order.createdAt })).toEqual([
    'Grill: NO PAPER, it was added after the order !',
    'Old: NO PAPER, it was removed before it printed !',
  ])
})

it('names the stations of an order that no printer has', () => {
  expect(traceDinner({ stations: ['hibachi'], isQueued: true })).toEqual([
    'Grill: printed, or the order ended first',
    'no paper: no printer has sushi',
  ])
})

it('says why there is no paper at all', () => {
  expect(traceDinner({ stations: ['fry'] })[0]).toBe('Grill: has no dish of it')
  const [entry] = listRecordEntries({ order, records: [], prints: [], changes: [], now }).slice(-1)
  expect(entry).toMatchObject({ kind: 'print', text: 'no paper: the location has no printer' })
})

const refund = { amountCents: 200, at: '2027-01-14T18:10:00.000Z', failedAt: '2027-01-14T18:11:00.000Z' }
const payment = {
  status: 'paid',
  sessionId: 'session',
  url: 'https://pay.example',
  expiresAt: order.createdAt,
  capturedCents: 1_000,
  declines: 0,
  changes: 1,
  payerHashes: [],
  cardRefunds: [refund],
} satisfies OrderRecord['payment']

const traceRefund = (paid: OrderRecord['payment']) =>
  listRecordEntries({ order: { ...order, payment: paid }, records: [], prints: [], changes: [], now }).filter(
    ({ kind }) => kind === 'payment',
  )

it('lists a failed refund as a problem, until it is returned another way', () => {
  expect(traceRefund(payment)).toEqual([
    {
      at: refund.failedAt,
      kind: 'payment',
      text: 'refund of $2.00 to the card FAILED for good: return it another way',
      isProblem: true,
    },
  ])
  const returned = { ...payment, returnedCents: 200, cardRefunds: [{ ...refund, returnedAt: now.toISOString() }] }
  expect(traceRefund(returned)).toEqual([expect.objectContaining({ isProblem: false })])
  expect(traceRefund({ ...payment, cardRefunds: [] })).toEqual([])
})

it('shows first what went wrong, and usual steps only on demand', () => {
  const entries = [
    { at: order.createdAt, kind: 'reaction', text: 'worked', isRoutine: true },
    { at: order.createdAt, kind: 'order', text: 'placed' },
    { at: order.createdAt, kind: 'mail', text: 'suppressed', isProblem: true },
  ]
  const show = (isComplete: boolean) => formatTrace('Ticket 2', entries, { timeZone: 'UTC', isComplete }).join('\n')
  expect(show(false)).toMatch(/^Ticket 2\n\nLook at:\n.*suppressed\n\nAll:\n.*placed\n.*suppressed\n1 line.*--all/)
  expect(show(false)).not.toContain('worked\n')
  expect(show(true)).toMatch(/worked\n.*placed\n.*suppressed$/)
})
