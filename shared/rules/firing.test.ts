import { listOrdersToFireEarly } from './firing'
import { defaultStations } from './stations'

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
