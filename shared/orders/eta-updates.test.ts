import { listLateEtas, listOrdersToFireEarly } from './eta-updates'
import type { OpenTicket } from './eta-updates'
import { defaultStations } from '../kitchen/stations'

const start = Date.parse('2026-05-01T22:00:00.000Z')
const iso = (minutes: number) => new Date(start + minutes * 60_000).toISOString()

const ticket = (more: Partial<OpenTicket> = {}): OpenTicket => ({
  id: 'A',
  status: 'pending',
  orderType: 'pickup',
  createdAt: iso(0),
  promisedAt: iso(20),
  history: [{ status: 'pending', at: iso(0) }],
  lines: [{ station: 'hibachi', quantity: 2 }],
  ...more,
})
const inStage = (status: OpenTicket['status'], minute: number, more: Partial<OpenTicket> = {}) =>
  ticket({ status, history: [{ status, at: iso(minute) }], ...more })
const late = (minute: number, ...line: readonly OpenTicket[]) =>
  listLateEtas(line, defaultStations, start + minute * 60_000).map(({ id, promisedAt }) => [id, promisedAt])

it('a promise stands while the kitchen can keep it', () => {
  expect(late(5, ticket())).toEqual([])
  expect(late(14, inStage('confirmed', 3))).toEqual([])
  expect(late(20, inStage('plating', 19))).toEqual([])
})

it('moves as soon as nobody can keep it any more, to a time that has not passed', () => {
  expect(late(10, ticket())).toEqual([['A', iso(25)]])
  expect(late(30, inStage('confirmed', 3))).toEqual([['A', iso(35)]])
})

it('moves for what is ahead on the line, not for what came after', () => {
  const feast = ticket({ id: 'F', lines: [{ station: 'hibachi', quantity: 40 }], promisedAt: iso(120) })
  const mine = ticket({ createdAt: iso(2), promisedAt: iso(22) })
  expect(late(3, feast, mine)).toEqual([['A', iso(95)]])
  expect(late(3, { ...feast, createdAt: iso(2.5) }, mine)).toEqual([])
  const struck = { ...feast, lines: [{ station: 'hibachi' as const, quantity: 40, struckAt: iso(2) }] }
  expect(late(3, struck, mine)).toEqual([])
})

it('moves by more each time, so that nobody is told every minute', () => {
  expect(late(22, ticket({ promisedAt: iso(25), promiseMoves: 1 }))).toEqual([['A', iso(35)]])
  expect(late(30, ticket({ promisedAt: iso(35), promiseMoves: 2 }))).toEqual([['A', iso(50)]])
})

it('leaves an order for later alone while it is held, and knows how long a delivery is on its way', () => {
  const later = { scheduledFor: iso(120), promisedAt: iso(125) }
  expect(late(60, ticket(later))).toEqual([])
  expect(late(119, ticket(later))).toEqual([['A', iso(135)]])
  expect(late(5, ticket({ orderType: 'delivery', promisedAt: iso(45) }))).toEqual([])
  expect(late(15, ticket({ orderType: 'delivery', promisedAt: iso(45) }))).toEqual([['A', iso(55)]])
})

const six = Date.parse('2026-05-01T22:00:00.000Z')
const minutesBefore = (minutes: number) => six - minutes * 60_000
const later = { orderType: 'pickup', work: { hibachi: 1 }, wantedAt: six } as const
const ahead = (hibachi: number) => ({ orderType: 'pickup', work: { hibachi }, wantedAt: null }) as const
const fired = (minutes: number, ...others: readonly ReturnType<typeof ahead>[]) =>
  listOrdersToFireEarly(
    { stations: defaultStations, extraMinutes: 0, inHand: [...others, later] },
    minutesBefore(minutes),
  ).length

it('leaves an order for later to its usual time in a quiet kitchen', () => {
  expect([fired(60), fired(21), fired(21, ahead(2))]).toEqual([0, 0, 0])
})

it('fires it as much earlier as an order that came now would be told to wait', () => {
  // Twenty dishes of eight minutes at four hands: 42 and 5 to pack, so 30 more than in a quiet
  // kitchen.
  expect([fired(51, ahead(20)), fired(50, ahead(20)), fired(30, ahead(20))]).toEqual([0, 1, 1])
})

it('says nothing more once its usual time has come, and counts what a cook asks for', () => {
  expect(fired(20, ahead(20))).toBe(0)
  const asked = { stations: defaultStations, extraMinutes: 15, inHand: [later] }
  expect(listOrdersToFireEarly(asked, minutesBefore(35))).toEqual([later])
})
