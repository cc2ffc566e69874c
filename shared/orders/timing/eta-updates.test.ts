import { listLateEtas, listOrdersToFireEarly, type OpenTicket } from './eta-updates'
import { defaultStations } from './stations'

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

it('an estimate stays while the kitchen can meet it', () => {
  expect(late(5, ticket())).toEqual([])
  expect(late(14, inStage('confirmed', 3))).toEqual([])
  expect(late(20, inStage('plating', 19))).toEqual([])
})

it("an estimate moves to a future time once the kitchen can't meet it", () => {
  expect(late(10, ticket())).toEqual([['A', iso(25)]])
  expect(late(30, inStage('confirmed', 3))).toEqual([['A', iso(35)]])
})

it('an estimate moves because of orders ahead of it, not because of later ones', () => {
  const feast = ticket({ id: 'F', lines: [{ station: 'hibachi', quantity: 40 }], promisedAt: iso(120) })
  const mine = ticket({ createdAt: iso(2), promisedAt: iso(22) })
  expect(late(3, feast, mine)).toEqual([['A', iso(95)]])
  expect(late(3, { ...feast, createdAt: iso(2.5) }, mine)).toEqual([])
  const struck = { ...feast, lines: [{ station: 'hibachi' as const, quantity: 40, struckAt: iso(2) }] }
  expect(late(3, struck, mine)).toEqual([])
})

it('of an order whose first line was struck counts from its confirmation, and waits for its turn elsewhere', () => {
  const feast = ticket({ id: 'F', lines: [{ station: 'hibachi', quantity: 40 }], promisedAt: iso(120) })
  const history = [
    { status: 'pending' as const, at: iso(2) },
    { status: 'confirmed' as const, at: iso(3) },
    { status: 'cooking' as const, at: iso(9), byStrike: true },
  ]
  const lines = [
    { station: 'sushi' as const, quantity: 1, struckAt: iso(9) },
    { station: 'hibachi' as const, quantity: 1 },
  ]
  const begun = ticket({ status: 'cooking', createdAt: iso(2), promisedAt: iso(15), history, lines })
  expect(late(10, begun)).toEqual([])
  expect(late(10, feast, { ...begun, promisedAt: iso(60) })).toEqual([['A', iso(95)]])
})

it('an estimate moves further each time, so that guests are not notified every minute', () => {
  expect(late(22, ticket({ promisedAt: iso(25), promiseMoves: 1 }))).toEqual([['A', iso(35)]])
  expect(late(30, ticket({ promisedAt: iso(35), promiseMoves: 2 }))).toEqual([['A', iso(50)]])
})

it("a held order's estimate never moves, and a delivery's includes the driving time", () => {
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
    { stations: defaultStations, extraMinutes: 0, activeOrders: [...others, later] },
    minutesBefore(minutes),
  ).length

it('a quiet kitchen starts a scheduled order at its usual time', () => {
  expect([fired(60), fired(21), fired(21, ahead(2))]).toEqual([0, 0, 0])
})

it('a busy kitchen starts it earlier by the current delay', () => {
  // Twenty dishes of eight minutes at four cooks take 42 minutes, plus 5 to pack: a delay of 30
  // compared with a quiet kitchen.
  expect([fired(51, ahead(20)), fired(50, ahead(20)), fired(30, ahead(20))]).toEqual([0, 1, 1])
})

it('an order is not started early after its usual time, and extra minutes count as delay', () => {
  expect(fired(20, ahead(20))).toBe(0)
  const withExtraMinutes = { stations: defaultStations, extraMinutes: 15, activeOrders: [later] }
  expect(listOrdersToFireEarly(withExtraMinutes, minutesBefore(35))).toEqual([later])
})
