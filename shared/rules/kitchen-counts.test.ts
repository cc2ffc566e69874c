import type { Station } from '../contract/menu'
import { allDayCounts, areStruck, linesAt } from './kitchen-counts'
import type { OrderStatus } from './order-status'

const line = (name: string, quantity: number, station: Station, isStruck = false) => ({
  quantity,
  station,
  isStruck,
  menuItem: { name },
})
const ticket = (status: OrderStatus, ...orderItems: ReturnType<typeof line>[]) => ({ status, orderItems })

it('counts each dish over all open tickets, by station, most first', () => {
  const counts = allDayCounts([
    ticket('pending', line('California Roll', 2, 'sushi'), line('Green Tea', 1, 'drinks')),
    ticket('cooking', line('Tuna Roll', 4, 'sushi'), line('California Roll', 1, 'sushi')),
  ])
  expect(counts).toEqual([
    {
      station: 'sushi',
      dishes: [
        { name: 'Tuna Roll', quantity: 4 },
        { name: 'California Roll', quantity: 3 },
      ],
    },
    { station: 'drinks', dishes: [{ name: 'Green Tea', quantity: 1 }] },
  ])
})

it('counts nothing that is made: struck lines and what stands at the pass', () => {
  expect(
    allDayCounts([
      ticket('cooking', line('Tuna Roll', 4, 'sushi', true), line('Shrimp Tempura', 1, 'fry')),
      ticket('ready', line('Shrimp Tempura', 6, 'fry')),
    ]),
  ).toEqual([{ station: 'fry', dishes: [{ name: 'Shrimp Tempura', quantity: 1 }] }])
})

it("knows a station's lines and when they are all made", () => {
  const lines = [line('Tuna Roll', 1, 'sushi', true), line('Hibachi Steak', 1, 'hibachi')]
  expect(areStruck(linesAt(lines, 'sushi'))).toBe(true)
  expect(areStruck(linesAt(lines, null))).toBe(false)
  expect(areStruck(linesAt(lines, 'drinks'))).toBe(false)
})
