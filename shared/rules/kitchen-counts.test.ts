import type { Station } from '../contract/menu'
import type { OrderStatus } from '../terms/orders'
import { countAllDay, areLinesDone, countBoardOrders, filterStationLines } from './kitchen-counts'

type Line = Parameters<typeof countAllDay>[0][number]['orderItems'][number]

const line = (name: string, quantity: number, station: Station, isStruck = false): Line => ({
  quantity,
  station,
  isStruck,
  menuItem: { name },
  customizations: null,
  differs: { options: [], leftOut: [] },
})
const ticket = (status: OrderStatus, ...orderItems: ReturnType<typeof line>[]) => ({ status, orderItems })

it('counts each dish over all open tickets, by station, most first', () => {
  const counts = countAllDay([
    ticket('pending', line('California Roll', 2, 'sushi'), line('Green Tea', 1, 'drinks')),
    ticket('cooking', line('Tuna Roll', 4, 'sushi'), line('California Roll', 1, 'sushi')),
  ])
  expect(counts).toEqual([
    {
      station: 'sushi',
      dishes: [
        { name: 'Tuna Roll', quantity: 4, otherwise: [] },
        { name: 'California Roll', quantity: 3, otherwise: [] },
      ],
    },
    { station: 'drinks', dishes: [{ name: 'Green Tea', quantity: 1, otherwise: [] }] },
  ])
})

it('tells beneath a dish how many of it are made otherwise', () => {
  const noodles = (quantity: number) => ({
    ...line('Hibachi Chicken', quantity, 'hibachi'),
    customizations: { notes: '', options: [{ id: 'noodles', name: 'Noodles', quantity: 1 }] },
    differs: { options: ['noodles'], leftOut: ['Yum yum sauce'] },
  })
  expect(countAllDay([ticket('cooking', line('Hibachi Chicken', 1, 'hibachi'), noodles(2), noodles(1))])).toEqual([
    {
      station: 'hibachi',
      dishes: [
        {
          name: 'Hibachi Chicken',
          quantity: 4,
          otherwise: [
            { name: 'NO yum yum sauce', quantity: 3 },
            { name: 'noodles', quantity: 3 },
          ],
        },
      ],
    },
  ])
})

it('counts nothing that is made: struck lines and what stands at the pass', () => {
  expect(
    countAllDay([
      ticket('cooking', line('Tuna Roll', 4, 'sushi', true), line('Shrimp Tempura', 1, 'fry')),
      ticket('ready', line('Shrimp Tempura', 6, 'fry')),
    ]),
  ).toEqual([{ station: 'fry', dishes: [{ name: 'Shrimp Tempura', quantity: 1, otherwise: [] }] }])
})

it("knows a station's lines and when they are all made", () => {
  const lines = [line('Tuna Roll', 1, 'sushi', true), line('Hibachi Steak', 1, 'hibachi')]
  expect(areLinesDone(filterStationLines(lines, 'sushi'))).toBe(true)
  expect(areLinesDone(filterStationLines(lines, null))).toBe(false)
  expect(areLinesDone(filterStationLines(lines, 'drinks'))).toBe(false)
})

it('counts cards, what is held back by day, and the orders of the local day', () => {
  const placed = (over: object) => ({
    orderType: 'pickup' as const,
    status: 'pending' as const,
    createdAt: '2026-05-01T16:00:00.000Z',
    scheduledFor: null,
    history: [],
    ...over,
  })
  const day = [
    placed({}),
    placed({ status: 'completed' }),
    placed({ status: 'cancelled' }),
    placed({ scheduledFor: '2026-05-01T23:00:00.000Z' }),
    placed({ scheduledFor: '2026-05-02T23:00:00.000Z' }),
    // At eleven last night by the location's clock.
    placed({ status: 'completed', createdAt: '2026-05-01T03:00:00.000Z' }),
    placed({ createdAt: '2026-04-28T16:00:00.000Z', scheduledFor: '2026-05-02T02:00:00.000Z' }),
  ]
  const now = new Date('2026-05-01T17:00:00.000Z')
  expect(countBoardOrders(day, { timeZone: 'America/New_York' }, now)).toEqual({
    active: 1,
    heldToday: 2,
    heldLater: 1,
    ofToday: 5,
  })
})
